#include "random_grid.h"

#include <array>
#include <bit>
#include <cassert>

#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"
#include "sudoku/sight.h"

namespace sudoku::generator {
namespace {

// Fills an empty board with random digits by backtracking. Always branches on the first of the
// cells with the fewest candidates, so dead ends are rare. In this choice, a cell with no candidate
// counts as a cell with one. Choosing it first would change the grids that seeds produce.
class GridFiller {
 public:
  GridFiller(const Geometry& geometry, Random& random)
      : random_(random), sight_(Sight::of(geometry)), board_(geometry) {
    empty_ = sight_.of_all({});
    fits_.fill(empty_);
  }

  // Fills the empty cells of the board. Returns false if that is impossible. The recursion is at
  // most as deep as the number of cells.
  bool fill() {
    if (empty_.empty()) return true;
    const int cell = tightest();
    empty_.erase(cell);
    for (unsigned left = candidates_of(cell); left != 0;) {
      const int digit = random_digit(left);
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
  int tightest() const {
    // fewest<n>() finds the empty cells with the fewest candidates, provided that they have at most
    // n. Some empty cell nearly always has at most two candidates, and fewest<2>() is faster than
    // the general fewest<kMaxSide>().
    const CellSet few = fewest<2>();
    return (few.empty() ? fewest<kMaxSide>() : few).first();
  }

  // Returns the empty cells with the fewest candidates, or no cell if each has more than `most`
  // candidates. A cell without candidates counts as having one.
  template <int most>
  CellSet fewest() const {
    // at_least[n] is the set of empty cells with at least n candidates among the digits counted so
    // far. Before the first digit, this is every empty cell for n = 0, and no cell for n > 0.
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

  // Returns a random digit of the mask `digits`, in which bit d is digit d.
  // Requires: the mask is not 0.
  int random_digit(unsigned digits) {
    unsigned skip = random_.below(static_cast<unsigned>(std::popcount(digits)));
    for (; skip > 0; --skip) digits &= digits - 1;
    return std::countr_zero(digits);
  }

  // Returns the candidates of `cell` as a mask of digits: bit d is digit d.
  unsigned candidates_of(int cell) const noexcept {
    unsigned digits = 0;
    for (int digit = 1; digit <= board_.side(); ++digit) {
      digits |= static_cast<unsigned>(fits_[digit].contains(cell)) << digit;
    }
    return digits;
  }

  Random& random_;
  const Sight& sight_;
  // The board that is being filled. Cells in the set `empty_` count as empty, although the board
  // may still hold digits of abandoned branches there.
  Board board_;
  CellSet empty_;
  // fits_[digit] is the set of the cells that have no peer (other cell of the same row, column or
  // box) with this digit.
  std::array<CellSet, kMaxSide + 1> fits_;
};

}  // namespace

Board random_grid(const Geometry& geometry, Random& random) {
  GridFiller filler(geometry, random);
  [[maybe_unused]] const bool filled = filler.fill();
  assert(filled);
  return filler.board();
}

}  // namespace sudoku::generator
