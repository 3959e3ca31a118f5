// The digits that each unit of a board contains, as bitmasks. They are updated when a digit is
// written or erased.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudoku/board.h"
#include "sudoku/geometry.h"

namespace sudoku::searches {

class UnitMasks {
 public:
  explicit UnitMasks(const Board& board) : all_((2U << board.side()) - 2U) {
    for (int cell = 0; cell < board.geometry().cells(); ++cell) {
      if (board[cell] != 0) toggle(board.geometry(), cell, board[cell]);
    }
  }

  // Adds `digit` to the digits that the units of `cell` contain, or removes it if they contain it.
  // Called when the digit is written into the cell, and when it is erased.
  void toggle(const Geometry& geometry, int cell, int digit) noexcept {
    toggle(geometry.units_of(cell), digit);
  }
  // Adds `digit` to the digits that three units contain, or removes it if they contain it. `units`
  // are the row, the column and the box of a cell, as unit numbers. Called when the digit is
  // written into the cell, and when it is erased.
  void toggle(std::span<const std::uint8_t, 3> units, int digit) noexcept {
    for (const int unit : units) {
      taken_[unit] = static_cast<std::uint16_t>(taken_[unit] ^ 1U << digit);
    }
  }

  // Returns the digits that no peer of the empty cell `cell` holds, as a bitmask: bit d stands for
  // digit d.
  unsigned candidates(const Geometry& geometry, int cell) const noexcept {
    return candidates(geometry.units_of(cell));
  }
  // Returns the digits that none of the units in `units` contains, as a bitmask: bit d stands for
  // digit d. The units are the row, the column and the box of a cell.
  unsigned candidates(std::span<const std::uint8_t, 3> units) const noexcept {
    return all_ & ~static_cast<unsigned>(taken_[units[0]] | taken_[units[1]] | taken_[units[2]]);
  }

  bool has(int unit, int digit) const noexcept { return (taken_[unit] & 1U << digit) != 0; }

 private:
  unsigned all_;  // all digits of a board of side N: bits 1..N are set
  // The digits that each unit contains: bit d of taken_[unit] stands for digit d.
  std::array<std::uint16_t, kMaxUnits> taken_{};
};

}  // namespace sudoku::searches
