// Naked and hidden singles as far as they lead; where none is left, a guess as in mrv.
//
//   look --> contradiction --> retreat --> erase ... erase (the guess) --> next candidate
//     ^ |--> naked or hidden single --> select --> place --> eliminate ... --.
//     | |--> guess --> select --> try --> place --> eliminate ... -----------|
//     | `--> no empty cell --> solution                                      |
//     `-----------------------------------------------------------------------'
//
// Candidates follow from the board alone, so an `eliminate` reports what the placement before it
// struck out; there is nothing to restore when the search goes back.

#include <bit>
#include <bitset>

#include "sudoku/searches.h"
#include "unit_masks.h"

namespace sudoku {
namespace {

class Propagation final : public Cloned<Propagation> {
 public:
  explicit Propagation(const Board& board) noexcept : Cloned(board), masks_(board) {}

  std::string_view id() const noexcept override { return "propagation"; }

 protected:
  Step advance() noexcept override {
    switch (phase_) {
      case Phase::kLook:
        return look();
      case Phase::kTry:
        return put_up();
      case Phase::kPlace:
        return place();
      case Phase::kEliminate:
        return eliminate();
      case Phase::kErase:
        return erase();
      case Phase::kExhausted:
        break;
    }
    done_ = true;
    return {.kind = Kind::kExhausted};
  }

  void save_rest(Writer& writer) const override {
    for (std::size_t i = 0; i < depth(); ++i) writer.byte(guesses_[i]);
    writer.byte(static_cast<unsigned>(phase_));
    writer.byte(static_cast<unsigned>(rule_));
    writer.byte(unit_);
    writer.byte(cell_);
    writer.byte(digit_);
    writer.number(open_);
  }

  bool restore_rest(Reader& reader) noexcept override {
    masks_ = UnitMasks(board());
    for (std::size_t i = 0; i < depth(); ++i) {
      const unsigned guess = reader.byte();
      if (guess > 1) return false;
      guesses_[i] = guess == 1;
    }
    phase_ = static_cast<Phase>(reader.byte());
    rule_ = static_cast<Rule>(reader.byte());
    unit_ = reader.byte();
    cell_ = reader.byte();
    digit_ = reader.byte();
    const std::uint64_t open = reader.number();
    open_ = static_cast<std::uint32_t>(open);
    return rule_ <= Rule::kHiddenSingle && (unit_ == kNoUnit || unit_ < geometry().units()) &&
           cell_ < geometry().cells() && digit_ <= board().side() && fits(open);
  }

 private:
  enum class Phase : std::uint8_t { kLook, kTry, kPlace, kEliminate, kErase, kExhausted };

  const Geometry& geometry() const noexcept { return board().geometry(); }

  // Whether the phase that was restored can go on from the rest; `open` is open_ before it was cut.
  bool fits(std::uint64_t open) const noexcept {
    const bool empty = board()[cell_] == 0;
    switch (phase_) {
      case Phase::kLook:
        return true;
      case Phase::kTry:
        return empty && rule_ == Rule::kNone && unit_ == kNoUnit;
      case Phase::kPlace:
        return empty && (candidates(cell_) & 1U << digit_) != 0;
      case Phase::kEliminate:
        return depth() > 0 && top() == cell_ && board()[cell_] == digit_ && open != 0 &&
               open >> 3 * board().side() == 0;
      case Phase::kErase:
        return depth() > 0;
      case Phase::kExhausted:
        return depth() == 0;
    }
    return false;
  }

  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind,
            .rule = rule_,
            .cell = cell_,
            .digit = static_cast<std::uint8_t>(digit),
            .unit = unit_};
  }

  unsigned candidates(int cell) const noexcept { return masks_.candidates(geometry(), cell); }

  // The first cell without a candidate or with a single one; else the first unit in which a digit
  // has no place or a single one; else the cell with the fewest candidates.
  Step look() noexcept {
    rule_ = Rule::kNone;
    unit_ = kNoUnit;
    const int fewest = tightest_cell();
    if (fewest > kMaxSide) {
      done_ = true;
      return {.kind = Kind::kSolution};
    }
    digit_ = 0;
    if (fewest == 0) return retreat({.cell = cell_});
    if (const Step dead_end = digit_without_place(); dead_end.unit != kNoUnit) {
      return retreat(dead_end);
    }
    if (fewest == 1) {
      rule_ = Rule::kNakedSingle;
      digit_ = static_cast<std::uint8_t>(std::countr_zero(candidates(cell_)));
    } else {
      find_hidden_single();
    }
    phase_ = rule_ == Rule::kNone ? Phase::kTry : Phase::kPlace;
    return at_cell(Kind::kSelect, 0);
  }

  // Sets cell_ to the first one with the fewest candidates; more than kMaxSide: none is empty.
  int tightest_cell() noexcept {
    int fewest = kMaxSide + 1;
    for (int cell = 0; cell < geometry().cells() && fewest > 0; ++cell) {
      if (board()[cell] != 0) continue;
      const int count = std::popcount(candidates(cell));
      if (count >= fewest) continue;
      fewest = count;
      cell_ = static_cast<std::uint8_t>(cell);
    }
    return fewest;
  }

