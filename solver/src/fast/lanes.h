// SIMD solver for lists of 9x9 boards, with one board in each lane of a vector. solve_many() uses
// it for side 9.
//
// Each lane runs its own depth-first search. A sweep is one pass of elimination rules over the
// boards of all lanes at once (lane_boards.h). After each sweep, the next action depends on the
// board in the lane:
//
//   board is full            the solution is recorded
//   contradiction            the search of the lane backtracks to its last untried branch
//   few or no eliminations   the search of the lane splits into two branches
//   search is finished       the lane gets the next board of the list
//
// The result of a board does not depend on the boards in other lanes.
//
// For long lists this is two to three times as fast as solving one board after the other
// (digit_lanes.h). For a single board it is slower.
#pragma once

#include <cstdint>
#include <span>

namespace sudoku::fast {

// Counts the solutions of the 9x9 boards in `digits`, and finds one solution of each. A board is 81
// digits, row by row, 0 for an empty cell. Counting stops at `limit` solutions (1..254) of a board.
// Writes the number of solutions of each board to `counts`, or kNotKnown (255) if `guesses` guesses
// were not enough. Writes the first solution to `solutions`, or 81 zeros if none was found.
void solve_lanes(std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                 std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions);

}  // namespace sudoku::fast
