#include "walk.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "reads.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/step.h"
#include "unit_masks.h"

namespace sudoku::searches {
namespace {

// Counts of what happened during many steps of a search. The number of steps of each kind follows
// from them.
struct Tally {
  std::uint64_t placed = 0;
  std::uint64_t refused = 0;  // number of tries that ended in a conflict with a peer
  std::uint64_t retreats = 0;
  std::uint64_t solutions = 0;
};

// The data of a search for one cell without a given. They are in one struct so that they lie close
// together in memory.
struct Level {
  // Element d is the total number of reads (of cells or units) that it takes to find each of the
  // digits 1 to d among the peers of this cell. A digit that no peer holds adds nothing.
  DigitCosts reads_up_to;
  unsigned untried;  // candidates not tried yet: bit d stands for digit d
  CellCosts cell;
  std::uint8_t digit;  // digit that was tried last in the cell, 0 before the first

  void enter(const ReadCosts& costs, const UnitMasks& masks) {
    reads_up_to = costs.reads_up_to(cell);
    untried = masks.candidates(cell.units);
  }
};
using Levels = std::array<Level, kMaxCells + 1>;

// Returns the data of the cells without a given. Element i is about the cell that the search fills
// when it has written i digits. The elements after walk.depth have no values yet in `reads_up_to`
// and `untried`; Level::enter() sets them later. `costs` is the table of read costs: how many reads
// (of a cell or a unit) find a digit among the peers of a cell. On entry, `costs` covers only the
// givens; on return, it also covers the digits that the search has written. `masks` has the digits
// of each unit of the current board. The function changes `masks` and restores it.
Levels levels_of(const Walk& walk, ReadCosts& costs, UnitMasks& masks) {
  Levels levels;
  for (int depth = 0; depth < walk.cells; ++depth) {
    levels[depth].cell = walk.reads->costs[walk.cell[depth]];
    levels[depth].digit = walk.digit[depth];
    if (depth < walk.depth) masks.toggle(levels[depth].cell.units, levels[depth].digit);
  }
  for (int depth = 0;; ++depth) {
    Level& level = levels[depth];
    level.enter(costs, masks);
    level.untried &= ~((2U << level.digit) - 1);
    if (depth == walk.depth) return levels;
    costs.put(level.cell, level.digit);
    masks.toggle(level.cell.units, level.digit);
  }
}

Counters count(const Tally& tally, std::uint64_t reads, const Walk& walk) {
  const bool exhausted = walk.done && walk.depth == 0;
  Counters counters{};
  const auto of = [&counters](Kind kind) -> std::uint64_t& {
    return counters[static_cast<int>(kind)];
  };
  of(Kind::kSelect) = tally.placed - tally.solutions;
  of(Kind::kTry) = tally.refused + tally.placed;
  of(Kind::kCheck) = reads;
  of(Kind::kConflict) = tally.refused;
  of(Kind::kPlace) = tally.placed;
  of(Kind::kRetreat) = tally.retreats;
  of(Kind::kErase) = tally.retreats + (walk.all_solutions ? tally.solutions : 0) - exhausted;
  of(Kind::kSolution) = tally.solutions;
  of(Kind::kExhausted) = exhausted;
  return counters;
}

constexpr std::uint32_t word(Kind kind, int cell, int digit) {
  return pack({.kind = kind,
               .cell = static_cast<std::uint8_t>(cell),
               .digit = static_cast<std::uint8_t>(digit)});
}

constexpr std::uint32_t kCheckToConflict =
    pack({.kind = Kind::kCheck}) ^ pack({.kind = Kind::kConflict});

// Copies `count` steps of kind `check`, each packed into 32 bits, from `checks` to `out`. Sets
// their digit to `digit`, which is already shifted to its place in a packed step. Rounds `count` up
// to a multiple of 4. The caller copies all checks of a cell even if one of the first checks finds
// the digit, because a loop of varying length would be mispredicted. The next steps of the search
// then overwrite the copies that are not needed.
void put_checks(std::uint32_t* out, const std::uint32_t* checks, int count, std::uint32_t digit) {
  for (int i = 0; i < count; i += Reads::kBlock) {
    std::array<std::uint32_t, Reads::kBlock> block;
    for (int j = 0; j < Reads::kBlock; ++j) block[j] = checks[i + j] | digit;
    std::copy(block.begin(), block.end(), out + i);
  }
}

}  // namespace

// This function does many steps of a search without reporting them. Each round of its loop visits
// one cell and adds what happens there to a few counts; the number of steps of each kind follows
// from these counts. A round writes only to registers and to the data of two cells, so the loop
// visits about a hundred million cells per second.
Counters visit_cells(Walk& walk, const Board& board, ReadCosts& table, std::uint64_t& steps) {
  // `costs` is a local copy of the parameter `table`. The copy makes the loop 5 % faster, because
  // the loop need not keep the address of the table.
  ReadCosts costs = table;
  UnitMasks masks(board);
  Levels levels = levels_of(walk, costs, masks);
  Tally tally;
  std::uint64_t reads = 0;
  std::uint64_t left = steps;
  const int cells = walk.cells;
  const int all = walk.reads->all;
  const bool all_solutions = walk.all_solutions;
  const unsigned end = 2U << walk.reads->side;
  int depth = walk.depth;
  int low = walk.seen.low;
  int high = walk.seen.high;
  bool done = false;
  while (!done && left >= kLongestCell + kLongestDigit) {
    Level& level = levels[depth];
    const int digit = std::countr_zero(level.untried | end);
    const int refused = digit - level.digit - 1;
    const int read = level.reads_up_to[digit - 1] - level.reads_up_to[level.digit];
    tally.refused += static_cast<std::uint64_t>(refused);
    reads += static_cast<std::uint64_t>(read);
    left -= static_cast<std::uint64_t>(2 * refused + read);
    if (level.untried == 0) {
      ++tally.retreats;
      left -= 2;
      done = depth == 0;
      if (done) break;
      low = std::min(low, --depth);
      costs.remove(levels[depth].cell, levels[depth].digit);
      masks.toggle(levels[depth].cell.units, levels[depth].digit);
      continue;
    }
    level.untried &= level.untried - 1;
    level.digit = static_cast<std::uint8_t>(digit);
    ++tally.placed;
    left -= static_cast<std::uint64_t>(all + 3);
    high = std::max(high, depth + 1);
    if (depth + 1 == cells) {
      ++tally.solutions;
      left -= all_solutions;
      done = !all_solutions;
      if (done) ++depth;
      continue;
    }
    costs.put(level.cell, digit);
    masks.toggle(level.cell.units, digit);
    levels[++depth].digit = 0;
    levels[depth].enter(costs, masks);
  }
  for (int i = 0; i < std::min(depth + 1, cells); ++i) walk.digit[i] = levels[i].digit;
  walk.depth = depth;
  walk.seen = {static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)};
  walk.done = done;
  table = costs;
  steps = left;
  return count(tally, reads + tally.placed * static_cast<std::uint64_t>(all), walk);
}

