#include "plain.h"

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/step.h"

namespace sudoku::fast {
namespace {

// The next decision of the search. If `unit` is kNoUnit, the question is which digit to place in
// `cell`. Otherwise the question is in which cell of `unit` to place `digit`.
struct Choice {
  // Number of alternatives between which the search has to decide. 0 means a contradiction, and
  // kMaxSide + 1 means that there is nothing to decide.
  int options = kMaxSide + 1;
  int cell = 0;
  int unit = kNoUnit;
  int digit = 0;
};

class PlainSearch {
 public:
  PlainSearch(const Board& board, std::uint64_t wanted, std::uint64_t guesses, Solutions& found)
      : board_(board),
        geometry_(board.geometry()),
        wanted_(wanted),
        guesses_(guesses),
        found_(found) {
    for (int cell = 0; cell < geometry_.cells(); ++cell) {
      if (board[cell] != 0) mark(cell, board[cell]);
    }
  }

  // Searches the board depth-first. The recursion is at most as deep as the number of empty cells.
  void search() {
    const Choice choice = tightest();
    if (choice.options == 0) return;
    if (choice.options > kMaxSide) {
      if (found_.count < found_.boards.size()) found_.boards[found_.count] = board_;
      ++found_.count;
      return;
    }
    const bool by_cell = choice.unit == kNoUnit;
    for (int i = by_cell ? 1 : 0; i <= (by_cell ? board_.side() : board_.side() - 1); ++i) {
      const int cell = by_cell ? choice.cell : geometry_.cell(choice.unit, i);
      const int digit = by_cell ? i : choice.digit;
      if (board_[cell] != 0 || !(allowed(cell) & 1U << digit)) continue;
      if (choice.options > 1 && !guess()) return;
      write(cell, digit);
      search();
      erase(cell, digit);
      if (found_.count == wanted_ || !found_.complete) return;
    }
  }

 private:
  // Returns the next decision of the search: the choice with the fewest options. Examines the empty
  // cells, up to the first one with at most one candidate. If every empty cell has two or more
  // candidates, also looks for a digit with at most one place in a unit. If the board is full, the
  // `options` of the result exceed kMaxSide.
  Choice tightest() const {
    Choice best;
    // digits[cell] is the mask of the candidates of an empty cell, bit d for digit d. For a filled
    // cell it is 0.
    std::array<std::uint16_t, kMaxCells> digits{};
    for (int cell = 0; cell < geometry_.cells() && best.options > 1; ++cell) {
      if (board_[cell] != 0) continue;
      digits[cell] = static_cast<std::uint16_t>(allowed(cell));
      const int options = std::popcount(digits[cell]);
      if (options < best.options) best = {.options = options, .cell = cell};
    }
    if (best.options <= 1) return best;
    for (int unit = 0; unit < geometry_.units(); ++unit) {
      const Choice choice = rarest_digit(unit, digits);
      if (choice.options < best.options) best = choice;
      if (best.options == 0) break;
    }
    return best;
  }

  // Uses up one of the allowed guesses. If none is left, returns false and marks the count of
  // solutions as incomplete.
  bool guess() noexcept {
    found_.complete = guesses_ > 0;
    if (found_.complete) --guesses_;
    return found_.complete;
  }

  // Returns a digit that has no place in `unit` (`options` is 0) or only one (`options` is 1). If
  // there is no such digit, returns a default Choice, which means that there is nothing to decide.
  // digits[cell] is the mask of the candidates of an empty cell, bit d for digit d.
  Choice rarest_digit(int unit, const std::array<std::uint16_t, kMaxCells>& digits) const {
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

  // Toggles `digit` in the masks taken_[unit] of the row, the column and the box of `cell`. Called
  // when the digit is written into the cell or erased from it.
  void mark(int cell, int digit) noexcept {
    for (const int unit : geometry_.units_of(cell)) taken_[unit] ^= 1U << digit;
  }

  void write(int cell, int digit) {
    board_.set(cell, digit);
    mark(cell, digit);
  }

  void erase(int cell, int digit) {
    board_.set(cell, 0);
    mark(cell, digit);
  }

  Board board_;
  const Geometry& geometry_;
  std::uint64_t wanted_;
  std::uint64_t guesses_;
  Solutions& found_;
  // taken_[unit] is the mask of the digits that the unit contains, bit d for digit d.
  std::array<unsigned, kMaxUnits> taken_{};
};

}  // namespace

Solutions search_plain(const Board& board, std::uint64_t wanted, std::uint64_t guesses) {
  Solutions found(board);
  PlainSearch(board, wanted, guesses, found).search();
  return found;
}

}  // namespace sudoku::fast
