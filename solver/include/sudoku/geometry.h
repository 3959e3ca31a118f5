// The geometry of a Sudoku board: which cell belongs to which row, column and box.
//
//   const auto& geometry = *sudoku::Geometry::of_side(9);
//   geometry.row(30);           // 3
//   geometry.box(30);           // 4
//   geometry.cell(18 + 4, 0);   // 30, the first cell of box 4
//   geometry.place(18 + 4, 30); // 0, the index of cell 30 within that unit
//
// On a board of side N, cells are numbered 0..N*N-1, row by row. Units are numbered in this order:
// rows 0..N-1, columns N..2N-1, boxes 2N..3N-1. The place of a cell in a unit is its index among
// the N cells of that unit, from 0. Box numbers run row by row:
//
//   boxes of 4x4    of 6x6      of 9x9
//     0 | 1         0 | 1       0 | 1 | 2
//     --+--         --+--       --+---+--
//     2 | 3         2 | 3       3 | 4 | 5
//                   --+--       --+---+--
//                   4 | 5       6 | 7 | 8
//
// There are three Geometry objects, one for each size of board. They are immutable, live until the
// program ends, and can be compared by address.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sudoku {

// Side of the largest board, which is 9x9.
inline constexpr int kMaxSide = 9;
// Number of cells of the largest board: 81.
inline constexpr int kMaxCells = kMaxSide * kMaxSide;
// Number of units (rows, columns and boxes) of the largest board: 27.
inline constexpr int kMaxUnits = 3 * kMaxSide;

// The layout of the Sudoku boards of one size (4x4, 6x6 or 9x9). Converts between cells, units
// (rows, columns and boxes), and places (the index of a cell within a unit).
class Geometry {
 public:
  // Returns the geometry of a board of side N = 4, 6 or 9, or nullptr for any other number.
  static const Geometry* of_side(int side);
  // Returns the geometry of the board that has `cells` cells (16, 36 or 81), or nullptr for any
  // other number of cells.
  static const Geometry* of_cells(int cells);

  int side() const noexcept { return side_; }
  int box_height() const noexcept { return box_height_; }
  int box_width() const noexcept { return box_width_; }
  int cells() const noexcept { return side_ * side_; }
  int units() const noexcept { return 3 * side_; }

  // Return the row, the column and the box of `cell`, each numbered 0..N-1 on a board of side N.
  int row(int cell) const noexcept { return units_of_[cell][0]; }
  int column(int cell) const noexcept { return units_of_[cell][1] - side_; }
  int box(int cell) const noexcept { return units_of_[cell][2] - 2 * side_; }

  // Returns the unit numbers of the row, the column and the box of `cell`, in this order. On a
  // board of side N, rows are units 0..N-1, columns are N..2N-1, and boxes are 2N..3N-1.
  std::span<const std::uint8_t, 3> units_of(int cell) const noexcept { return units_of_[cell]; }
  // Returns the cells of `unit` (a row, column or box), row by row and from left to right.
  std::span<const std::uint8_t> cells_of(int unit) const noexcept {
    return {cells_of_[unit].data(), static_cast<std::size_t>(side_)};
  }
  // Returns the cell with index `place` (0..N-1) within `unit` (a row, column or box).
  int cell(int unit, int place) const noexcept { return cells_of_[unit][place]; }
  // Returns the index of `cell` within `unit` (a row, column or box), 0..N-1. This is the inverse
  // of cell(unit, place).
  // Requires: `unit` contains `cell`.
  int place(int unit, int cell) const noexcept;

 private:
  Geometry(int box_height, int box_width);

  int side_;
  int box_height_;
  int box_width_;
  std::array<std::array<std::uint8_t, 3>, kMaxCells> units_of_{};
  std::array<std::array<std::uint8_t, kMaxSide>, kMaxUnits> cells_of_{};
};

}  // namespace sudoku
