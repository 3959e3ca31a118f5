// The textbook search that goes on after each solution until every possibility has been tried.

#include "row_major.h"
#include "scanning.h"
#include "sudoku/searches.h"

namespace sudoku {
namespace {

using AllSolutions = RowMajor<Scanning, true>;
static_assert(sizeof(AllSolutions) <= 512, "a checkpoint must stay small");

}  // namespace

std::unique_ptr<Search> make_all_solutions(const Board& board) {
  return std::make_unique<AllSolutions>(board);
}

}  // namespace sudoku
