// A board with its candidates, as a person writes them: what the digits allow, less what was struck
// out since.
//
//   sudoku::Notes notes(board);
//   notes.digits(40);      // bit d is set if d is a candidate of cell 40; 0 if it is filled
//   notes.places(0, 7);    // bit p is set if 7 may go to place p of row 0
//   notes.strike(40, 7);
//   notes.place(40, 3);    // 3 goes from all that cell 40 sees
//
// The same facts are kept by cell, by digit, and by unit and digit, because every technique asks
// for one of them. A value of some 1.4 KB: copies are independent.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudoku/board.h"
#include "sudoku/cell_set.h"
#include "sudoku/sight.h"

namespace sudoku {

// Some candidates: a set of cells for each digit.
class CandidateSet {
 public:
  CellSet& operator[](int digit) noexcept { return cells_[digit]; }
  CellSet operator[](int digit) const noexcept { return cells_[digit]; }
  void insert(int cell, int digit) noexcept { cells_[digit].insert(cell); }
  bool contains(int cell, int digit) const noexcept { return cells_[digit].contains(cell); }
  // Whether all of these are in it.
  bool contains(const CandidateSet& other) const noexcept;
  bool empty() const noexcept;
  int size() const noexcept;
  CandidateSet& operator|=(const CandidateSet& other) noexcept;
  bool operator==(const CandidateSet&) const noexcept = default;

 private:
  std::array<CellSet, kMaxSide + 1> cells_{};
};

// A board and the candidates of its empty cells.
class Notes {
 public:
  // All candidates that the digits allow. The board has no conflicts.
  explicit Notes(const Board& board) noexcept;

  const Board& board() const noexcept { return board_; }
  const Geometry& geometry() const noexcept { return board_.geometry(); }
  const Sight& sight() const noexcept { return *sight_; }
  int side() const noexcept { return board_.side(); }

  // The candidates of a cell: bit d for digit d. None where it is filled.
  unsigned digits(int cell) const noexcept { return digits_[cell]; }
  // The cells in which a digit is a candidate.
  CellSet cells(int digit) const noexcept { return cells_[digit]; }
  // The same within a unit: bit p for its place p.
  unsigned places(int unit, int digit) const noexcept { return places_[unit][digit]; }
  // The digits that stand in a unit: bit d for digit d.
  unsigned filled(int unit) const noexcept { return filled_[unit]; }
  CellSet empty() const noexcept { return empty_; }
  bool has(int cell, int digit) const noexcept { return (digits_[cell] >> digit & 1) != 0; }
  // Every digit of the board: bits 1..N.
  unsigned all_digits() const noexcept { return (2U << side()) - 2U; }

  // Strikes a candidate out; one that is not there stays away.
  void strike(int cell, int digit) noexcept;
  void strike(const CandidateSet& candidates) noexcept;
  // Keeps only the candidates in these masks, one for each cell, bit d for digit d.
  void keep_only(std::span<const std::uint16_t> masks) noexcept;
  // Writes a candidate into its cell, and strikes what it excludes.
  void place(int cell, int digit) noexcept;

  // No cell is empty.
  bool solved() const noexcept { return empty_.empty(); }
  // An empty cell has no candidate, or a unit no place for a digit.
  bool broken() const noexcept { return broken_; }

 private:
  void drop(int cell, int digit) noexcept;

  const Sight* sight_;
  Board board_;
  bool broken_ = false;
  CellSet empty_;
  std::array<CellSet, kMaxSide + 1> cells_{};
  std::array<std::uint16_t, kMaxCells> digits_{};
  std::array<std::uint16_t, kMaxUnits> filled_{};
  std::array<std::array<std::uint16_t, kMaxSide + 1>, kMaxUnits> places_{};
};

}  // namespace sudoku
