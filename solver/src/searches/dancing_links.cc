// Knuth's Algorithm X with dancing links, a solver for exact cover problems. An item is a
// constraint such as "row 3 has a 7". An option is a digit in a cell; it satisfies four items. The
// search chooses the item with the fewest options and tries each of them. To try an option, it
// covers (removes) the items that the option satisfies.
//
// The links are a data structure of 33 KB that stores which items are covered. Which items are
// covered follows from the digits of the board. So a copy of the search starts without links, and
// rebuilds them from its board when it continues. The items that the givens satisfy may be covered
// in any order. The items that the other digits satisfy are covered in the order in which the
// digits were written, so that they can be uncovered in the reverse order.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "driver.h"
#include "links.h"
#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/cell_set.h"
#include "sudoku/search.h"
#include "sudoku/searches.h"
#include "sudoku/step.h"

namespace sudoku {
namespace searches {
namespace {

class DancingLinks final : public Cloned<DancingLinks, Driver> {
 public:
  explicit DancingLinks(const Board& board) : Cloned(kDancingLinks, board) {}

  std::size_t bytes() const noexcept override {
    return sizeof *this + (links_ ? links_->bytes() : 0);
  }

  void prepare() override {
    if (links_) return;
    auto links = std::make_unique<Links>(geometry());
    const auto cover = [&](int cell) { links->choose(option_of(cell, board()[cell])); };
    CellSet on_stack;
    for (const int cell : stack()) on_stack.insert(cell);
    for (int cell = 0; cell < geometry().cells(); ++cell) {
      if (board()[cell] != 0 && !on_stack.contains(cell)) cover(cell);
    }
    for (const int cell : stack()) cover(cell);
    links_.set(std::move(links));
    item_ = links_->smallest();
  }

 protected:
  Step advance() override {
    prepare();
    return Driver::advance();
  }

  Step choose() override {
    item_ = links_->smallest();
    if (item_ < 0) return solution();
    branch(first_cell_of_item());
    return about_item(Kind::kSelect);
  }

  Step try_next() override {
    const int option = digit_ == 0 ? links_->first(item_) : links_->after(item_, tried());
    if (option < 0) return retreat(about_item(Kind::kRetreat));
    return attempt(cell_of(option), option % board().side() + 1, Phase::kPlace);
  }

  Step place() override {
    links_->choose(tried());
    return Driver::place();
  }

  Step erase() override {
    const Step step = Driver::erase();
    links_->release(tried());
    item_ = links_->smallest();
    return step;
  }

  // Restores a saved search. Returns false if a saved value is invalid. While the search tries the
  // options (digits in cells) of an item (constraint), it finds the next option through the links
  // of the option tried last. These links are valid only if no item that this option satisfies is
  // covered, that is, if the digit tried last is still a candidate of its cell. The function checks
  // this.
  bool restore_own(Reader& reader) override {
    links_.clear();
    return Driver::restore_own(reader) &&
           (phase_ != Phase::kTry || digit_ == 0 || (candidates(cell_) & 1U << digit_) != 0);
  }

 private:
  int option_of(int cell, int digit) const noexcept { return cell * board().side() + digit - 1; }
  int cell_of(int option) const noexcept { return option / board().side(); }
  // Returns the number of the option that was tried last. An option is a digit in a cell, here the
  // current digit in the current cell.
  int tried() const noexcept { return option_of(cell_, digit_); }

  // Returns a step of `kind` that names the current item (constraint): either a cell, or a unit and
  // a digit that the unit needs.
  Step about_item(Kind kind) const noexcept {
    const int cells = geometry().cells();
    if (item_ < cells) return {.kind = kind, .cell = static_cast<std::uint8_t>(item_)};
    const int side = board().side();
    return {.kind = kind,
            .digit = static_cast<std::uint8_t>((item_ - cells) % side + 1),
            .unit = static_cast<std::uint8_t>((item_ - cells) / side)};
  }

  // Returns a cell of the current item. An item (constraint) is either a cell that needs a digit,
  // or a unit that needs a certain digit. Returns this cell, or the first empty cell of this unit.
  int first_cell_of_item() const {
    if (item_ < geometry().cells()) return item_;
    const auto cells = geometry().cells_of((item_ - geometry().cells()) / board().side());
    return *std::find_if(cells.begin(), cells.end(),
                         [this](int cell) { return board()[cell] == 0; });
  }

  Cache<Links> links_;
  // The number of the item (constraint) whose options the search tries: the item with the fewest
  // options. On a board of side N, item c (0..N*N-1) is cell c, and item N*N + N*u + d - 1 is digit
  // d in unit u. The number is computed from links_, so it is meaningless while links_ is empty.
  int item_ = 0;
};

}  // namespace
}  // namespace searches

constexpr Algorithm kDancingLinks{.id = "dancing-links",
                                  .make = searches::make<searches::DancingLinks>};

}  // namespace sudoku
