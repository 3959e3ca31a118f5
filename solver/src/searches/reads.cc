#include "reads.h"

namespace sudoku {

Reads::Reads(const Geometry& geometry, int all_reads, ReadNumber number, Look look) noexcept
    : side(geometry.side()), all(all_reads) {
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (int kind = 0; kind < 3; ++kind) {
      const std::uint8_t unit = geometry.units_of(cell)[kind];
      const int place = geometry.place(unit, cell);
      costs[cell].units[kind] = unit;
      costs[cell].reads[kind] = static_cast<std::uint8_t>(number(kind, place, geometry.side()));
    }
    for (int read = 0; read < all; ++read) {
      Step check = look(geometry, cell, read);
      check.kind = Kind::kCheck;
      check.cell = static_cast<std::uint8_t>(cell);
      checks[cell][read] = pack(check);
    }
  }
}

}  // namespace sudoku
