// The textbook backtracking once more: recursive, slow and obvious. It serves the tests as a second
// opinion and shares nothing with the library but the Step struct; even rows, columns and boxes are
// worked out here again.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/step.h"

namespace sudoku::test {

// A square of digits, row by row, 0 for an empty cell. Side 4, 6 or 9.
struct Grid {
  int side = 0;
  std::vector<int> digits;
  bool operator==(const Grid&) const = default;
};

int box_height(int side);
int box_width(int side);
// The number of the box, from 0, from left to right and from top to bottom.
int box_of(int side, int cell);

// Do the cells share a row, a column or a box?
bool are_peers(int side, int a, int b);
// No two equal digits in a row, column or box.
bool obeys_rules(const Grid& grid);

// The steps of the backtracking search from its first to its last, cut off after `limit`.
std::vector<Step> reference_steps(const Grid& grid, std::size_t limit);
// All solutions in the order in which the search meets them, cut off after `limit`.
std::vector<Grid> reference_solutions(const Grid& grid, std::size_t limit);

}  // namespace sudoku::test
