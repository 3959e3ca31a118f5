#include "sudoku/solve.h"

#include <bit>

namespace sudoku {
namespace {

struct Choice {
  int options = kMaxSide + 1;  // how many ways there are; 0 is a contradiction
  int cell = 0;                // one cell, several digits ...
  int unit = kNoUnit;          // ... or one digit, several cells of this unit
  int digit = 0;
};

class Counter {
 public:
  Counter(const Board& board, std::uint64_t limit) noexcept
      : board_(board), geometry_(board.geometry()), limit_(limit) {
    for (int cell = 0; cell < geometry_.cells(); ++cell) {
      if (board[cell] != 0) mark(cell, board[cell]);
    }
  }

  // Recursion is no deeper than the number of empty cells.
  void search(std::vector<Board>& solutions, std::size_t wanted) {
    const Choice choice = tightest();
    if (choice.options == 0) return;
    if (choice.options > kMaxSide) {
      solutions.push_back(board_);
      return;
    }
    const bool by_cell = choice.unit == kNoUnit;
    for (int i = by_cell ? 1 : 0; i <= (by_cell ? board_.side() : board_.side() - 1); ++i) {
      const int cell = by_cell ? choice.cell : geometry_.cell(choice.unit, i);
      const int digit = by_cell ? i : choice.digit;
      if (board_[cell] != 0 || !(allowed(cell) & 1U << digit)) continue;
      if (++written_ > limit_) return;
      write(cell, digit);
      search(solutions, wanted);
      erase(cell, digit);
      if (solutions.size() == wanted || gave_up()) return;
    }
  }

  bool gave_up() const noexcept { return written_ > limit_; }

  // The cell, or the digit in a unit, with the fewest ways to go on. Takes the first cell with no
  // more than `enough`, so that a contradiction behind a single is found only with `enough` == 0.
  // options > kMaxSide: the board is full.
  Choice tightest(int enough = 1) const noexcept {
    Choice best;
    std::array<std::uint16_t, kMaxCells> digits{};  // per empty cell, what is allowed
    for (int cell = 0; cell < geometry_.cells() && best.options > enough; ++cell) {
      if (board_[cell] != 0) continue;
      digits[cell] = static_cast<std::uint16_t>(allowed(cell));
      const int options = std::popcount(digits[cell]);
      if (options < best.options) best = {.options = options, .cell = cell};
    }
    if (best.options <= enough) return best;
    for (int unit = 0; unit < geometry_.units(); ++unit) {
      const Choice choice = rarest_digit(unit, digits);
      if (choice.options < best.options) best = choice;
      if (best.options == 0) break;
    }
    return best;
  }

 private:
  Choice rarest_digit(int unit, const std::array<std::uint16_t, kMaxCells>& digits) const noexcept {
    unsigned once = 0;
    unsigned twice = 0;
    for (const int cell : geometry_.cells_of(unit)) {
      twice |= once & digits[cell];
      once |= digits[cell];
    }
    const unsigned missing = all() & ~taken_[unit];
    if (const unsigned nowhere = missing & ~once) {
      return {.options = 0, .unit = unit, .digit = std::countr_zero(nowhere)};
    }
    if (const unsigned single = missing & once & ~twice) {
      return {.options = 1, .unit = unit, .digit = std::countr_zero(single)};
    }
    return {};
  }

  unsigned all() const noexcept { return (2U << board_.side()) - 2U; }

  unsigned allowed(int cell) const noexcept {
    const auto units = geometry_.units_of(cell);
    return all() & ~(taken_[units[0]] | taken_[units[1]] | taken_[units[2]]);
  }

  void mark(int cell, int digit) noexcept {
    for (const int unit : geometry_.units_of(cell)) taken_[unit] ^= 1U << digit;
  }

  void write(int cell, int digit) noexcept {
    board_.set(cell, digit);
    mark(cell, digit);
  }

  void erase(int cell, int digit) noexcept {
    board_.set(cell, 0);
    mark(cell, digit);
  }

  Board board_;
  const Geometry& geometry_;
  std::uint64_t limit_;
  std::uint64_t written_ = 0;
  std::array<unsigned, kMaxUnits> taken_{};  // per unit, the digits that stand in it
};

}  // namespace

Verdict check(const Board& board, std::uint64_t limit) {
  Verdict verdict;
  verdict.conflicts = conflicts(board);
  if (!verdict.conflicts.empty()) {
    verdict.status = Status::kInvalid;
    return verdict;
  }
  Counter counter(board, limit);
  if (const Choice choice = counter.tightest(0); choice.options == 0) {
    verdict.status = Status::kNone;
    verdict.impossible = Impossible{};
    if (choice.unit == kNoUnit) {
      verdict.impossible->cell = static_cast<std::uint8_t>(choice.cell);
    } else {
      verdict.impossible->unit = static_cast<std::uint8_t>(choice.unit);
      verdict.impossible->digit = static_cast<std::uint8_t>(choice.digit);
    }
    return verdict;
  }
  std::vector<Board> solutions;
  counter.search(solutions, 2);
  if (!solutions.empty()) verdict.solution = solutions[0];
  if (solutions.size() == 2) {
    verdict.status = Status::kMultiple;
    verdict.second = solutions[1];
  } else if (!counter.gave_up()) {
    verdict.status = solutions.empty() ? Status::kNone : Status::kUnique;
  }
  return verdict;
}

}  // namespace sudoku
