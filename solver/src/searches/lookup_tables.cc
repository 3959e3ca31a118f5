// The textbook search with three tables instead of scanning: the digits that stand in each row, in
// each column and in each box. A read looks up a whole unit, so at most three test a digit.

#include "row_major.h"
#include "sudoku/searches.h"

namespace sudoku {
namespace {

struct Tables {
  static std::string_view id(bool /*all_solutions*/) { return "lookup-tables"; }
  static int number(int kind, int /*place*/, int /*side*/) { return kind + 1; }
  static int all(int /*side*/) { return 3; }

  static Step look(const Geometry& geometry, int cell, int read) {
    return {.unit = geometry.units_of(cell)[read]};
  }
  // The board is small enough to stand in for the table; leap() has one.
  static bool finds(const Board& board, const Step& step, int digit) {
    for (const int cell : board.geometry().cells_of(step.unit)) {
      if (board[cell] == digit) return true;
    }
    return false;
  }
};

using LookupTables = RowMajor<Tables, false>;
static_assert(sizeof(LookupTables) <= 512, "a checkpoint must stay small");

}  // namespace

std::unique_ptr<Search> make_lookup_tables(const Board& board) {
  return std::make_unique<LookupTables>(board);
}

}  // namespace sudoku
