// The geometry of a Sudoku board: which cell belongs to which row, column and box.
//
//   const auto& geometry = *sudoku::Geometry::of_side(9);
//   geometry.row(30);           // 3
//   geometry.box(30);           // 4
//   geometry.cell(18 + 4, 0);   // 30, the first cell of box 4
//   geometry.place(18 + 4, 30); // 0, the index of cell 30 within that unit
//
// On a board of side N, cells are numbered 0..N*N-1, row by row. Units are numbered in this order:
// rows 0..N-1, columns N..2N-1, boxes 2N..3N-1. Box numbers run row by row:
//
//   boxes of 4x4    of 6x6      of 9x9
//     0 | 1         0 | 1       0 | 1 | 2
//     --+--         --+--       --+---+--
//     2 | 3         2 | 3       3 | 4 | 5
//                   --+--       --+---+--
//                   4 | 5       6 | 7 | 8
//
// There are three Geometry objects. They are immutable, live until the program ends, and can be
// compared by address.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace sudoku {

inline constexpr int kMaxSide = 9;                     // side of the largest board
inline constexpr int kMaxCells = kMaxSide * kMaxSide;  // number of cells of the largest board
inline constexpr int kMaxUnits = 3 * kMaxSide;         // number of units of the largest board

// Converts between cells, units, and the places of cells within units.
class Geometry {
 public:
  // Returns the geometry of a board of side 4, 6 or 9, or nullptr for any other side.
  static const Geometry* of_side(int side) noexcept;
  // Returns the geometry of a board of 16, 36 or 81 cells, or nullptr for any other number.
  static const Geometry* of_cells(int cells) noexcept;

  int side() const noexcept { return side_; }
  int box_height() const noexcept { return box_height_; }
  int box_width() const noexcept { return box_width_; }
  int cells() const noexcept { return side_ * side_; }
  int units() const noexcept { return 3 * side_; }

  // Row, column and box of `cell`, each numbered 0..N-1.
  int row(int cell) const noexcept { return units_of_[cell][0]; }
  int column(int cell) const noexcept { return units_of_[cell][1] - side_; }
  int box(int cell) const noexcept { return units_of_[cell][2] - 2 * side_; }

  // Returns the unit numbers of the row, the column and the box of `cell`, in this order.
  std::span<const std::uint8_t, 3> units_of(int cell) const noexcept { return units_of_[cell]; }
  // Returns the cells of `unit`, row by row and from left to right.
  std::span<const std::uint8_t> cells_of(int unit) const noexcept {
    return {cells_of_[unit].data(), static_cast<std::size_t>(side_)};
  }
  // Returns the cell at `place` (0..N-1) of `unit`.
  int cell(int unit, int place) const noexcept { return cells_of_[unit][place]; }
  // Inverse of cell(): returns the place of `cell` within `unit`, 0..N-1.
  // Requires: `unit` contains `cell`.
  int place(int unit, int cell) const noexcept;

 private:
  Geometry(int box_height, int box_width) noexcept;

  int side_;
  int box_height_;
  int box_width_;
  std::array<std::array<std::uint8_t, 3>, kMaxCells> units_of_{};
  std::array<std::array<std::uint8_t, kMaxSide>, kMaxUnits> cells_of_{};
};

}  // namespace sudoku
