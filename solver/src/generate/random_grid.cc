#include "random_grid.h"

#include <bit>

namespace sudoku {
namespace {

// Always the cell with the fewest digits left, and of these any one: dead ends are rare.
class Filling {
 public:
  Filling(const Geometry& geometry, Random& random) noexcept
      : geometry_(geometry), random_(random), board_(geometry) {}

  // False: there is no way from here. Recursion is no deeper than the number of cells.
  bool fill() noexcept {
    const int cell = tightest();
    if (cell < 0) return true;
    for (unsigned left = allowed(cell); left != 0;) {
      const int digit = any_of(left);
      left &= ~(1U << digit);
      board_.set(cell, digit);
      mark(cell, digit);
      if (fill()) return true;
      mark(cell, digit);
      board_.set(cell, 0);
    }
    return false;
  }

  const Board& board() const noexcept { return board_; }

 private:
  // -1: no cell is empty.
  int tightest() const noexcept {
    int best = -1;
    int fewest = kMaxSide + 1;
    for (int cell = 0; cell < geometry_.cells() && fewest > 1; ++cell) {
      if (board_[cell] != 0) continue;
      const int options = std::popcount(allowed(cell));
      if (options >= fewest) continue;
      fewest = options;
      best = cell;
    }
    return best;
  }

  int any_of(unsigned digits) noexcept {
    unsigned skip = random_.below(static_cast<unsigned>(std::popcount(digits)));
    for (; skip > 0; --skip) digits &= digits - 1;
    return std::countr_zero(digits);
  }

  unsigned allowed(int cell) const noexcept {
    const auto units = geometry_.units_of(cell);
    const unsigned all = (2U << geometry_.side()) - 2U;
    return all & ~(taken_[units[0]] | taken_[units[1]] | taken_[units[2]]);
  }

  void mark(int cell, int digit) noexcept {
    for (const int unit : geometry_.units_of(cell)) taken_[unit] ^= 1U << digit;
  }

  const Geometry& geometry_;
  Random& random_;
  Board board_;
  std::array<unsigned, kMaxUnits> taken_{};  // per unit, the digits that stand in it
};

}  // namespace

Board random_grid(const Geometry& geometry, Random& random) {
  Filling filling(geometry, random);
  [[maybe_unused]] const bool filled = filling.fill();
  assert(filled);
  return filling.board();
}

}  // namespace sudoku
