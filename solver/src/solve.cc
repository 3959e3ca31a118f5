#include "sudoku/solve.h"

#include <bit>

#include "bands.h"
#include "plain.h"

namespace sudoku {
namespace {

constexpr std::uint64_t kNoLimit = UINT64_MAX;

Solutions search(const Board& board, std::uint64_t wanted, std::uint64_t guesses) {
  return board.side() == 9 ? search_bands(board, wanted, guesses)
                           : search_plain(board, wanted, guesses);
}

Status status_of(const Solutions& found) {
  if (found.count == 2) return Status::kMultiple;
  if (!found.complete) return Status::kUnknown;
  return found.count == 1 ? Status::kUnique : Status::kNone;
}

}  // namespace

Verdict check(const Board& board, std::uint64_t guesses) {
  Verdict verdict;
  verdict.conflicts = conflicts(board);
  if (!verdict.conflicts.empty()) {
    verdict.status = Status::kInvalid;
    return verdict;
  }
  verdict.impossible = find_impossible(board);
  if (verdict.impossible) {
    verdict.status = Status::kNone;
    return verdict;
  }
  const Solutions found = search(board, 2, guesses);
  verdict.status = status_of(found);
  if (found.count > 0) verdict.solution = found.boards[0];
  if (found.count > 1) verdict.second = found.boards[1];
  return verdict;
}

std::uint64_t count(const Board& board, std::uint64_t limit) {
  if (limit == 0 || !conflicts(board).empty()) return 0;
  return search(board, limit, kNoLimit).count;
}

bool may_differ(const Board& board, int cell, int digit) {
  assert(board[cell] == 0);
  if (board.side() == 9) return search_bands(board, 1, kNoLimit, {cell, digit}).count > 0;
  const unsigned others = candidates(board, cell) & ~(1U << digit);
  for (unsigned left = others; left != 0; left &= left - 1) {
    Board other = board;
    other.set(cell, std::countr_zero(left));
    if (search_plain(other, 1, kNoLimit).count > 0) return true;
  }
  return false;
}

}  // namespace sudoku
