// Minimum remaining values: always the empty cell with the fewest candidates, the first of them
// row by row; its candidates in turn. It need not test a digit, and so it has no checks.
//
//   select --+--> try --> place --> select
//            | ^
//            | `-- erase <--.
//            `-- no candidate left --> retreat, or exhausted after it

#include <bit>

#include "sudoku/searches.h"
#include "unit_masks.h"

namespace sudoku {
namespace {

class Mrv final : public Cloned<Mrv> {
 public:
  explicit Mrv(const Board& board) noexcept : Cloned(board), masks_(board) {}

  std::string_view id() const noexcept override { return "mrv"; }

 protected:
  Step advance() noexcept override {
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
    writer.byte(static_cast<unsigned>(phase_));
    writer.byte(cell_);
    writer.byte(digit_);
  }

  bool restore_rest(Reader& reader) noexcept override {
    masks_ = UnitMasks(board());
    phase_ = static_cast<Phase>(reader.byte());
    cell_ = reader.byte();
    digit_ = reader.byte();
    if (cell_ >= board().geometry().cells() || digit_ > board().side()) return false;
    switch (phase_) {
      case Phase::kSelect:
        return true;
      case Phase::kTry:
        return board()[cell_] == 0;
      case Phase::kPlace:
        return board()[cell_] == 0 &&
               (masks_.candidates(board().geometry(), cell_) & 1U << digit_) != 0;
      case Phase::kErase:
        return depth() > 0;
      case Phase::kExhausted:
        return depth() == 0;
    }
    return false;
  }

 private:
  enum class Phase : std::uint8_t { kSelect, kTry, kPlace, kErase, kExhausted };

  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind, .cell = cell_, .digit = static_cast<std::uint8_t>(digit)};
  }

  Step select() noexcept {
    const Geometry& geometry = board().geometry();
    int fewest = kMaxSide + 1;
    for (int cell = 0; cell < geometry.cells() && fewest > 0; ++cell) {
      if (board()[cell] != 0) continue;
      const int count = std::popcount(masks_.candidates(geometry, cell));
      if (count >= fewest) continue;
      fewest = count;
      cell_ = static_cast<std::uint8_t>(cell);
    }
    if (fewest > kMaxSide) {
      done_ = true;
      return {.kind = Kind::kSolution};
    }
    digit_ = 0;
    phase_ = Phase::kTry;
    return at_cell(Kind::kSelect, 0);
  }

  Step put_up() noexcept {
    const unsigned later = masks_.candidates(board().geometry(), cell_) & ~((2U << digit_) - 1);
    if (later == 0) {
      phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
      return at_cell(Kind::kRetreat, 0);
    }
    digit_ = static_cast<std::uint8_t>(std::countr_zero(later));
    phase_ = Phase::kPlace;
    return at_cell(Kind::kTry, digit_);
  }

  Step place() noexcept {
    write(cell_, digit_);
    masks_.toggle(board().geometry(), cell_, digit_);
    phase_ = Phase::kSelect;
    return at_cell(Kind::kPlace, digit_);
  }

  Step erase() noexcept {
    digit_ = static_cast<std::uint8_t>(board()[top()]);
    cell_ = static_cast<std::uint8_t>(take_back());
    masks_.toggle(board().geometry(), cell_, digit_);
    phase_ = Phase::kTry;
    return at_cell(Kind::kErase, digit_);
  }

  UnitMasks masks_;
  Phase phase_ = Phase::kSelect;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;
};

}  // namespace

std::unique_ptr<Search> make_mrv(const Board& board) { return std::make_unique<Mrv>(board); }

}  // namespace sudoku
