// As many 9x9 boards as a vector has lanes, one in each, and the step that strikes out their
// candidates: the same instructions for all, without a branch.
//
//   LaneBoards boards;
//   ... boards.places[9 * digit + row] = 511 in every lane: all is possible
//   LaneBoards::Sweep seen = boards.sweep();   // bits(seen.bad): the boards with a contradiction
//
// A sweep looks at each digit alone, then at each row:
//
//   digit   In a band its minirows (three cells in a row and a box), in a stack its minicolumns
//           must hold a permutation of three by three; what lies in none is struck out. That
//           covers hidden singles of boxes and columns, locked candidates and more.
//   triads  Three digits that are bound to the same minirow or minicolumn keep all others out.
//   row     A place that is the last one of its digit is closed to other digits, and a cell with
//           one digit left closes the row to this digit elsewhere.
//
// What one sweep finds, the next one builds on; a board that a sweep leaves as it was has to guess.
// The idea of the closure by permutations is that of Tom Dillon's tdoku; here it is computed
// in 16-bit lanes instead of being looked up.
#pragma once

#include <cstddef>

#include "vectors.h"

namespace sudoku {

// One lane of vectors that lie side by side: [i] is the lane of vector i.
class LaneView {
 public:
  LaneView(Lanes* vectors, int lane) : first_(reinterpret_cast<Lane*>(vectors) + lane) {}
  Lane& operator[](std::ptrdiff_t i) const { return first_[i * kLanes]; }

 private:
  Lane* first_;
};

struct LaneBoards {
  struct Sweep {
    Lanes sum;   // of all places: the same as before only if nothing was struck out
    Lanes bad;   // not 0: a contradiction
    Lanes open;  // the columns with more than one digit left somewhere, 0 on a full board
  };

  static constexpr int kRows = 81;  // nine for each digit

  // [9 * digit + row], bit c: the digit can go to column c.
  Lanes places[kRows];
  // [digit]: the permutations that the last sweep found before it looked at triads and rows: some
  // may be gone since, none is missing. They give each row of a band a box of its own, or each band
  // of a stack a column. Three rise, the next row has the next box; three fall.
  struct Permutations {
    Lanes rising[9];
    Lanes falling[9];
  };
  // Bit 3 * box + band: the one of this band that begins in this box.
  Permutations of_bands;
  // Bit 3 * stack + column: the one of this stack that begins in this column.
  Permutations of_stacks;
  // The minirows and minicolumns that are not filled by three digits, by the last sweep. [band],
  // bit 3 * box + row of the band; [3 + band], bit c: that column of the band. All bits must be set
  // in a lane that gets another board.
  Lanes open_minis[6];

  Sweep sweep();
};

}  // namespace sudoku
