#include "orbits.h"

#include <algorithm>

#include "sudoku/geometry.h"

namespace sudoku::generator {
namespace {

// Returns `cell` and the cells that `symmetry` maps it to. A cell may occur more than once in the
// result.
std::array<int, 4> images(const Geometry& geometry, Symmetry symmetry, int cell) {
  const int side = geometry.side();
  const int row = geometry.row(cell);
  const int column = geometry.column(cell);
  const auto at = [side](int r, int c) { return side * r + c; };
  const int last = side - 1;
  switch (symmetry) {
    case Symmetry::kHalfTurn:
      return {cell, at(last - row, last - column), cell, cell};
    case Symmetry::kDiagonal:
      return {cell, at(column, row), cell, cell};
    case Symmetry::kBothAxes:
      return {cell, at(row, last - column), at(last - row, column), at(last - row, last - column)};
    case Symmetry::kNone:
      break;
  }
  return {cell, cell, cell, cell};
}

}  // namespace

std::vector<Orbit> orbits_of(const Geometry& geometry, Symmetry symmetry) {
  std::vector<Orbit> orbits;
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    const auto all = images(geometry, symmetry, cell);
    if (*std::min_element(all.begin(), all.end()) < cell) continue;
    Orbit orbit;
    for (const int image : all) {
      if (std::find(orbit.begin(), orbit.end(), image) != orbit.end()) continue;
      orbit.cells[orbit.size++] = static_cast<std::uint8_t>(image);
    }
    orbits.push_back(orbit);
  }
  return orbits;
}

}  // namespace sudoku::generator
