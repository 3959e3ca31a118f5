// A Sudoku board: the digit in each cell, and checks of the Sudoku rules.
//
//   sudoku::Board board(*sudoku::Geometry::of_side(9));
//   board.set(0, 5);
//   board.set(8, 5);
//   sudoku::conflicts(board);  // {{0, 8, 0}}: cells 0 and 8 share row 0
//
// Cells are numbered from 0, row by row. Digit 0 means an empty cell. A Board is a value type, so
// copies are independent. It takes 96 bytes on 64-bit platforms.
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

// The digits of one Sudoku board of side N (4, 6 or 9).
class Board {
 public:
  // Creates a board with every cell empty.
  explicit Board(const Geometry& geometry) noexcept : geometry_(&geometry) {}
  // Creates a board of side N from the digits of its cells, row by row.
  // Requires: `digits` has N*N values, each 1..N, or 0 for an empty cell.
  Board(const Geometry& geometry, std::span<const std::uint8_t> digits) : geometry_(&geometry) {
    assert(digits.size() == static_cast<std::size_t>(geometry.cells()));
    std::memcpy(digits_.data(), digits.data(), digits.size());
    assert(std::all_of(digits.begin(), digits.end(), [&](int digit) { return digit <= side(); }));
  }

  const Geometry& geometry() const noexcept { return *geometry_; }
  int side() const noexcept { return geometry_->side(); }

  // Returns the digit in `cell`: 1..N on a board of side N, or 0 if the cell is empty.
  int operator[](int cell) const noexcept { return digits_[cell]; }
  void set(int cell, int digit) {
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

// Two cells that hold the same digit in the same unit (row, column or box). `first` is the lower of
// the two cell numbers, and `second` the higher. `unit` is the number of the unit: on a board of
// side N, rows are 0..N-1, columns N..2N-1, and boxes 2N..3N-1.
struct Conflict {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t unit = 0;
  bool operator==(const Conflict&) const noexcept = default;
};

// Returns every pair of cells that hold the same digit in the same unit (row, column or box). The
// pairs are sorted by unit, then by first cell, then by second cell. A pair that shares two units,
// such as a row and a box, is listed once for each of them.
std::vector<Conflict> conflicts(const Board& board);

// Returns true if no row, column or box holds a digit twice. This is faster than listing all
// conflicts and allocates no memory.
bool obeys_rules(const Board& board) noexcept;

// Returns the digits that no peer of `cell` holds, as a bitmask: bit d stands for digit d. The
// peers of a cell are the other cells of its row, column and box. The digit in `cell` itself is
// ignored.
unsigned candidates(const Board& board, int cell) noexcept;

}  // namespace sudoku
