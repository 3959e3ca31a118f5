// The textbook search: take the first empty cell, try the digits in turn, scan its row, its
// column and its box for each, write what fits and go on; where nothing fits, go back.
//
//             .--------- no empty cell --> solution
//   select --+--> try --> check ... check --> place --> select
//                  ^ |        `-> conflict --> try
//                  | `-- no digit left --> retreat --> erase --> try
//                  |                          `- nothing to take back --> exhausted
//
// Invariant: every cell before cell_ is filled, so the next empty cell lies behind it.

#include "sudoku/searches.h"

namespace sudoku {
namespace {

class Backtracking final : public Search {
 public:
  explicit Backtracking(const Board& board) noexcept : Search(board) {}

  std::unique_ptr<Search> clone() const override { return std::make_unique<Backtracking>(*this); }
  std::size_t bytes() const noexcept override { return sizeof *this; }

 protected:
  Step advance() noexcept override {
    switch (phase_) {
      case Phase::kSelect:
        return select();
      case Phase::kTry:
        return digit_ < board().side() ? put_up() : retreat();
      case Phase::kCheck:
        return check();
      case Phase::kConflict:
        phase_ = Phase::kTry;
        return reading(Kind::kConflict);
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
  enum class Phase : std::uint8_t { kSelect, kTry, kCheck, kConflict, kPlace, kErase, kExhausted };

  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind, .cell = cell_, .digit = static_cast<std::uint8_t>(digit)};
  }

  // A step about the cell that is being read: place read_ % N of the row, the column or the box.
  Step reading(Kind kind) const noexcept {
    const int side = board().side();
    Step step = at_cell(kind, digit_);
    step.unit = board().geometry().units_of(cell_)[read_ / side];
    step.place = static_cast<std::uint8_t>(read_ % side);
    return step;
  }

  Step select() noexcept {
    const int cells = board().geometry().cells();
    while (cell_ < cells && board()[cell_] != 0) ++cell_;
    if (cell_ == cells) {
      done_ = true;
      return {.kind = Kind::kSolution};
    }
    digit_ = 0;
    phase_ = Phase::kTry;
    return at_cell(Kind::kSelect, 0);
  }

  Step put_up() noexcept {
    ++digit_;
    read_ = 0;
    phase_ = Phase::kCheck;
    return at_cell(Kind::kTry, digit_);
  }

  Step check() noexcept {
    const Step step = reading(Kind::kCheck);
    if (board()[step.peer(board().geometry())] == digit_) {
      phase_ = Phase::kConflict;
    } else if (++read_ == 3 * board().side()) {
      phase_ = Phase::kPlace;
    }
    return step;
  }

  Step place() noexcept {
    write(cell_, digit_);
    phase_ = Phase::kSelect;
    return at_cell(Kind::kPlace, digit_);
  }

  Step retreat() noexcept {
    phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
    return at_cell(Kind::kRetreat, 0);
  }

  Step erase() noexcept {
    digit_ = static_cast<std::uint8_t>(board()[top()]);
    cell_ = static_cast<std::uint8_t>(take_back());
    phase_ = Phase::kTry;
    return at_cell(Kind::kErase, digit_);
  }

  Phase phase_ = Phase::kSelect;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;
  std::uint8_t read_ = 0;  // reads of this digit so far, 0..3N-1
};

static_assert(sizeof(Backtracking) <= 512, "a checkpoint must stay small");

}  // namespace

std::unique_ptr<Search> make_backtracking(const Board& board) {
  return std::make_unique<Backtracking>(board);
}

}  // namespace sudoku
