#include "sudoku/geometry.h"

namespace sudoku {

Geometry::Geometry(int box_height, int box_width)
    : side_(box_height * box_width), box_height_(box_height), box_width_(box_width) {
  const int boxes_across = side_ / box_width_;
  for (int cell = 0; cell < cells(); ++cell) {
    const int row = cell / side_;
    const int column = cell % side_;
    const int box = row / box_height_ * boxes_across + column / box_width_;
    const int place_in_box = row % box_height_ * box_width_ + column % box_width_;
    units_of_[cell] = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(side_ + column),
                       static_cast<std::uint8_t>(2 * side_ + box)};
    cells_of_[row][column] = static_cast<std::uint8_t>(cell);
    cells_of_[side_ + column][row] = static_cast<std::uint8_t>(cell);
    cells_of_[2 * side_ + box][place_in_box] = static_cast<std::uint8_t>(cell);
  }
}

int Geometry::place(int unit, int cell) const noexcept {
  if (unit < side_) return column(cell);
  if (unit < 2 * side_) return row(cell);
  return row(cell) % box_height_ * box_width_ + column(cell) % box_width_;
}

const Geometry* Geometry::of_side(int side) {
  static const Geometry four(2, 2);
  static const Geometry six(2, 3);
  static const Geometry nine(3, 3);
  switch (side) {
    case 4:
      return &four;
    case 6:
      return &six;
    case 9:
      return &nine;
    default:
      return nullptr;
  }
}

const Geometry* Geometry::of_cells(int cells) {
  for (const int side : {4, 6, 9}) {
    if (side * side == cells) return of_side(side);
  }
  return nullptr;
}

}  // namespace sudoku
