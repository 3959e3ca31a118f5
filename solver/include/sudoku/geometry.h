// The shape of a Sudoku: which cell lies in which row, column and box.
//
//   const auto& geometry = *sudoku::Geometry::of_side(9);
//   geometry.row(30);           // 3
//   geometry.box(30);           // 4
//   geometry.cell(18 + 4, 0);   // 30, the first cell of box 4
//   geometry.place(18 + 4, 30); // 0, where cell 30 stands in that unit
//
// With N the side, cells are 0..N*N-1 row by row, and units are numbered
// rows 0..N-1, columns N..2N-1, boxes 2N..3N-1:
//
//   boxes of 4x4    of 6x6      of 9x9
//     0 | 1         0 | 1       0 | 1 | 2
//     --+--         --+--       --+---+--
//     2 | 3         2 | 3       3 | 4 | 5
//                   --+--       --+---+--
//                   4 | 5       6 | 7 | 8
//
// The three geometries are immutable, live for ever and are compared by address.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace sudoku {

inline constexpr int kMaxSide = 9;                     // of the largest board
inline constexpr int kMaxCells = kMaxSide * kMaxSide;  // of the largest board
inline constexpr int kMaxUnits = 3 * kMaxSide;         // of the largest board: rows, columns, boxes

// Which cells and units a board has, and which cells lie in which units.
class Geometry {
 public:
  // The geometry of that side (4, 6 or 9), or nullptr for any other.
  static const Geometry* of_side(int side) noexcept;
  // The geometry with that number of cells (16, 36 or 81), or nullptr.
  static const Geometry* of_cells(int cells) noexcept;

  int side() const noexcept { return side_; }
  int box_height() const noexcept { return box_height_; }
  int box_width() const noexcept { return box_width_; }
  int cells() const noexcept { return side_ * side_; }
  int units() const noexcept { return 3 * side_; }

  int row(int cell) const noexcept { return units_of_[cell][0]; }
  int column(int cell) const noexcept { return units_of_[cell][1] - side_; }
  int box(int cell) const noexcept { return units_of_[cell][2] - 2 * side_; }

  // The row unit, column unit and box unit of a cell, in this order.
  std::span<const std::uint8_t, 3> units_of(int cell) const noexcept { return units_of_[cell]; }
  // The cells of a unit, from left to right and from top to bottom.
  std::span<const std::uint8_t> cells_of(int unit) const noexcept {
    return {cells_of_[unit].data(), static_cast<std::size_t>(side_)};
  }
  int cell(int unit, int place) const noexcept { return cells_of_[unit][place]; }
  // Inverse of cell(): where a cell stands in one of its own units, 0..N-1.
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
