// Random full grids, that is, boards without an empty cell that obey the rules.
#pragma once

#include "random.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"

namespace sudoku::generator {

// Returns a random full board that obeys the rules. Every valid grid is possible, but the grids are
// not guaranteed to be equally likely.
Board random_grid(const Geometry& geometry, Random& random);

}  // namespace sudoku::generator
