// Unavoidable sets of a full grid. An unavoidable set is a set of cells whose digits can be moved
// within the set so that another valid grid results. If a puzzle of the grid has no clue in some
// unavoidable set, the other grid is a second solution of the puzzle.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"

namespace sudoku::generator {

// The unavoidable sets of a grid that can be found without a search. An unavoidable set is a set of
// cells whose digits can be moved within the set so that another valid grid results. The sets come
// from exchanges of two digits in the whole grid, two rows of a band, or two columns of a stack.
// Often an exchange consists of smaller parts, each of which gives a valid grid by itself. The
// cells of each smallest part form one set.
//
// About half of the clues of a minimal puzzle are the only clue in one of these sets. See McGuire,
// Tugemann and Civario, "There is no 16-Clue Sudoku" (2012).
class UnavoidableSets {
 public:
  // Finds the unavoidable sets of `grid`. Takes a few microseconds.
  // Requires: the grid is full and obeys the rules.
  explicit UnavoidableSets(const Board& grid);

  // Returns true if a puzzle with clues in the cells `clues` has no clue in some unavoidable set.
  // Then the puzzle has a second solution, in which the digits of this set are moved. If the result
  // is false, the puzzle may still have several solutions.
  bool has_unhit_set(CellSet clues) const;
  // Returns true if some unavoidable set contains the clue in `cell` and no other clue. `clues` has
  // the cells of all clues of the puzzle. If the result is true, the puzzle needs the clue in
  // `cell`: without it, the digits of this set can be moved to give a second solution. If the
  // result is false, the clue may still be needed.
  bool is_surely_needed(CellSet clues, int cell) const;

 private:
  struct Pair;

  // Adds the unavoidable sets that are parts of one exchange of two digits, two rows or two
  // columns. The exchange consists of `pairs` pairs of cells that swap their digits. pair_at(i)
  // returns pair i, together with the numbers of the other pairs that must be swapped if pair i is
  // swapped. Pairs that can only be swapped together become one set.
  template <typename PairAt>
  void add_exchange(int pairs, PairAt pair_at);

  // Maximum number of unavoidable sets that contain a cell. The cell is in one set for each
  // exchange of its digit with another digit, of its row with another row of the band, and of its
  // column with another column of the stack.
  static constexpr int kExchanges = kMaxSide - 1 + 2 + 2;

  // The unavoidable sets that were found, at most 216. A 9x9 grid has 36 exchanges of two digits, 9
  // of two rows and 9 of two columns. Each exchange swaps the digits of nine pairs of cells. No
  // pair can be swapped alone, so an exchange consists of at most four sets.
  std::vector<CellSet> sets_;
  // For each cell, the indices in `sets_` of the unavoidable sets that contain the cell, and the
  // number of these sets.
  std::array<std::array<std::uint8_t, kExchanges>, kMaxCells> sets_of_{};
  std::array<std::uint8_t, kMaxCells> counts_{};
};

}  // namespace sudoku::generator
