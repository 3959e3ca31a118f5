// Knuth's Algorithm X with dancing links: every cell needs a digit, every row, column and box
// needs each digit; choose what has the fewest ways left, try each of them, cover and go on.
//
//   Items (columns of the matrix), and options (rows) that each cover four of them:
//     0..N*N-1      cell c is filled                 option c*N+d-1: digit d in cell c
//     then          row r has digit d
//     then          column k has digit d
//     then          box b has digit d
//
// The links are too large for a checkpoint. A copy takes the stack alone, and covers its choices
// again, in the same order, when it is first asked to go on. That gives the same links: covering
// is a function of links and choice, and uncovering restores what was there.
//
// Source: D. E. Knuth, "Dancing Links", 2000.

#include <vector>

#include "sudoku/searches.h"

namespace sudoku {
namespace {

// Which of the four items of an option: 0 the cell, 1 the row, 2 the column, 3 the box.
int item_of(const Geometry& geometry, int option, int kind) noexcept {
  const int side = geometry.side();
  const int cell = option / side;
  if (kind == 0) return cell;
  return geometry.cells() + geometry.units_of(cell)[kind - 1] * side + option % side;
}

class Links {
 public:
  explicit Links(const Geometry& geometry) : geometry_(geometry) {
    const int cells = geometry.cells();
    const int items = 4 * cells;
    nodes_.resize(1 + items + 4 * cells * geometry.side());
    for (int i = 0; i <= items; ++i) {
      nodes_[i] = {.left = index(i == 0 ? items : i - 1),
                   .right = index(i == items ? 0 : i + 1),
                   .up = index(i),
                   .down = index(i),
                   .item = index(i)};
    }
    sizes_.resize(1 + items);
    for (int option = 0; option < cells * geometry.side(); ++option) append(option);
  }

  // The item with the fewest options, the first of them; -1 if all items are covered.
  int smallest() const noexcept {
    int best = -1;
    for (int item = nodes_[0].right; item != 0; item = nodes_[item].right) {
      if (best < 0 || sizes_[item] < sizes_[best]) best = item;
    }
    return best < 0 ? -1 : best - 1;
  }

  // The first option of an item, or the one after `option`; -1 if there is none.
  int first(int item) const noexcept { return option_of(nodes_[item + 1].down); }
  int after(int item, int option) const noexcept {
    return option_of(nodes_[node_of(item, option)].down);
  }

  // Takes an option: all its items are covered, from `item` on to the right.
  void choose(int item, int option) noexcept {
    const int start = node_of(item, option);
    cover(nodes_[start].item);
    for (int node = next_in_option(start); node != start; node = next_in_option(node)) {
      cover(nodes_[node].item);
    }
  }

  std::size_t bytes() const noexcept {
    return sizeof *this + nodes_.capacity() * sizeof nodes_[0] +
           sizes_.capacity() * sizeof sizes_[0];
  }

  // Undoes choose(), in reverse.
  void release(int item, int option) noexcept {
    const int start = node_of(item, option);
    for (int node = previous_in_option(start); node != start; node = previous_in_option(node)) {
      uncover(nodes_[node].item);
    }
    uncover(nodes_[start].item);
  }

 private:
  struct Node {
    std::uint16_t left = 0;   // of items only
    std::uint16_t right = 0;  // of items only
    std::uint16_t up = 0;
    std::uint16_t down = 0;
    std::uint16_t item = 0;
  };

  static std::uint16_t index(int i) noexcept { return static_cast<std::uint16_t>(i); }

  int first_node() const noexcept { return 1 + 4 * geometry_.cells(); }

  void append(int option) {
    for (int kind = 0; kind < 4; ++kind) {
      const int node = first_node() + 4 * option + kind;
      const int item = item_of(geometry_, option, kind) + 1;
      const int last = nodes_[item].up;
      nodes_[node] = {.up = index(last), .down = index(item), .item = index(item)};
      nodes_[last].down = index(node);
      nodes_[item].up = index(node);
      ++sizes_[item];
    }
  }

  int option_of(int node) const noexcept {
    return node < first_node() ? -1 : (node - first_node()) / 4;
  }

  int node_of(int item, int option) const noexcept {
    int node = first_node() + 4 * option;
    while (nodes_[node].item != item + 1) ++node;
    return node;
  }

  // The four nodes of an option stand side by side, and go round.
  int next_in_option(int node) const noexcept {
    return (node - first_node()) % 4 == 3 ? node - 3 : node + 1;
  }
  int previous_in_option(int node) const noexcept {
    return (node - first_node()) % 4 == 0 ? node + 3 : node - 1;
  }

  void cover(int item) noexcept {
    nodes_[nodes_[item].right].left = nodes_[item].left;
    nodes_[nodes_[item].left].right = nodes_[item].right;
    for (int row = nodes_[item].down; row != item; row = nodes_[row].down) {
      for (int node = next_in_option(row); node != row; node = next_in_option(node)) {
        nodes_[nodes_[node].down].up = nodes_[node].up;
        nodes_[nodes_[node].up].down = nodes_[node].down;
        --sizes_[nodes_[node].item];
      }
    }
  }

  void uncover(int item) noexcept {
    for (int row = nodes_[item].up; row != item; row = nodes_[row].up) {
      for (int node = previous_in_option(row); node != row; node = previous_in_option(node)) {
        ++sizes_[nodes_[node].item];
        nodes_[nodes_[node].down].up = index(node);
        nodes_[nodes_[node].up].down = index(node);
      }
    }
    nodes_[nodes_[item].right].left = index(item);
    nodes_[nodes_[item].left].right = index(item);
  }

  const Geometry& geometry_;
  std::vector<Node> nodes_;  // 0 is the head, then the items, then four for each option
  std::vector<std::uint16_t> sizes_;
};

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

 protected:
  Step advance() noexcept override {
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
