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
  ReadCosts costs(board.geometry(), walk.number);
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
  for (; visits > 0 && !walk.done; --visits) {
    const int cell = walk.cell[depth];
    const Visit visit = costs.visit(cell, walk.digit[depth]);
    tally.refused += static_cast<std::uint64_t>(visit.refused);
    if (visit.digit == 0) {
      ++tally.retreats;
      walk.done = depth == 0;
      if (walk.done) break;
      --depth;
      costs.remove(walk.cell[depth], walk.digit[depth]);
      continue;
    }
    walk.digit[depth] = static_cast<std::uint8_t>(visit.digit);
    ++tally.placed;
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
  return tally;
}

void count(const Tally& tally, std::uint64_t refused_reads, const Walk& walk, Counters& counters) {
  const auto of = [&counters](Kind kind) -> std::uint64_t& {
    return counters[static_cast<int>(kind)];
  };
  const bool exhausted = walk.done && walk.depth == 0;
  of(Kind::kSelect) += tally.placed - tally.solutions;
  of(Kind::kTry) += tally.refused + tally.placed;
  of(Kind::kCheck) += refused_reads + tally.placed * static_cast<std::uint64_t>(walk.all_reads);
  of(Kind::kConflict) += tally.refused;
  of(Kind::kPlace) += tally.placed;
  of(Kind::kRetreat) += tally.retreats;
  of(Kind::kErase) += tally.retreats + (walk.all_solutions ? tally.solutions : 0) - exhausted;
  of(Kind::kSolution) += tally.solutions;
  of(Kind::kExhausted) += exhausted;
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
    taken = std::accumulate(counters.begin(), counters.end(), std::uint64_t{0});
  }
  return counters;
}

}  // namespace sudoku
