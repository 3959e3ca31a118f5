// Knuth's Algorithm X with dancing links: choose what has the fewest ways left, try each of them,
// cover and go on. links.h has items, options and links.
//
// The links are too large for a checkpoint. A copy takes the stack alone, and covers its choices
// again, in the same order, when it is first asked to go on. That gives the same links: covering
// is a function of links and choice, and uncovering restores what was there.

#include "links.h"
#include "sudoku/searches.h"

namespace sudoku {
namespace {

class DancingLinks final : public Cloned<DancingLinks> {
 public:
  explicit DancingLinks(const Board& board) noexcept : Cloned(board) {}
  DancingLinks(const DancingLinks& other)
      : Cloned(other),
        items_(other.items_),
        item_(other.item_),
        option_(other.option_),
        phase_(other.phase_) {}

  std::string_view id() const noexcept override { return "dancing-links"; }
  std::size_t bytes() const noexcept override {
    return sizeof *this + (links_ ? links_->bytes() : 0);
  }
  void prepare() override { cover_again(); }

 protected:
  Step advance() override {
    if (!links_) cover_again();
    switch (phase_) {
      case Phase::kSelect:
        return select();
      case Phase::kTry:
        return put_up();
      case Phase::kPlace:
        return place();
      case Phase::kErase:
        return erase();
      case Phase::kExhausted:
        break;
    }
    done_ = true;
    return {.kind = Kind::kExhausted};
  }

  void save_rest(Writer& writer) const override {
    for (std::size_t i = 0; i < depth(); ++i) writer.number(static_cast<unsigned>(items_[i]));
    writer.byte(static_cast<unsigned>(phase_));
    writer.number(static_cast<unsigned>(item_));
    writer.number(static_cast<unsigned>(option_ + 1));
  }

  bool restore_rest(Reader& reader) noexcept override {
    for (std::size_t i = 0; i < depth(); ++i) {
      const std::uint64_t item = reader.number();
      if (!covers(option_at(stack()[i]), item)) return false;
      items_[i] = static_cast<std::int16_t>(item);
    }
    phase_ = static_cast<Phase>(reader.byte());
    const auto item = static_cast<std::int64_t>(reader.number());
    const auto option = static_cast<std::int64_t>(reader.number()) - 1;
    if (item / 4 >= cells() || option / side() >= cells()) return false;
    item_ = static_cast<std::int16_t>(item);
    option_ = static_cast<std::int16_t>(option);
    switch (phase_) {
      case Phase::kSelect:
        return true;
      case Phase::kTry:
        return option_ < 0 || may_choose();
      case Phase::kPlace:
        return option_ >= 0 && may_choose();
      case Phase::kErase:
        return depth() > 0;
      case Phase::kExhausted:
        return depth() == 0;
    }
    return false;
  }

 private:
  enum class Phase : std::uint8_t { kSelect, kTry, kPlace, kErase, kExhausted };

  int side() const noexcept { return board().side(); }
  int cells() const noexcept { return board().geometry().cells(); }

  // Whether an option has that item.
  bool covers(int option, std::uint64_t item) const noexcept {
    for (int kind = 0; kind < 4; ++kind) {
      if (item == static_cast<std::uint64_t>(item_of(board().geometry(), option, kind)))
        return true;
    }
    return false;
  }

  // Whether option_ can be taken for item_: no digit on the board has any of its items.
  bool may_choose() const noexcept {
    const int cell = option_ / side();
    return covers(option_, item_) && board()[cell] == 0 &&
           (candidates(board(), cell) & 2U << option_ % side()) != 0;
  }

  // Givens first, each by the item of its cell, then the choices on the stack by theirs.
  void cover_again() {
    links_ = std::make_unique<Links>(board().geometry());
    std::array<bool, kMaxCells> chosen{};
    for (const int cell : stack()) chosen[cell] = true;
    for (int cell = 0; cell < cells(); ++cell) {
      if (board()[cell] != 0 && !chosen[cell]) links_->choose(cell, option_at(cell));
    }
    for (std::size_t i = 0; i < depth(); ++i) links_->choose(items_[i], option_at(stack()[i]));
  }

  int option_at(int cell) const noexcept { return cell * side() + board()[cell] - 1; }

  // A step about an item: a cell, or a unit and a digit.
  Step at_item(Kind kind) const noexcept {
    if (item_ < cells()) return {.kind = kind, .cell = static_cast<std::uint8_t>(item_)};
    const int rest = item_ - cells();
    return {.kind = kind,
            .digit = static_cast<std::uint8_t>(rest % side() + 1),
            .unit = static_cast<std::uint8_t>(rest / side())};
  }

  Step at_option(Kind kind) const noexcept {
    return {.kind = kind,
            .cell = static_cast<std::uint8_t>(option_ / side()),
            .digit = static_cast<std::uint8_t>(option_ % side() + 1)};
  }

  Step select() noexcept {
    const int item = links_->smallest();
    if (item < 0) {
      done_ = true;
      return {.kind = Kind::kSolution};
    }
    item_ = static_cast<std::int16_t>(item);
    option_ = static_cast<std::int16_t>(links_->first(item));
    phase_ = Phase::kTry;
    return at_item(Kind::kSelect);
  }

  Step put_up() noexcept {
    if (option_ < 0) {
      phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
      return at_item(Kind::kRetreat);
    }
    phase_ = Phase::kPlace;
    return at_option(Kind::kTry);
  }

  Step place() noexcept {
    links_->choose(item_, option_);
    items_[depth()] = item_;
    write(option_ / side(), option_ % side() + 1);
    phase_ = Phase::kSelect;
    return at_option(Kind::kPlace);
  }

  Step erase() noexcept {
    item_ = items_[depth() - 1];
    option_ = static_cast<std::int16_t>(option_at(top()));
    const Step step = at_option(Kind::kErase);
    take_back();
    links_->release(item_, option_);
    option_ = static_cast<std::int16_t>(links_->after(item_, option_));
    phase_ = Phase::kTry;
    return step;
  }

  std::array<std::int16_t, kMaxCells> items_{};  // by depth: the item that was chosen
  std::int16_t item_ = 0;
  std::int16_t option_ = 0;
  Phase phase_ = Phase::kSelect;
  std::unique_ptr<Links> links_;  // made when needed
};

}  // namespace

std::unique_ptr<Search> make_dancing_links(const Board& board) {
  return std::make_unique<DancingLinks>(board);
}

}  // namespace sudoku
