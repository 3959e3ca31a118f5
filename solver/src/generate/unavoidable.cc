#include "unavoidable.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "sudoku/geometry.h"

namespace sudoku::generator {
namespace {

// For a full grid, element [digit][unit] is the cell of `unit` (a row, column or box) that holds
// `digit`.
using CellsByDigit = std::array<std::array<std::uint8_t, kMaxUnits>, kMaxSide + 1>;

CellsByDigit cells_by_digit(const Board& grid) {
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

// Two cells of a full grid that swap their digits when two digits, two rows or two columns of the
// grid are exchanged. If a pair is swapped, some other pairs must be swapped too. Otherwise a digit
// would occur twice in a row, column or box.
struct UnavoidableSets::Pair {
  int cell;
  int other;
  // The other pairs that must be swapped if this pair is swapped, as a mask. Bit i is pair i of the
  // same exchange of two digits, rows or columns.
  unsigned next;
};

UnavoidableSets::UnavoidableSets(const Board& grid) {
  const Geometry& geometry = grid.geometry();
  const int side = geometry.side();
  const CellsByDigit cells = cells_by_digit(grid);
  for (int a = 1; a < side; ++a) {
    for (int b = a + 1; b <= side; ++b) {
      // Exchange the digits a and b in the grid. A pair is the two cells of a and b in one row. If
      // a and b are swapped in `row`, b moves to `cell`. The column and the box of `cell` already
      // contain b. So a and b must also be swapped in the rows where this column and this box have
      // b.
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
    // One past the last line of the band or stack that contains line `a`. Rows are the lines
    // 0..side-1, columns are the lines side..2*side-1.
    const int end = a - a % lines + lines;
    for (int b = a + 1; b < end; ++b) {
      // Exchange two lines a and b: two rows of a band, or two columns of a stack. A pair is the
      // two cells at the same place in the lines, one in each. If the digits of a pair are swapped,
      // line b gets a digit that it already has at another place. So the pair at that place must
      // also be swapped.
      add_exchange(side, [&](int place) {
        const int cell = geometry.cell(a, place);
        const int same = cells[grid[cell]][b];
        return Pair{cell, geometry.cell(b, place), pair_bit(geometry.place(b, same))};
      });
    }
  }
}

// Splits an exchange, that is, a list of pairs of cells that swap their digits, into unavoidable
// sets. Starts each set with one pair. Then adds every pair that must be swapped because a pair of
// the set is swapped (Pair::next), and repeats this for the added pairs.
//
// Each pair gets into exactly one set. A swap requires another swap if otherwise a digit would
// occur twice: in a column or a box if two digits are exchanged, in one of the two rows or columns
// if these are exchanged. For each of these reasons, the map from a pair to the required pair is a
// permutation of the pairs. The cycles of a permutation lead from every pair back to itself. So if
// one pair requires another, directly or indirectly, the other also requires the first, and the
// sets do not overlap.
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

bool UnavoidableSets::has_unhit_set(CellSet clues) const {
  return std::any_of(sets_.begin(), sets_.end(),
                     [clues](CellSet set) { return (set & clues).empty(); });
}

bool UnavoidableSets::is_surely_needed(CellSet clues, int cell) const {
  const CellSet alone = CellSet::of(cell);
  const auto sets = sets_of_[cell].begin();
  return std::any_of(sets, sets + counts_[cell],
                     [&](int set) { return (sets_[set] & clues) == alone; });
}

}  // namespace sudoku::generator
