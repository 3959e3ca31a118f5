#include "sudoku/solve.h"

#include "bands.h"
#include "plain.h"

namespace sudoku {
namespace {

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

}  // namespace sudoku
