// Precomputed cell sets: the peers of each cell and the cells of each unit. A unit is a row, a
// column or a box. The peers of a cell are the other cells of its three units.
//
//   const auto& sight = sudoku::Sight::of(geometry);
//   sight.of_cell(0);  // the peers of cell 0; 20 cells on 9x9
//   sight.of_unit(9);  // the cells of unit 9, which is column 0 on 9x9
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"

namespace sudoku {

// Tables of the peers of each cell and of the cells of each unit, for one board geometry. Two cells
// are peers, or see each other, if they share a row, column or box.
class Sight {
 public:
  // Returns the tables of peers and units for `geometry`. The tables live until the program ends.
  static const Sight& of(const Geometry& geometry);

  // Returns the peers of `cell`: the other cells of its row, column and box.
  CellSet of_cell(int cell) const noexcept { return of_cell_[cell]; }
  // Returns the cells of the row, column or box `unit`.
  CellSet of_unit(int unit) const noexcept { return of_unit_[unit]; }
  // Returns the cells that share a row, column or box with every cell in `cells`, and are not in
  // `cells`. Returns all cells of the board if `cells` is empty.
  CellSet of_all(CellSet cells) const noexcept;
  // Returns the numbers of all units in the order in which people usually scan them: boxes, rows,
  // columns.
  std::span<const std::uint8_t> units() const noexcept { return {units_.data(), count_}; }
  // Returns the index of `cell`, from 0, within its row, its column and its box, in this order.
  std::span<const std::uint8_t, 3> places_of(int cell) const noexcept { return places_of_[cell]; }

 private:
  explicit Sight(const Geometry& geometry);

  std::array<CellSet, kMaxCells> of_cell_;
  std::array<CellSet, kMaxUnits> of_unit_;
  CellSet everywhere_;
  std::array<std::array<std::uint8_t, 3>, kMaxCells> places_of_{};
  std::array<std::uint8_t, kMaxUnits> units_{};
  std::size_t count_ = 0;
};

}  // namespace sudoku
