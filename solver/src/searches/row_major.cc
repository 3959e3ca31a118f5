#include "row_major.h"

#include <algorithm>

namespace sudoku {
namespace {

// Of the givens alone: what else the board holds is on the stack of the walk. In line at both
// places it would be 150 bytes more to load.
[[gnu::noinline]] ReadCosts costs_of_givens(const Walk& walk, const Board& board) noexcept {
  ReadCosts costs;
  int empty = 0;
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (empty < walk.cells && walk.cell[empty] == cell) {
      ++empty;
    } else {
      costs.put(walk.reads->costs[cell], board[cell]);
    }
  }
  return costs;
}

void add(Counters& counters, const Counters& more) noexcept {
  for (int kind = 0; kind < kKinds; ++kind) counters[kind] += more[kind];
}

// Digit after digit, as long as there is room for it. The costs are of no use after that: the digit
// that did not fit may be in them.
Counters write_steps(Walk& walk, ReadCosts& costs, std::span<std::uint32_t> words) noexcept {
  Counters counters{};
  if (words.size() >= kLongestDigit) counters = write_digits(walk, costs, words);
  while (!walk.done) {
    const auto rest = words.subspan(steps_in(counters));
    std::array<std::uint32_t, kLongestDigit> next;
    const Walk before = walk;
    const Counters more = write_digits(walk, costs, next);
    const auto end = next.begin() + steps_in(more);
    if (steps_in(more) > rest.size()) {
      walk = before;
      break;
    }
    std::copy(next.begin(), end, rest.begin());
    add(counters, more);
  }
  return counters;
}

}  // namespace

Counters walk_cells(Walk& walk, const Board& board, std::uint64_t steps) noexcept {
  ReadCosts costs = costs_of_givens(walk, board);
  Counters counters = visit_cells(walk, board, costs, steps);
  if (walk.done) return counters;
  // The rest is less than a cell: to write it takes less than next() does, though nobody reads it.
  std::array<std::uint32_t, kLongestCell> words;
  add(counters, write_steps(walk, costs, {words.data(), static_cast<std::size_t>(steps)}));
  return counters;
}

Counters read_digits(Walk& walk, const Board& board, std::span<std::uint32_t> words) noexcept {
  ReadCosts costs = costs_of_givens(walk, board);
  for (int depth = 0; depth < walk.depth; ++depth)
    costs.put(walk.reads->costs[walk.cell[depth]], walk.digit[depth]);
  return write_steps(walk, costs, words);
}

}  // namespace sudoku
