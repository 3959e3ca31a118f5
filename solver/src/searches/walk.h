// Two fast loops for the searches that fill the board row by row. One does many steps and only
// counts them, cell by cell. The other one also writes each step into an array, digit by digit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

#include "read_costs.h"
#include "reads.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/search.h"

namespace sudoku::searches {

// Upper bound of the number of steps in one visit to a cell: 29 steps for each of 9 digits (a
// `try`, 27 `check` steps and a `conflict`), and 4 more steps for the whole visit.
inline constexpr std::uint64_t kLongestCell = kMaxSide * (3 * kMaxSide + 2) + 4;

// Upper bound of the number of words that write_digits() writes for one digit, one word per step: a
// `try`, 27 `check` steps (rounded up to 28, because they are written in blocks of 4), and at most
// three more steps, such as `place`, `solution` and `erase`.
inline constexpr std::size_t kLongestDigit = 1 + Reads::kMost + 3;

// The working data of a call that does many steps of a search. Between two rounds of its loop, the
// search is always about to try the next digit of a cell. Each such call computes the data from the
// search, so that stored copies of a search need not contain them.
struct Walk {
  const Reads* reads = nullptr;
  bool all_solutions = false;  // whether the search continues after a solution
  int cells = 0;               // number of cells without a given
  int depth = 0;               // number of digits that the search has written
  bool done = false;           // whether the search has ended
  Extent seen{};               // lowest and highest value of `depth` since the start of the call
  // Element i of both arrays is about the cell that is filled at depth i, that is, when i digits
  // have been written. It is the i-th cell without a given, row by row. `cell` is the number of the
  // cell. `digit` is the digit tried last in the cell, 0 before the first.
  std::array<std::uint8_t, kMaxCells + 1> cell{};
  std::array<std::uint8_t, kMaxCells + 1> digit{};
};

// Advances the search state `walk` cell by cell, by at most `steps` steps. Stops at the end of the
// search, or when fewer than kLongestCell + kLongestDigit steps are left. A visit to a cell takes
// at most kLongestCell steps, so at least kLongestDigit steps are left for write_digits(). Reduces
// `steps` by the number of steps done, and returns this number, by kind. `board` is the board at
// the start. `table` is the table of read costs: how many reads (of a cell or a unit) find a digit
// among the peers of a cell. On entry the table covers only the givens. On return it covers all
// digits on the board except that of the last cell without a given.
Counters visit_cells(Walk& walk, const Board& board, ReadCosts& table, std::uint64_t& steps);

// Advances the search state `walk` digit by digit and writes each step into `words`, packed. Stops
// at the end of the search, or when fewer than kLongestDigit words are free, the most that one
// digit needs. Returns the number of steps written, by kind. `costs` is the table of read costs:
// how many reads (of a cell or a unit) find a digit among the peers of a cell. The function updates
// the table when it places or erases a digit, except in the last cell without a given. Requires:
// words.size() >= kLongestDigit.
Counters write_digits(Walk& walk, ReadCosts& costs, std::span<std::uint32_t> words);

// Returns the number of steps of all kinds: the sum of `counters`, which has the number of steps of
// each kind.
inline std::uint64_t steps_in(const Counters& counters) {
  return std::accumulate(counters.begin(), counters.end(), std::uint64_t{0});
}

}  // namespace sudoku::searches
