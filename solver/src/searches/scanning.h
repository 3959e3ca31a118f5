// Reading as the textbook does: the N cells of the row, of the column and of the box, one by one,
// the cell itself included.
#pragma once

#include <string_view>

#include "sudoku/board.h"
#include "sudoku/step.h"

namespace sudoku {

struct Scanning {
  static std::string_view id(bool all_solutions) {
    return all_solutions ? "all-solutions" : "backtracking";
  }
  static int number(int kind, int place, int side) { return kind * side + place + 1; }
  static int all(int side) { return 3 * side; }

  static Step look(const Geometry& geometry, int cell, int read) {
    const int side = geometry.side();
    return {.unit = geometry.units_of(cell)[read / side],
            .place = static_cast<std::uint8_t>(read % side)};
  }
  static bool finds(const Board& board, const Step& step, int digit) {
    return board[step.peer(board.geometry())] == digit;
  }
};

}  // namespace sudoku