  // The places that a digit has in a unit: their number, and the last of them.
  int places(int unit, int digit, int& last) const noexcept {
    int count = 0;
    for (const int cell : geometry().cells_of(unit)) {
      if (board()[cell] != 0 || !(candidates(cell) & 1U << digit)) continue;
      ++count;
      last = cell;
    }
    return count;
  }

  Step digit_without_place() const noexcept {
    int last = 0;
    for (int unit = 0; unit < geometry().units(); ++unit) {
      for (int digit = 1; digit <= board().side(); ++digit) {
        if (masks_.has(unit, digit) || places(unit, digit, last) > 0) continue;
        return {.digit = static_cast<std::uint8_t>(digit), .unit = static_cast<std::uint8_t>(unit)};
      }
    }
    return {};
  }

  void find_hidden_single() noexcept {
    for (int unit = 0; unit < geometry().units(); ++unit) {
      for (int digit = 1; digit <= board().side(); ++digit) {
        int last = 0;
        if (masks_.has(unit, digit) || places(unit, digit, last) != 1) continue;
        rule_ = Rule::kHiddenSingle;
        unit_ = static_cast<std::uint8_t>(unit);
        cell_ = static_cast<std::uint8_t>(last);
        digit_ = static_cast<std::uint8_t>(digit);
        return;
      }
    }
  }

  Step put_up() noexcept {
    const unsigned later = candidates(cell_) & ~((2U << digit_) - 1);
    if (later == 0) return retreat({.cell = cell_});
    digit_ = static_cast<std::uint8_t>(std::countr_zero(later));
    phase_ = Phase::kPlace;
    return at_cell(Kind::kTry, digit_);
  }

  Step place() noexcept {
    guesses_[depth()] = rule_ == Rule::kNone;
    open_ = open_peers();
    write(cell_, digit_);
    masks_.toggle(geometry(), cell_, digit_);
    phase_ = open_ != 0 ? Phase::kEliminate : Phase::kLook;
    return at_cell(Kind::kPlace, digit_);
  }

  // The peer that read number 0..3N-1 comes to: N of the row, of the column and of the box.
  int peer(int read) const noexcept {
    const int side = board().side();
    return geometry().cell(geometry().units_of(cell_)[read / side], read % side);
  }

  // By read: the peers that have digit_ as a candidate. A cell of the box that lies in the row or
  // in the column has had its turn there.
  std::uint32_t open_peers() const noexcept {
    const int side = board().side();
    std::uint32_t open = 0;
    for (int read = 0; read < 3 * side; ++read) {
      const int other = peer(read);
      const bool counted =
          read >= 2 * side && (geometry().row(other) == geometry().row(cell_) ||
                               geometry().column(other) == geometry().column(cell_));
      if (other == cell_ || counted || board()[other] != 0) continue;
      if (candidates(other) & 1U << digit_) open |= 1U << read;
    }
    return open;
  }

  // The candidate struck out stood in `cell`; `unit` and `place` name the cell of the placement.
  Step eliminate() noexcept {
    const int read = std::countr_zero(open_);
    const std::uint8_t unit = geometry().units_of(cell_)[read / board().side()];
    open_ &= open_ - 1;
    if (open_ == 0) phase_ = Phase::kLook;
    return {.kind = Kind::kEliminate,
            .rule = rule_,
            .cell = static_cast<std::uint8_t>(peer(read)),
            .digit = digit_,
            .unit = unit,
            .place = static_cast<std::uint8_t>(geometry().place(unit, cell_))};
  }

  Step retreat(Step step) noexcept {
    step.kind = Kind::kRetreat;
    phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
    return step;
  }

  // Takes back what followed from the last guess, and then the guess.
  Step erase() noexcept {
    digit_ = static_cast<std::uint8_t>(board()[top()]);
    cell_ = static_cast<std::uint8_t>(take_back());
    masks_.toggle(geometry(), cell_, digit_);
    rule_ = Rule::kNone;
    unit_ = kNoUnit;
    if (guesses_[depth()]) {
      phase_ = Phase::kTry;
    } else if (depth() == 0) {
      phase_ = Phase::kExhausted;
    }
    return at_cell(Kind::kErase, digit_);
  }

  UnitMasks masks_;
  std::bitset<kMaxCells> guesses_;  // by depth: whether that placement was a guess
  Phase phase_ = Phase::kLook;
  Rule rule_ = Rule::kNone;
  std::uint8_t unit_ = kNoUnit;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;
  std::uint32_t open_ = 0;  // by read: eliminations still to come
};

}  // namespace

std::unique_ptr<Search> make_propagation(const Board& board) {
  return std::make_unique<Propagation>(board);
}

}  // namespace sudoku
