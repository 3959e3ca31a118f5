#include "sudoku/board.h"

namespace sudoku {

std::vector<Conflict> conflicts(const Board& board) {
  std::vector<Conflict> found;
  for (int unit = 0; unit < board.geometry().units(); ++unit) {
    const auto cells = board.geometry().cells_of(unit);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        if (board[cells[i]] != 0 && board[cells[i]] == board[cells[j]]) {
          found.push_back({cells[i], cells[j], static_cast<std::uint8_t>(unit)});
        }
      }
    }
  }
  return found;
}

bool obeys_rules(const Board& board) noexcept {
  std::array<unsigned, kMaxUnits> seen{};
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (board[cell] == 0) continue;
    const unsigned digit = 1U << board[cell];
    for (const int unit : board.geometry().units_of(cell)) {
      if ((seen[unit] & digit) != 0) return false;
      seen[unit] |= digit;
    }
  }
  return true;
}

unsigned candidates(const Board& board, int cell) noexcept {
  unsigned taken = 0;
  for (const int unit : board.geometry().units_of(cell)) {
    for (const int peer : board.geometry().cells_of(unit)) {
      if (peer != cell) taken |= 1U << board[peer];
    }
  }
  return ~taken & ((2U << board.side()) - 2U);
}

}  // namespace sudoku
