#include "sudoku/solve.h"

#include <bit>
#include <cassert>

#include "digit_lanes.h"
#include "plain.h"
#include "sudoku/geometry.h"

namespace sudoku {
namespace {

constexpr std::uint64_t kNoLimit = UINT64_MAX;

Status status_of(const Solutions& found) {
  if (found.count == 2) return Status::kMultiple;
  if (!found.complete) return Status::kUnknown;
  return found.count == 1 ? Status::kUnique : Status::kNone;
}

}  // namespace

Solutions find_solutions(const Board& board, std::uint64_t wanted, std::uint64_t guesses) {
  if (board.side() == 9) return fast::search_digit_lanes(board, wanted, guesses);
  if (!obeys_rules(board)) return Solutions(board);
  return fast::search_plain(board, wanted, guesses);
}

std::optional<Impossible> find_impossible(const Board& board) {
  const Geometry& geometry = board.geometry();
  const unsigned all = (2U << board.side()) - 2U;
  // All masks are of digits: bit d stands for digit d. taken[unit] are the digits of a unit.
  std::array<unsigned, kMaxUnits> taken{};
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (const int unit : geometry.units_of(cell)) taken[unit] |= 1U << board[cell];
  }
  // fits[cell] are the candidates of an empty cell, or the digit of a filled cell.
  std::array<unsigned, kMaxCells> fits{};
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    const auto units = geometry.units_of(cell);
    fits[cell] = board[cell] != 0 ? 1U << board[cell]
                                  : all & ~(taken[units[0]] | taken[units[1]] | taken[units[2]]);
    if (fits[cell] == 0) return Impossible{.cell = static_cast<std::uint8_t>(cell)};
  }
  for (int unit = 0; unit < geometry.units(); ++unit) {
    unsigned nowhere = all;
    for (const int cell : geometry.cells_of(unit)) nowhere &= ~fits[cell];
    if (nowhere == 0) continue;
    return Impossible{.unit = static_cast<std::uint8_t>(unit),
                      .digit = static_cast<std::uint8_t>(std::countr_zero(nowhere))};
  }
  return std::nullopt;
}

Verdict check(const Board& board, std::uint64_t guesses) {
  Verdict verdict;
  const Solutions found = find_solutions(board, 2, guesses);
  verdict.status = status_of(found);
  if (found.count > 0) verdict.solution = found.boards[0];
  if (found.count > 1) verdict.second = found.boards[1];
  if (found.count > 0) return verdict;
  if (!obeys_rules(board)) {
    verdict.status = Status::kInvalid;
    verdict.conflicts = conflicts(board);
  } else {
    // Before its first guess, the solver rejects a board that has a cell without a candidate or a
    // unit without a place for some digit. But the solver does not report which cell or unit is at
    // fault. find_impossible() finds out.
    verdict.impossible = find_impossible(board);
  }
  return verdict;
}

std::optional<Board> solve(const Board& board) {
  const Solutions found = find_solutions(board, 1, kNoLimit);
  return found.count == 0 ? std::nullopt : std::optional(found.boards[0]);
}

std::uint64_t count(const Board& board, std::uint64_t limit) {
  return limit == 0 ? 0 : find_solutions(board, limit, kNoLimit).count;
}

bool may_differ(const Board& board, int cell, int digit) {
  assert(board[cell] == 0);
  if (board.side() == 9)
    return fast::search_digit_lanes(board, 1, kNoLimit, {cell, digit}).count > 0;
  const unsigned others = candidates(board, cell) & ~(1U << digit);
  for (unsigned left = others; left != 0; left &= left - 1) {
    Board other = board;
    other.set(cell, std::countr_zero(left));
    if (fast::search_plain(other, 1, kNoLimit).count > 0) return true;
  }
  return false;
}

}  // namespace sudoku
