// What a symmetry does to the cells: those that go together.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/generate.h"

namespace sudoku {

// A cell and its images under a symmetry, each once.
struct Orbit {
  std::array<std::uint8_t, 4> cells{};
  int size = 0;

  const std::uint8_t* begin() const noexcept { return cells.data(); }
  const std::uint8_t* end() const noexcept { return cells.data() + size; }
};

// All cells of the board in orbits, by their first cell.
std::vector<Orbit> orbits_of(const Geometry& geometry, Symmetry symmetry);

}  // namespace sudoku
