// The textbook search: scan row, column and box for each digit, stop at the first solution.

#include "row_major.h"
#include "scanning.h"
#include "sudoku/searches.h"

namespace sudoku {
namespace {

using Backtracking = RowMajor<Scanning, false>;
static_assert(sizeof(Backtracking) <= 512, "a checkpoint must stay small");

}  // namespace

std::unique_ptr<Search> make_backtracking(const Board& board) {
  return std::make_unique<Backtracking>(board);
}

}  // namespace sudoku
