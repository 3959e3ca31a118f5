// Many 9x9 boards, one in each lane of a vector: what solve_many() does where there are vectors.
//
// Each lane searches depth first by itself. All lanes are swept at once (lane_boards.h); after a
// sweep a lane that is full hands over its solution, one with a contradiction takes up its last
// alternative, one that does not move any more is split in two, and one that has nothing left to do
// gets the next board. What a board gives does not depend on its neighbours.
//
// It is some two to three times as fast as one board after the other (digit_lanes.h) for long
// lists, and slower for a single board.
#pragma once

#include <cstdint>
#include <span>

namespace sudoku {

// As solve_many() with side 9.
void solve_lanes(std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                 std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions);

}  // namespace sudoku
