// A board with its candidates (pencil marks). Initially the candidates of an empty cell are the
// digits that none of its peers (the cells in its row, column and box) holds. Deductions then
// eliminate candidates.
//
//   sudoku::Notes notes(board);
//   notes.digits(40);      // bit d: d is a candidate of cell 40; the mask of a filled cell is 0
//   notes.places(0, 7);    // bit p: 7 is a candidate at place p of row 0
//   notes.eliminate(40, 7);
//   notes.place(40, 3);    // removes 3 from all peers of cell 40
//
// A Notes object stores the candidates in three indexes, because different techniques need
// different ones. A unit is a row, a column or a box; a place is the index of a cell within a unit,
// 0..N-1.
//
//   digits(cell)         the candidates of a cell
//   cells(digit)         the cells that have a digit as a candidate
//   places(unit, digit)  the places of a unit that have a digit as a candidate
//
// A Notes object takes about 1 KB of memory. Copies are independent of each other.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudoku/board.h"
#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"
#include "sudoku/sight.h"

namespace sudoku {

// A set of candidates, that is, of digits in cells. It stores one set of cells for each digit.
class CandidateSet {
 public:
  CellSet& operator[](int digit) noexcept { return cells_[digit]; }
  CellSet operator[](int digit) const noexcept { return cells_[digit]; }
  void insert(int cell, int digit) noexcept { cells_[digit].insert(cell); }
  bool contains(int cell, int digit) const noexcept { return cells_[digit].contains(cell); }
  // Returns true if `other` is a subset of this set of candidates.
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
  // Creates the notes of a board with all candidates: in each empty cell, the digits that its row,
  // column and box do not contain. Requires: no row, column or box holds a digit twice.
  explicit Notes(const Board& board);

  const Board& board() const noexcept { return board_; }
  const Geometry& geometry() const noexcept { return board_.geometry(); }
  const Sight& sight() const noexcept { return *sight_; }
  int side() const noexcept { return board_.side(); }

  // Returns the candidates of `cell` as a bitmask: bit d stands for digit d. A filled cell has
  // none.
  unsigned digits(int cell) const noexcept { return digits_[cell]; }
  // Returns the set of the empty cells that have `digit` as a candidate.
  CellSet cells(int digit) const noexcept { return cells_[digit]; }
  // Returns the places of `unit` that have `digit` as a candidate, as a bitmask: bit p stands for
  // place p, the p-th cell of the row, column or box, counted from 0.
  unsigned places(int unit, int digit) const noexcept { return places_[unit][digit]; }
  // Returns the digits, including givens, that the row, column or box `unit` holds, as a bitmask:
  // bit d stands for digit d.
  unsigned filled(int unit) const noexcept { return filled_[unit]; }
  // Returns the set of the empty cells.
  CellSet empty() const noexcept { return empty_; }
  bool has(int cell, int digit) const noexcept { return (digits_[cell] >> digit & 1) != 0; }
  // Returns the mask of all digits of a board of side N: bits 1..N are set.
  unsigned all_digits() const noexcept { return (2U << side()) - 2U; }

  // Removes one candidate, or a set of candidates, from the notes. Candidates that are already
  // absent are ignored.
  void eliminate(int cell, int digit);
  void eliminate(const CandidateSet& candidates);
  // Removes every candidate that is not in `masks`. `masks` has one bitmask per cell, in which bit
  // d stands for digit d.
  void keep_only(std::span<const std::uint16_t> masks);
  // Writes `digit` into `cell`. Removes all candidates of the cell, and the candidate `digit` from
  // the other cells of its row, column and box. Requires: `digit` is a candidate of `cell`.
  void place(int cell, int digit);

  // Returns true if no cell of the board is empty.
  bool solved() const noexcept { return empty_.empty(); }
  // Returns true if the notes contain a contradiction: an empty cell has no candidate, or a row,
  // column or box has no place left for a digit.
  bool broken() const noexcept { return broken_; }

 private:
  // Removes a candidate from the index by digit (cells_) and from the index by unit (places_). The
  // caller must remove it from the index by cell (digits_). Sets broken_, which means that the
  // notes contain a contradiction, if a row, column or box has no place left for `digit`.
  void drop(int cell, int digit);

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
