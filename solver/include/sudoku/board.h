// The digits that stand in the cells now, and the rules that they must keep.
//
//   sudoku::Board board(*sudoku::Geometry::of_side(9));
//   board.set(0, 5);
//   board.set(8, 5);
//   sudoku::conflicts(board);  // {{0, 8, 0}}: cells 0 and 8 share row 0
//
// A board is a value of 96 bytes: copies are independent. 0 is an empty cell.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "sudoku/geometry.h"

namespace sudoku {

// The digits in the cells of one geometry, as a value.
class Board {
 public:
  explicit Board(const Geometry& geometry) noexcept : geometry_(&geometry) {}
  // With these digits, 0 to N, one for each cell.
  Board(const Geometry& geometry, std::span<const std::uint8_t> digits) noexcept
      : geometry_(&geometry) {
    assert(digits.size() == static_cast<std::size_t>(geometry.cells()));
    std::memcpy(digits_.data(), digits.data(), digits.size());
    assert(std::all_of(digits.begin(), digits.end(), [&](int digit) { return digit <= side(); }));
  }

  const Geometry& geometry() const noexcept { return *geometry_; }
  int side() const noexcept { return geometry_->side(); }

  // The digit in a cell, 1..N, or 0.
  int operator[](int cell) const noexcept { return digits_[cell]; }
  void set(int cell, int digit) noexcept {
    assert(cell >= 0 && cell < geometry_->cells() && digit >= 0 && digit <= side());
    digits_[cell] = static_cast<std::uint8_t>(digit);
  }
  std::span<const std::uint8_t> digits() const noexcept {
    return {digits_.data(), static_cast<std::size_t>(geometry_->cells())};
  }

  bool operator==(const Board&) const noexcept = default;

 private:
  const Geometry* geometry_;
  std::array<std::uint8_t, kMaxCells> digits_{};
};

// Two equal digits in one unit. `first` < `second`.
struct Conflict {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t unit = 0;
  bool operator==(const Conflict&) const noexcept = default;
};

// Every pair of equal digits that share a unit, by unit and then by place. A pair that shares a
// row and a box comes twice, once for each.
std::vector<Conflict> conflicts(const Board& board);

// No two equal digits share a unit: conflicts() has none to name. Much faster than that.
bool obeys_rules(const Board& board) noexcept;

// The digits that no peer of the cell holds: bit d is set if digit d is allowed. What stands in
// the cell itself does not count.
unsigned candidates(const Board& board, int cell) noexcept;

}  // namespace sudoku
