#include "unavoidable.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace sudoku {
namespace {

// [digit][unit]: the cell of the unit that holds the digit.
using CellsByDigit = std::array<std::array<std::uint8_t, kMaxUnits>, kMaxSide + 1>;

CellsByDigit cells_by_digit(const Board& grid) noexcept {
  CellsByDigit cells{};
  for (int cell = 0; cell < grid.geometry().cells(); ++cell) {
    for (const int unit : grid.geometry().units_of(cell)) {
      cells[grid[cell]][unit] = static_cast<std::uint8_t>(cell);
    }
  }
  return cells;
}

constexpr unsigned pair_bit(int pair) noexcept { return 1U << pair; }

}  // namespace

// Two cells whose digits can be exchanged, provided that some other pairs are exchanged too.
// Otherwise a digit would occur twice in a unit.
struct UnavoidableSets::Pair {
  int cell;
  int other;
  unsigned next;  // mask of the pairs that must be exchanged as well
};

UnavoidableSets::UnavoidableSets(const Board& grid) {
  const Geometry& geometry = grid.geometry();
  const int side = geometry.side();
  const CellsByDigit cells = cells_by_digit(grid);
  for (int a = 1; a < side; ++a) {
    for (int b = a + 1; b <= side; ++b) {
      // Exchange the digits a and b; a pair is a row. Exchanging them in `row` puts b into the
      // column and the box of `cell`, which already contain b. So a and b must also be exchanged in
      // the rows that contain these two cells.
      add_exchange(side, [&](int row) {
        const int cell = cells[a][row];
        const auto units = geometry.units_of(cell);
        const auto row_in = [&](int unit) { return geometry.row(cells[b][unit]); };
        return Pair{cell, cells[b][row], pair_bit(row_in(units[1])) | pair_bit(row_in(units[2]))};
      });
    }
  }
  for (int a = 0; a < 2 * side; ++a) {
    const int lines = a < side ? geometry.box_height() : geometry.box_width();
    const int end = a - a % lines + lines;  // of the band or stack
    for (int b = a + 1; b < end; ++b) {
      // Exchange the lines (rows or columns) a and b; a pair is a place in the lines. Exchanging
      // `place` gives line b a digit that it already has elsewhere. So the lines must also be
      // exchanged in the place of that digit.
      add_exchange(side, [&](int place) {
        const int cell = geometry.cell(a, place);
        const int same = cells[grid[cell]][b];
        return Pair{cell, geometry.cell(b, place), pair_bit(geometry.place(b, same))};
      });
    }
  }
}

// A set is the transitive closure of Pair::next. Each rule that leads from a pair to a pair it
// requires is a permutation of the pairs. So following the rules forward from one pair of a cycle
// reaches all others, and each pair is in exactly one set.
template <typename PairAt>
void UnavoidableSets::add_exchange(int pairs, PairAt pair_at) {
  unsigned seen = 0;
  for (int first = 0; first < pairs; ++first) {
    if ((seen & pair_bit(first)) != 0) continue;
    const auto index = static_cast<std::uint8_t>(sets_.size());
    CellSet set;
    for (unsigned open = pair_bit(first); open != 0;) {
      const int at = std::countr_zero(open);
      const Pair pair = pair_at(at);
      for (const int cell : {pair.cell, pair.other}) {
        set.insert(cell);
        sets_of_[cell][counts_[cell]++] = index;
      }
      seen |= pair_bit(at);
      open = (open | pair.next) & ~seen;
    }
    sets_.push_back(set);
    assert(sets_.size() <= UINT8_MAX);
  }
}

bool UnavoidableSets::is_any_hidden(CellSet clues) const noexcept {
  return std::any_of(sets_.begin(), sets_.end(),
                     [clues](CellSet set) { return (set & clues).empty(); });
}

bool UnavoidableSets::is_surely_needed(CellSet clues, int cell) const noexcept {
  const CellSet alone = CellSet::of(cell);
  const auto sets = sets_of_[cell].begin();
  return std::any_of(sets, sets + counts_[cell],
                     [&](int set) { return (sets_[set] & clues) == alone; });
}

}  // namespace sudoku
