#include "unavoidable.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace sudoku {
namespace {

// By digit and unit, the cell.
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

// Two cells that can trade their digits, if some other pairs trade too: what comes to the one has
// to leave its units. These pairs are bits.
struct UnavoidableSets::Pair {
  int cell;
  int other;
  unsigned next;
};

UnavoidableSets::UnavoidableSets(const Board& grid) {
  const Geometry& geometry = grid.geometry();
  const int side = geometry.side();
  const CellsByDigit cells = cells_by_digit(grid);
  for (int a = 1; a < side; ++a) {
    for (int b = a + 1; b <= side; ++b) {
      // If a and b trade in this row, b comes into the column and the box of the cell that held a.
      // So they must trade too in the rows where these hold b.
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
      // If the lines trade here, line b gets a digit that it already has: there they must trade
      // too.
      add_exchange(side, [&](int place) {
        const int cell = geometry.cell(a, place);
        const int same = cells[grid[cell]][b];
        return Pair{cell, geometry.cell(b, place), pair_bit(geometry.place(b, same))};
      });
    }
  }
}

// Each step from a pair to what must trade with it is a permutation of the pairs, so that going
// forward from any of them reaches all that depend on each other: every pair is in one set.
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
