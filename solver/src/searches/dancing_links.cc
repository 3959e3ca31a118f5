// Knuth's Algorithm X with dancing links: choose the item with the fewest options, try each of its
// options, cover the items of that option and go on. links.h explains items, options and links.
//
// What is covered follows from the digits of the board, so the links are a cache. They take 33 KB:
// a clone starts without them, and covers the digits of its board again when it goes on. The order
// of covering does not matter, as long as uncovering goes in the reverse order.

#include <algorithm>
#include <utility>

#include "driver.h"
#include "links.h"
#include "sudoku/searches.h"

namespace sudoku {
namespace {

class DancingLinks final : public Cloned<DancingLinks, Driver> {
 public:
  explicit DancingLinks(const Board& board) noexcept : Cloned(kDancingLinks, board) {}

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

  // The option tried last must be uncovered, or the links would not lead on from it.
  bool restore_own(Reader& reader) noexcept override {
    links_.clear();
    return Driver::restore_own(reader) &&
           (phase_ != Phase::kTry || digit_ == 0 || (candidates(cell_) & 1U << digit_) != 0);
  }

 private:
  int option_of(int cell, int digit) const noexcept { return cell * board().side() + digit - 1; }
  int cell_of(int option) const noexcept { return option / board().side(); }
  // The option of the branch that was tried last.
  int tried() const noexcept { return option_of(cell_, digit_); }

  // A step about the item of the branch: a cell, or a unit and a digit.
  Step about_item(Kind kind) const noexcept {
    const int cells = geometry().cells();
    if (item_ < cells) return {.kind = kind, .cell = static_cast<std::uint8_t>(item_)};
    const int side = board().side();
    return {.kind = kind,
            .digit = static_cast<std::uint8_t>((item_ - cells) % side + 1),
            .unit = static_cast<std::uint8_t>((item_ - cells) / side)};
  }

  // The cell of the item, or the first empty cell of its unit.
  int first_cell_of_item() const noexcept {
    if (item_ < geometry().cells()) return item_;
    const auto cells = geometry().cells_of((item_ - geometry().cells()) / board().side());
    return *std::find_if(cells.begin(), cells.end(),
                         [this](int cell) { return board()[cell] == 0; });
  }

  Cache<Links> links_;
  int item_ = 0;  // the item of the branch: the one with the fewest options. Valid with links_
};

}  // namespace

constexpr Algorithm kDancingLinks{.id = "dancing-links", .make = make<DancingLinks>};

}  // namespace sudoku
