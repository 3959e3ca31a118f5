// Which cells see each other, and the units, as sets of cells.
//
//   const auto& sight = sudoku::Sight::of(geometry);
//   sight.of_cell(0);  // the 20 cells of 9x9 that hold another digit than cell 0
//   sight.of_unit(9);  // column 0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"

namespace sudoku {

// Which cells see each other: they share a unit, and so never hold the same digit.
class Sight {
 public:
  static const Sight& of(const Geometry& geometry) noexcept;

  // All that a cell sees, without the cell itself.
  CellSet of_cell(int cell) const noexcept { return of_cell_[cell]; }
  CellSet of_unit(int unit) const noexcept { return of_unit_[unit]; }
  // What sees every one of these cells; everything if there are none.
  CellSet of_all(CellSet cells) const noexcept;
  // The units in the order in which a person looks: boxes, rows, columns.
  std::span<const std::uint8_t> units() const noexcept { return {units_.data(), count_}; }
  // Where a cell stands in its row, its column and its box.
  std::span<const std::uint8_t, 3> places_of(int cell) const noexcept { return places_of_[cell]; }

 private:
  explicit Sight(const Geometry& geometry) noexcept;

  std::array<CellSet, kMaxCells> of_cell_;
  std::array<CellSet, kMaxUnits> of_unit_;
  CellSet everywhere_;
  std::array<std::array<std::uint8_t, 3>, kMaxCells> places_of_{};
  std::array<std::uint8_t, kMaxUnits> units_{};
  std::size_t count_ = 0;
};

}  // namespace sudoku
