// The search `mrv` (minimum remaining values). It always fills the empty cell with the fewest
// candidates. Of several such cells it takes the one with the lowest number. It tries the
// candidates of the cell in ascending order. A candidate never conflicts with the board, so the
// search has no steps that check digits.

#include "driver.h"
#include "sudoku/board.h"
#include "sudoku/search.h"
#include "sudoku/searches.h"
#include "sudoku/step.h"
#include "tightest_cell.h"

namespace sudoku {
namespace searches {
namespace {

class Mrv final : public Cloned<Mrv, Driver> {
 public:
  explicit Mrv(const Board& board) : Cloned(kMrv, board) {}

 protected:
  Step choose() override {
    const auto [cell, count] = tightest_cell(board(), masks());
    return cell == kNoCell ? solution() : branch(cell);
  }
};

}  // namespace
}  // namespace searches

constexpr Algorithm kMrv{.id = "mrv", .make = searches::make<searches::Mrv>};

}  // namespace sudoku
