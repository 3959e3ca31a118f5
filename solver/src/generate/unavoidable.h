// Unavoidable sets of a full grid. An unavoidable set is a set of cells whose digits can be
// permuted so that the grid still obeys the rules. A puzzle of the grid has a second solution if it
// has no clue in some unavoidable set.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/cell_set.h"

namespace sudoku {

// The unavoidable sets of a grid that can be found without a search. They come from exchanging two
// digits, two rows of a band, or two columns of a stack. Each minimal part of such an exchange that
// is possible alone is an unavoidable set. About half of the clues of a minimal puzzle are the only
// clue in one of these sets. See McGuire, Tugemann and Civario, "There is no 16-Clue Sudoku"
// (2012).
class UnavoidableSets {
 public:
  // Finds the sets of `grid`. Takes a few microseconds.
  // Requires: the grid is full and obeys the rules.
  explicit UnavoidableSets(const Board& grid);

  // Returns true if some set contains none of the cells `clues`. Then the puzzle with these clues
  // has a second solution. False proves nothing.
  bool is_any_hidden(CellSet clues) const noexcept;
  // Returns true if `cell` is the only one of the cells `clues` in some set. Then the puzzle has a
  // second solution without the clue in `cell`. False proves nothing.
  bool is_surely_needed(CellSet clues, int cell) const noexcept;

 private:
  struct Pair;

  // Adds the sets of one exchange, which consists of `pairs` pairs of cells. pair_at(i) returns
  // pair i. Pairs that can only be exchanged together become one set.
  template <typename PairAt>
  void add_exchange(int pairs, PairAt pair_at);

  // Maximum number of sets that contain a cell: one set for each exchange of its digit with another
  // digit, of its row with another row of the band, of its column with another column of the stack.
  static constexpr int kExchanges = kMaxSide - 1 + 2 + 2;

  // At most 216 sets. A 9x9 grid has 36 exchanges of digits, 9 of rows and 9 of columns, of nine
  // pairs each. No pair can be exchanged alone, so an exchange consists of at most four sets.
  std::vector<CellSet> sets_;
  // [cell]: the indices in sets_ of the sets that contain the cell, and the number of these sets.
  std::array<std::array<std::uint8_t, kExchanges>, kMaxCells> sets_of_{};
  std::array<std::uint8_t, kMaxCells> counts_{};
};

}  // namespace sudoku
