// How many solutions a board has, and the first two: one answer for every way to find it.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/board.h"

namespace sudoku {

struct Solutions {
  explicit Solutions(const Board& board) : boards{board, board} {}

  std::uint64_t count = 0;
  std::array<Board, 2> boards;  // the first two found
  bool complete = true;         // false: stopped at the limit of guesses
};

}  // namespace sudoku
