// Orbits: groups of cells that a symmetry of the board, such as a half turn, maps onto each other.
// The generator adds and removes the clues of an orbit together.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/generate.h"
#include "sudoku/geometry.h"

namespace sudoku::generator {

// An orbit: a cell and its images under a symmetry, without repetitions. It has one to four cells.
struct Orbit {
  std::array<std::uint8_t, 4> cells{};
  int size = 0;

  const std::uint8_t* begin() const noexcept { return cells.data(); }
  const std::uint8_t* end() const noexcept { return cells.data() + size; }
};

// Returns the orbits of all cells under `symmetry`, sorted by their lowest cell. Each cell is in
// exactly one orbit.
std::vector<Orbit> orbits_of(const Geometry& geometry, Symmetry symmetry);

}  // namespace sudoku::generator
