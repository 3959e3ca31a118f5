// The candidates of many 9x9 boards, one board per SIMD lane. sweep() eliminates candidates of all
// boards with the same instructions, without a branch.
//
//   LaneBoards boards;
//   ... boards.places[9 * digit + row] = 511 in every lane: every candidate is possible
//   ... boards.open_minis[0..5] = 0xffff in every lane: no minirow or minicolumn is full
//   LaneBoards::Sweep seen = boards.sweep();
//   ... seen.bad: not 0 in the lanes of boards with a contradiction
//
// A sweep first applies two rules to each digit, then one rule to each row. A minirow is three
// cells of a row in one box; a minicolumn is three cells of a column in one box.
//
//   permutations  In a band, a digit occupies three minirows, one in each row and in each box. In a
//                 stack, it occupies three minicolumns, one in each column and in each box. A
//                 candidate that belongs to no possible permutation is eliminated. This includes
//                 hidden singles in boxes and columns, and locked candidates.
//   triads        If three digits must go into the same minirow or minicolumn, all other digits
//                 are eliminated from it. A sweep finds these triads for the next sweep.
//   singles       In a row, a hidden single removes the other candidates of its cell, and a naked
//                 single removes its digit from the other cells.
//
// When sweeps no longer change a board, the search has to guess. The rule of permutations is an
// idea of Tom Dillon's solver tdoku, which uses lookup tables; here it is computed in 16-bit lanes.
#pragma once

#include <cstddef>

#include "../vectors.h"

namespace sudoku {

// A view of one lane of an array of vectors: [i] is that lane of vector i.
class LaneView {
 public:
  LaneView(Lanes* vectors, int lane) : first_(reinterpret_cast<Lane*>(vectors) + lane) {}
  Lane& operator[](std::ptrdiff_t i) const { return first_[i * kLanes]; }

 private:
  Lane* first_;
};

struct LaneBoards {
  struct Sweep {
    Lanes sum;   // of all `places`: equal to the previous sum only if nothing was eliminated
    Lanes bad;   // not 0: the board has a contradiction
    Lanes open;  // bit c: a cell in column c has several candidates; 0 on a full board
  };

  static constexpr int kRows = 81;  // nine rows for each of the nine digits

  // [9 * digit + row], bit c: `digit` (0 to 8) is a candidate in column c of `row`.
  Lanes places[kRows];

  // [digit]: the possible permutations of a digit in the three bands or the three stacks. In a
  // band, a permutation gives each row a box of its own; in a stack, it gives each band a column of
  // its own. In a rising permutation the box or column number grows by one from each row or band to
  // the next, modulo 3; in a falling permutation it shrinks by one.
  //
  // The last sweep recorded the permutations before it applied triads and singles. So some of them
  // may be impossible by now, but no possible one is missing.
  struct Permutations {
    Lanes rising[9];
    Lanes falling[9];
  };
  // Bit 3 * box + band: the permutation of `band` that starts with row 0 in `box`.
  Permutations of_bands;
  // Bit 3 * stack + column: the permutation of `stack` that starts with band 0 in `column`.
  Permutations of_stacks;

  // The minirows and minicolumns that no three digits fill, as of the last sweep. [band]: bit
  // 3 * box + row for a minirow. [3 + band]: bit c for the minicolumn in column c. A caller
  // that loads a board into a lane must set all bits of that lane.
  Lanes open_minis[6];

  // Applies each rule once to every board.
  Sweep sweep();
};

}  // namespace sudoku
