#include "sudoku/sight.h"

namespace sudoku {

Sight::Sight(const Geometry& geometry) {
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    everywhere_.insert(cell);
    for (int kind = 0; kind < 3; ++kind) {
      const int unit = geometry.units_of(cell)[kind];
      of_unit_[unit].insert(cell);
      places_of_[cell][kind] = static_cast<std::uint8_t>(geometry.place(unit, cell));
    }
  }
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (const int unit : geometry.units_of(cell)) of_cell_[cell] |= of_unit_[unit];
    of_cell_[cell].erase(cell);
  }
  for (int i = 0; i < geometry.units(); ++i) {
    const int unit = (i + 2 * geometry.side()) % geometry.units();
    units_[count_++] = static_cast<std::uint8_t>(unit);
  }
}

const Sight& Sight::of(const Geometry& geometry) {
  static const Sight four(*Geometry::of_side(4));
  static const Sight six(*Geometry::of_side(6));
  static const Sight nine(*Geometry::of_side(9));
  return geometry.side() == 9 ? nine : geometry.side() == 6 ? six : four;
}

CellSet Sight::of_all(CellSet cells) const noexcept {
  CellSet seen = everywhere_;
  for (const int cell : cells) seen &= of_cell_[cell];
  return seen;
}

}  // namespace sudoku
