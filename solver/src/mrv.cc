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

class Mrv final : public Search {
 public:
  explicit Mrv(const Board& board) noexcept : Search(board), masks_(board) {}

  std::unique_ptr<Search> clone() const override { return std::make_unique<Mrv>(*this); }
  std::size_t bytes() const noexcept override { return sizeof *this; }

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

static_assert(sizeof(Mrv) <= 512, "a checkpoint must stay small");

}  // namespace

std::unique_ptr<Search> make_mrv(const Board& board) { return std::make_unique<Mrv>(board); }

}  // namespace sudoku
