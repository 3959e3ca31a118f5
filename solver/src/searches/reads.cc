#include "reads.h"

#include <cstddef>

#include "sudoku/step.h"

namespace sudoku::searches {

Reads::Reads(const Geometry& geometry, ReadOf read_of) : side(geometry.side()) {
  // Number of reads that show that a unit does not contain a digit: one read of each cell of the
  // unit, or a single read of the whole unit.
  const int in_unit = read_of == ReadOf::kCell ? side : 1;
  all = 3 * in_unit;
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (int read = 0; read < all; ++read) {
      Step check = {.kind = Kind::kCheck,
                    .cell = static_cast<std::uint8_t>(cell),
                    .unit = geometry.units_of(cell)[read / in_unit]};
      if (read_of == ReadOf::kCell) check.place = static_cast<std::uint8_t>(read % in_unit);
      checks[cell][read] = pack(check);
    }
    for (int kind = 0; kind < 3; ++kind) {
      const std::uint8_t unit = geometry.units_of(cell)[kind];
      // Number of reads in `unit` before the read that finds the digit that `cell` holds. If each
      // read looks at one cell of the unit, this is the place (index) of the cell. If a single read
      // tests the whole unit, it is 0.
      const int before = read_of == ReadOf::kCell ? geometry.place(unit, cell) : 0;
      costs[cell].units[kind] = unit;
      costs[cell].reads[kind] = static_cast<std::uint8_t>(kind * in_unit + before + 1);
    }
  }
}

const Reads& reads_of(const Geometry& geometry, ReadOf read_of) {
  static const auto all = [] {
    const auto on = [](int side) {
      const Geometry& board = *Geometry::of_side(side);
      return std::array{Reads(board, ReadOf::kCell), Reads(board, ReadOf::kUnit)};
    };
    return std::array{on(4), on(6), on(9)};
  }();
  const int side = geometry.side();
  return all[side == 4 ? 0 : side == 6 ? 1 : 2][static_cast<std::size_t>(read_of)];
}

}  // namespace sudoku::searches
