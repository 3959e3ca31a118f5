#include "sudoku/notes.h"

#include <bit>
#include <cassert>

#include "sudoku/geometry.h"

namespace sudoku {

bool CandidateSet::contains(const CandidateSet& other) const noexcept {
  for (int digit = 1; digit <= kMaxSide; ++digit) {
    if (!cells_[digit].contains(other.cells_[digit])) return false;
  }
  return true;
}

bool CandidateSet::empty() const noexcept { return *this == CandidateSet(); }

int CandidateSet::size() const noexcept {
  int size = 0;
  for (const CellSet cells : cells_) size += cells.size();
  return size;
}

CandidateSet& CandidateSet::operator|=(const CandidateSet& other) noexcept {
  for (int digit = 1; digit <= kMaxSide; ++digit) cells_[digit] |= other.cells_[digit];
  return *this;
}

Notes::Notes(const Board& board) : sight_(&Sight::of(board.geometry())), board_(board) {
  assert(obeys_rules(board));
  for (int cell = 0; cell < geometry().cells(); ++cell) {
    if (board[cell] == 0) empty_.insert(cell);
    for (const int unit : geometry().units_of(cell)) {
      filled_[unit] = static_cast<std::uint16_t>(filled_[unit] | (1U << board[cell] & ~1U));
    }
  }
  for (const int cell : empty_) {
    const auto units = geometry().units_of(cell);
    const auto places = sight_->places_of(cell);
    const unsigned taken = filled_[units[0]] | filled_[units[1]] | filled_[units[2]];
    digits_[cell] = static_cast<std::uint16_t>(all_digits() & ~taken);
    broken_ |= digits_[cell] == 0;
    for (unsigned left = digits_[cell]; left != 0; left &= left - 1) {
      const int digit = std::countr_zero(left);
      cells_[digit].insert(cell);
      for (int i = 0; i < 3; ++i) {
        std::uint16_t& there = places_[units[i]][digit];
        there = static_cast<std::uint16_t>(there | 1U << places[i]);
      }
    }
  }
  for (int unit = 0; unit < geometry().units(); ++unit) {
    for (int digit = 1; digit <= side(); ++digit) {
      broken_ |= places_[unit][digit] == 0 && (filled_[unit] >> digit & 1) == 0;
    }
  }
}

// Removes a candidate from two of the three indexes of the notes: the cells of each digit
// (`cells_`) and the places of each digit in each unit (`places_`). The caller updates the third
// index, the digits of each cell (`digits_`). Sets `broken_`, which marks a contradiction, if a
// unit that does not contain the digit loses its last place for the digit.
// Requires: the candidate is in both indexes.
void Notes::drop(int cell, int digit) {
  cells_[digit].erase(cell);
  const auto units = geometry().units_of(cell);
  const auto places = sight_->places_of(cell);
  for (int i = 0; i < 3; ++i) {
    std::uint16_t& there = places_[units[i]][digit];
    there = static_cast<std::uint16_t>(there & ~(1U << places[i]));
    broken_ |= there == 0 && (filled_[units[i]] >> digit & 1) == 0;
  }
}

void Notes::eliminate(int cell, int digit) {
  if (!has(cell, digit)) return;
  digits_[cell] = static_cast<std::uint16_t>(digits_[cell] & ~(1U << digit));
  broken_ |= digits_[cell] == 0;
  drop(cell, digit);
}

void Notes::eliminate(const CandidateSet& candidates) {
  for (int digit = 1; digit <= side(); ++digit) {
    for (const int cell : candidates[digit]) eliminate(cell, digit);
  }
}

void Notes::keep_only(std::span<const std::uint16_t> masks) {
  for (const int cell : empty_) {
    for (unsigned left = digits_[cell] & ~masks[cell]; left != 0; left &= left - 1) {
      eliminate(cell, std::countr_zero(left));
    }
  }
}

void Notes::place(int cell, int digit) {
  assert(has(cell, digit));
  board_.set(cell, digit);
  empty_.erase(cell);
  for (const int unit : geometry().units_of(cell)) {
    filled_[unit] = static_cast<std::uint16_t>(filled_[unit] | 1U << digit);
  }
  for (unsigned left = digits_[cell]; left != 0; left &= left - 1) {
    drop(cell, std::countr_zero(left));
  }
  digits_[cell] = 0;
  for (const int peer : cells_[digit] & sight_->of_cell(cell)) eliminate(peer, digit);
}

}  // namespace sudoku
