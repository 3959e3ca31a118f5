// SIMD solver for lists of 9x9 boards, one board per lane. solve_many() uses it for side 9.
//
// Each lane runs its own depth-first search. One sweep (lane_boards.h) eliminates candidates in all
// lanes at once. What happens next depends on the board in the lane:
//
//   full             the solution is recorded
//   contradiction    the search of the lane backtracks to its last alternative
//   (almost) stuck   the search of the lane branches
//   search finished  the lane gets the next board of the list
//
// The result of a board does not depend on the boards in other lanes.
//
// For long lists this is two to three times as fast as solving one board after the other
// (digit_lanes.h); for a single board it is slower.
#pragma once

#include <cstdint>
#include <span>

namespace sudoku {

// Counts the solutions of each board in `digits`. The contract is that of solve_many() in
// sudoku/solve_many.h with `side` 9.
void solve_lanes(std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                 std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions);

}  // namespace sudoku
