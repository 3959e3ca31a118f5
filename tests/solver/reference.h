// Textbook backtracking as a reference for the tests: recursive, slow and obvious. It shares only
// the Step struct with the library, and computes rows, columns and boxes by itself.
#pragma once

#include <cstddef>
#include <vector>

#include "sudoku/step.h"

namespace sudoku::test {

// A square of digits, row by row, 0 for an empty cell. The side is 4, 6 or 9.
struct Grid {
  int side = 0;
  std::vector<int> digits;
  bool operator==(const Grid&) const = default;
};

int box_height(int side);
int box_width(int side);
// Returns the number of the box, from 0, from left to right and from top to bottom.
int box_of(int side, int cell);

// Returns whether two different cells share a row, a column or a box.
bool are_peers(int side, int a, int b);
// Returns whether no row, column or box has two equal digits.
bool obeys_rules(const Grid& grid);

// Returns the steps of the backtracking search from its start, at most `limit`.
std::vector<Step> reference_steps(const Grid& grid, std::size_t limit);
// Returns the solutions in the order in which the search finds them, at most `limit`.
std::vector<Grid> reference_solutions(const Grid& grid, std::size_t limit);

}  // namespace sudoku::test
