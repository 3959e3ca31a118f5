#include "row_major.h"

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

// What happened to whole cells.
struct Tally {
  std::uint64_t placed = 0;
  std::uint64_t refused = 0;  // digits
  std::uint64_t retreats = 0;
  std::uint64_t solutions = 0;
};

ReadCosts costs_of(const Walk& walk, const Board& board) noexcept {
  ReadCosts costs(board.side(), *walk.reads);
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (board[cell] != 0) costs.put(cell, board[cell]);
  }
  return costs;
}

// So many visits to cells, or fewer if the search comes to its end. Everything that is written in
// this loop lives in registers: it does some hundred million visits a second.
Tally visit_cells(Walk& walk, ReadCosts& costs, std::uint64_t visits) noexcept {
  Tally tally;
  const int cells = walk.cells;
  int depth = walk.depth;
  int low = walk.seen.low;
  int high = walk.seen.high;
  for (; visits > 0 && !walk.done; --visits) {
    const int cell = walk.cell[depth];
    const Visit visit = costs.visit(cell, walk.digit[depth]);
    tally.refused += static_cast<std::uint64_t>(visit.refused);
    if (visit.digit == 0) {
      ++tally.retreats;
      walk.done = depth == 0;
      if (walk.done) break;
      low = std::min(low, --depth);
      costs.remove(walk.cell[depth], walk.digit[depth]);
      continue;
    }
    walk.digit[depth] = static_cast<std::uint8_t>(visit.digit);
    ++tally.placed;
    high = std::max(high, depth + 1);
    if (depth + 1 == cells) {
      ++tally.solutions;
      walk.done = !walk.all_solutions;
      if (walk.done) ++depth;
      continue;
    }
    costs.put(cell, visit.digit);
    walk.digit[++depth] = 0;
  }
  walk.depth = depth;
  walk.seen = {static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)};
  return tally;
}

std::uint64_t sum_of(const Counters& counters) {
  return std::accumulate(counters.begin(), counters.end(), std::uint64_t{0});
}

void count(const Tally& tally, std::uint64_t refused_reads, const Walk& walk, Counters& counters) {
  const auto of = [&counters](Kind kind) -> std::uint64_t& {
    return counters[static_cast<int>(kind)];
  };
  const bool exhausted = walk.done && walk.depth == 0;
  of(Kind::kSelect) += tally.placed - tally.solutions;
  of(Kind::kTry) += tally.refused + tally.placed;
  of(Kind::kCheck) += refused_reads + tally.placed * static_cast<std::uint64_t>(walk.reads->all);
  of(Kind::kConflict) += tally.refused;
  of(Kind::kPlace) += tally.placed;
  of(Kind::kRetreat) += tally.retreats;
  of(Kind::kErase) += tally.retreats + (walk.all_solutions ? tally.solutions : 0) - exhausted;
  of(Kind::kSolution) += tally.solutions;
  of(Kind::kExhausted) += exhausted;
}

constexpr std::uint32_t word(Kind kind, int cell, int digit) {
  return pack({.kind = kind,
               .cell = static_cast<std::uint8_t>(cell),
               .digit = static_cast<std::uint8_t>(digit)});
}

constexpr std::uint32_t kCheckToConflict =
    pack({.kind = Kind::kCheck}) ^ pack({.kind = Kind::kConflict});

// All the checks of a digit, up to a whole block, whatever the number of those that are taken: no
// branch could be predicted to end after them, and what follows overwrites the rest.
void put_checks(std::uint32_t* out, const std::uint32_t* checks, int count, std::uint32_t digit) {
  for (int i = 0; i < count; i += Reads::kBlock) {
    std::array<std::uint32_t, Reads::kBlock> block;
    for (int j = 0; j < Reads::kBlock; ++j) block[j] = checks[i + j] | digit;
    std::copy(block.begin(), block.end(), out + i);
  }
}

}  // namespace

Counters walk_cells(Walk& walk, const Board& board, std::uint64_t steps) noexcept {
  ReadCosts costs = costs_of(walk, board);
  Counters counters{};
  std::uint64_t taken = 0;
  while (!walk.done && taken + kLongestCell <= steps) {
    const std::uint64_t visits = std::min((steps - taken) / kLongestCell, ReadCosts::kMostVisits);
    const Tally tally = visit_cells(walk, costs, visits);
    count(tally, costs.take_reads(), walk, counters);
    taken = sum_of(counters);
  }
  return counters;
}

// One function, for the same reason as visit_cells(): the loop is to live in registers.
Counters read_digits(Walk& walk, const Board& board, std::span<std::uint32_t> words) noexcept {
  ReadCosts costs = costs_of(walk, board);
  Tally tally;
  const int side = board.side();
  const int all = walk.reads->all;
  int depth = walk.depth;
  int low = walk.seen.low;
  int high = walk.seen.high;
  std::uint32_t* out = words.data();
  const std::uint32_t* const last = out + words.size() - kLongestDigit;
  while (out <= last && !walk.done) {
    const int cell = walk.cell[depth];
    const std::uint32_t* const checks = walk.reads->checks[cell].data();
    const DigitCosts reads = costs.reads(cell);
    int digit = walk.digit[depth];
    bool allowed = false;
    while (digit < side && out <= last) {
      const std::uint32_t shown = static_cast<std::uint32_t>(++digit) << 16;
      *out++ = word(Kind::kTry, cell, digit);
      put_checks(out, checks, all, shown);
      allowed = reads[digit] == 0;
      if (allowed) break;
      out += reads[digit];
      *out++ = (checks[reads[digit] - 1] | shown) ^ kCheckToConflict;
      ++tally.refused;
    }
    walk.digit[depth] = static_cast<std::uint8_t>(digit);
    if (allowed) {
      out += all;
      *out++ = word(Kind::kPlace, cell, digit);
      ++tally.placed;
      high = std::max(high, depth + 1);
      if (depth + 1 < walk.cells) {
        costs.put(cell, digit);
        walk.digit[++depth] = 0;
        *out++ = word(Kind::kSelect, walk.cell[depth], 0);
        continue;
      }
      *out++ = pack({.kind = Kind::kSolution});
      ++tally.solutions;
      walk.done = !walk.all_solutions;
      if (walk.done) {
        ++depth;
      } else {
        *out++ = word(Kind::kErase, cell, digit);
      }
    } else if (digit == side) {
      *out++ = word(Kind::kRetreat, cell, 0);
      ++tally.retreats;
      walk.done = depth == 0;
      if (walk.done) {
        *out++ = pack({.kind = Kind::kExhausted});
      } else {
        low = std::min(low, --depth);
        costs.remove(walk.cell[depth], walk.digit[depth]);
        *out++ = word(Kind::kErase, walk.cell[depth], walk.digit[depth]);
      }
    }
  }
  walk.depth = depth;
  walk.seen = {static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)};
  Counters counters{};
  count(tally, 0, walk, counters);
  const auto written = static_cast<std::uint64_t>(out - words.data());
  counters[static_cast<int>(Kind::kCheck)] += written - sum_of(counters);
  return counters;
}

}  // namespace sudoku
