// Minimum remaining values: always the empty cell with the fewest candidates, the first of them row
// by row. Its candidates are tried in ascending order. All of them are allowed, so nothing is
// checked.

#include "driver.h"
#include "sudoku/searches.h"
#include "tightest_cell.h"

namespace sudoku {
namespace {

class Mrv final : public Cloned<Mrv, Driver> {
 public:
  explicit Mrv(const Board& board) noexcept : Cloned(kMrv, board) {}

 protected:
  Step choose() override {
    const auto [cell, count] = tightest_cell(board(), masks());
    return cell == kNoCell ? solution() : branch(cell);
  }
};

}  // namespace

constexpr Algorithm kMrv{.id = "mrv", .make = make<Mrv>};

}  // namespace sudoku
