#include "random_grid.h"

#include <array>
#include <bit>

#include "sudoku/sight.h"

namespace sudoku {
namespace {

// Always the cell with the fewest digits left, and of these the first: dead ends are rare. Cells
// with one digit and with none count alike, since the grid of a seed depends on it.
class Filling {
 public:
  Filling(const Geometry& geometry, Random& random) noexcept
      : random_(random), sight_(Sight::of(geometry)), board_(geometry) {
    empty_ = sight_.of_all({});
    fits_.fill(empty_);
  }

  // False: there is no way from here. Recursion is no deeper than the number of cells.
  bool fill() noexcept {
    if (empty_.empty()) return true;
    const int cell = tightest();
    empty_.erase(cell);
    for (unsigned left = digits_of(cell); left != 0;) {
      const int digit = any_of(left);
      left &= ~(1U << digit);
      const CellSet fitted = fits_[digit];
      board_.set(cell, digit);
      fits_[digit] = fitted - sight_.of_cell(cell);
      if (fill()) return true;
      fits_[digit] = fitted;
    }
    empty_.insert(cell);
    return false;
  }

  const Board& board() const noexcept { return board_; }

 private:
  int tightest() const noexcept {
    // Rarely has every cell more than two digits left.
    const CellSet few = fewest<2>();
    return (few.empty() ? fewest<kMaxSide>() : few).first();
  }

  // The empty cells with the fewest digits left, none of which counts as one; no cell, if each has
  // more than `most` left.
  template <int most>
  CellSet fewest() const noexcept {
    std::array<CellSet, most + 2> at_least{empty_};
    for (int digit = 1; digit <= board_.side(); ++digit) {
      for (int n = most + 1; n > 0; --n) at_least[n] |= at_least[n - 1] & fits_[digit];
    }
    for (int n = 1; n < most; ++n) {
      const CellSet few = empty_ - at_least[n + 1];
      if (!few.empty()) return few;
    }
    return empty_ - at_least[most + 1];
  }

  int any_of(unsigned digits) noexcept {
    unsigned skip = random_.below(static_cast<unsigned>(std::popcount(digits)));
    for (; skip > 0; --skip) digits &= digits - 1;
    return std::countr_zero(digits);
  }

  unsigned digits_of(int cell) const noexcept {
    unsigned digits = 0;
    for (int digit = 1; digit <= board_.side(); ++digit) {
      digits |= static_cast<unsigned>(fits_[digit].contains(cell)) << digit;
    }
    return digits;
  }

  Random& random_;
  const Sight& sight_;
  Board board_;  // in its empty cells may stand what was given up
  CellSet empty_;
  std::array<CellSet, kMaxSide + 1> fits_;  // by digit the cells that see no equal one
};

}  // namespace

Board random_grid(const Geometry& geometry, Random& random) {
  Filling filling(geometry, random);
  [[maybe_unused]] const bool filled = filling.fill();
  assert(filled);
  return filling.board();
}

}  // namespace sudoku
