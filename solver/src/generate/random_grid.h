// Full grids, drawn at random.
#pragma once

#include "random.h"
#include "sudoku/board.h"

namespace sudoku {

// A board without an empty cell that obeys the rules. Every grid can come; that all are equally
// likely is not promised.
Board random_grid(const Geometry& geometry, Random& random);

}  // namespace sudoku
