// The digits that stand in each unit, as bit masks beside a board.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudoku/board.h"

namespace sudoku {

class UnitMasks {
 public:
  explicit UnitMasks(const Board& board) noexcept : all_((2U << board.side()) - 2U) {
    for (int cell = 0; cell < board.geometry().cells(); ++cell) {
      if (board[cell] != 0) toggle(board.geometry(), cell, board[cell]);
    }
  }

  // A digit comes to a cell, or goes from it.
  void toggle(const Geometry& geometry, int cell, int digit) noexcept {
    toggle(geometry.units_of(cell), digit);
  }
  // The same for the cell of these units.
  void toggle(std::span<const std::uint8_t, 3> units, int digit) noexcept {
    for (const int unit : units) {
      taken_[unit] = static_cast<std::uint16_t>(taken_[unit] ^ 1U << digit);
    }
  }

  // Bit d is set if no peer of the empty cell holds d.
  unsigned candidates(const Geometry& geometry, int cell) const noexcept {
    return candidates(geometry.units_of(cell));
  }
  unsigned candidates(std::span<const std::uint8_t, 3> units) const noexcept {
    return all_ & ~static_cast<unsigned>(taken_[units[0]] | taken_[units[1]] | taken_[units[2]]);
  }

  bool has(int unit, int digit) const noexcept { return (taken_[unit] & 1U << digit) != 0; }

 private:
  unsigned all_;
  std::array<std::uint16_t, kMaxUnits> taken_{};
};

}  // namespace sudoku
