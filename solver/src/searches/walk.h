// The two loops that do most of the steps of a search by rows: one counts what happens to whole
// cells, the other writes the steps of digits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

#include "read_costs.h"
#include "sudoku/search.h"

namespace sudoku {

// No cell takes more steps, coming and going: for each digit a try, all reads and a conflict.
inline constexpr std::uint64_t kLongestCell = kMaxSide * (3 * kMaxSide + 2) + 4;

// What a leap or a read moves: a search that is about to put up the next digit of a cell, without
// the board. The stack and the table of costs are made for each of them, so that a checkpoint need
// not carry them.
struct Walk {
  const Reads* reads = nullptr;
  bool all_solutions = false;
  int cells = 0;  // how many are empty at the start of the run
  int depth = 0;
  bool done = false;
  Extent seen{};                                    // the depths on the way
  std::array<std::uint8_t, kMaxCells + 1> cell{};   // by depth: the empty cells, in order ...
  std::array<std::uint8_t, kMaxCells + 1> digit{};  // ... and the digit that was tried last
};

// No digit takes more words until the next one is put up: a try, its checks up to a whole block,
// and three for what becomes of it.
inline constexpr std::size_t kLongestDigit = 1 + Reads::kMost + 3;

// Visits cells as long as a whole one cannot overshoot `steps`, which it takes from. The table is
// that of the givens before, and that of the board after, unless the walk is done. Returns the
// steps taken, by kind.
Counters visit_cells(Walk& walk, const Board& board, ReadCosts& table,
                     std::uint64_t& steps) noexcept;

// Writes digit after digit as long as there is room for the longest; at the start there must be.
// The costs are those of the board. Returns the words written, by kind.
Counters write_digits(Walk& walk, ReadCosts& costs, std::span<std::uint32_t> words) noexcept;

// The steps of all kinds.
inline std::uint64_t steps_in(const Counters& counters) {
  return std::accumulate(counters.begin(), counters.end(), std::uint64_t{0});
}

}  // namespace sudoku
