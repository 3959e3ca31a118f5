// Unavoidable sets: cells of a grid whose digits can change places among each other so that the
// rules still hold. A puzzle that shows none of them has another solution.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/cell_set.h"

namespace sudoku {

// The unavoidable sets of a grid that take no search to find: of each two digits, two rows of a
// band and two columns of a stack, the parts that can be exchanged alone. About half of the clues
// of a minimal puzzle are each the only clue in one of these sets. See McGuire, Tugemann and
// Civario, "There is no 16-Clue Sudoku" (2012).
class UnavoidableSets {
 public:
  // Those of a full grid that obeys the rules. Takes some microseconds.
  explicit UnavoidableSets(const Board& grid);

  // True: the puzzle that shows these cells of the grid has another solution than the grid. False:
  // nothing is known.
  bool is_any_hidden(CellSet clues) const noexcept;
  // True: without the clue in this cell, one of them, that puzzle has another solution. False:
  // nothing is known.
  bool is_surely_needed(CellSet clues, int cell) const noexcept;

 private:
  struct Pair;

  // N pairs, by number: those that have to go together become a set.
  template <typename PairAt>
  void add_exchange(int pairs, PairAt pair_at);

  // A cell is in one set of each exchange that it takes part in: with the other digits, with the
  // other rows of its band, with the other columns of its stack.
  static constexpr int kExchanges = kMaxSide - 1 + 2 + 2;

  // At most 216: no pair trades alone, so that each of 36 + 9 + 9 exchanges has four parts or
  // fewer.
  std::vector<CellSet> sets_;
  std::array<std::array<std::uint8_t, kExchanges>, kMaxCells> sets_of_{};  // their places in sets_
  std::array<std::uint8_t, kMaxCells> counts_{};  // by cell, how many of them
};

}  // namespace sudoku
