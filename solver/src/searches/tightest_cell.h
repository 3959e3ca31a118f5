// Finds the empty cell with the fewest candidates, in which the searches `mrv` and `propagation`
// guess.
#pragma once

#include <bit>
#include <cstdint>

#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/step.h"
#include "unit_masks.h"

namespace sudoku::searches {

struct TightestCell {
  std::uint8_t cell = kNoCell;  // number of the cell, or kNoCell if no cell is empty
  int count = kMaxSide + 1;     // number of candidates of the cell
};

// Returns the empty cell with the fewest candidates; among equals, the first one row by row.
inline TightestCell tightest_cell(const Board& board, const UnitMasks& masks) {
  const Geometry& geometry = board.geometry();
  TightestCell tightest;
  for (int cell = 0; cell < geometry.cells() && tightest.count > 0; ++cell) {
    if (board[cell] != 0) continue;
    const int count = std::popcount(masks.candidates(geometry, cell));
    if (count < tightest.count) tightest = {static_cast<std::uint8_t>(cell), count};
  }
  return tightest;
}

}  // namespace sudoku::searches