// This function does many steps of a search and writes them into an array. Its loop is not split
// into several functions, so that the variables of the loop stay in registers.
Counters write_digits(Walk& walk, ReadCosts& costs, std::span<std::uint32_t> words) {
  assert(words.size() >= kLongestDigit);
  Tally tally;
  const int side = walk.reads->side;
  const int all = walk.reads->all;
  int depth = walk.depth;
  int low = walk.seen.low;
  int high = walk.seen.high;
  std::uint32_t* out = words.data();
  const std::uint32_t* const last = out + words.size() - kLongestDigit;
  while (out <= last && !walk.done) {
    const int cell = walk.cell[depth];
    const CellCosts& cell_costs = walk.reads->costs[cell];
    const std::uint32_t* const checks = walk.reads->checks[cell].data();
    const DigitCosts reads = costs.reads(cell_costs);
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
        costs.put(cell_costs, digit);
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
        costs.remove(walk.reads->costs[walk.cell[depth]], walk.digit[depth]);
        *out++ = word(Kind::kErase, walk.cell[depth], walk.digit[depth]);
      }
    }
  }
  walk.depth = depth;
  walk.seen = {static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)};
  Counters counters = count(tally, 0, walk);
  const auto written = static_cast<std::uint64_t>(out - words.data());
  counters[static_cast<int>(Kind::kCheck)] += written - steps_in(counters);
  return counters;
}

}  // namespace sudoku::searches
