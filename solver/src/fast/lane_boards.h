// The candidates of many 9x9 boards, one board in each SIMD lane. sweep() eliminates candidates of
// all boards with the same instructions, without a branch.
//
//   LaneBoards boards;
//   ... boards.places[9 * digit + row] = 511 in every lane: every candidate is possible
//   ... boards.open_minis[0..5] = 0xffff in every lane: no minirow or minicolumn is full
//   LaneBoards::Sweep seen = boards.sweep();
//   ... seen.bad: not 0 in the lanes of boards with a contradiction
//
// A sweep is one pass of three elimination rules: two for each digit, then one for each row. A
// minirow is three cells of a row in one box; a minicolumn is three cells of a column in one box.
//
//   permutations  In a band, a digit occupies three minirows, one in each row and in each box. In a
//                 stack, it occupies three minicolumns, one in each column and in each box. A
//                 candidate that belongs to no possible permutation is eliminated. This includes
//                 hidden singles in boxes and columns, and locked candidates.
//   triads        If three digits must go into the same minirow or minicolumn, all other digits
//                 are eliminated from it. Each sweep uses the triads that the previous one found.
//   singles       In a row, a hidden single removes the other candidates of its cell, and a naked
//                 single removes its digit from the other cells.
//
// When sweeps no longer change a board, the search has to guess. The rule of permutations is an
// idea of Tom Dillon's solver tdoku, which uses lookup tables; here it is computed in 16-bit lanes.
#pragma once

#include <cstddef>

#include "../vectors.h"

namespace sudoku::fast {

using simd::kLanes;
using simd::Lane;
using simd::Lanes;

// A view of one SIMD lane in an array of vectors. Element i of the view is this lane of vector i.
class LaneView {
 public:
  LaneView(Lanes* vectors, int lane) : first_(reinterpret_cast<Lane*>(vectors) + lane) {}
  Lane& operator[](std::ptrdiff_t i) const { return first_[i * kLanes]; }

 private:
  Lane* first_;
};

// The candidates of as many 9x9 boards as a vector has lanes. Each lane of every vector belongs to
// one board. Digits are numbered 0 to 8.
struct LaneBoards {
  // What one sweep (a pass of eliminations) found out about the board in each lane.
  struct Sweep {
    // The sum of the 81 masks of candidate columns of the board, one for each digit and row. It
    // equals the sum after the previous sweep only if this sweep eliminated nothing.
    Lanes sum;
    // In each lane, not 0 if the board of this lane has a contradiction.
    Lanes bad;
    // Bit c is set if some cell in column c had several candidates before the sweep applied its
    // rule for singles. 0 if the board is full.
    Lanes open;
  };

  // Number of vectors that hold the candidates: one for each of the nine digits in each of the nine
  // rows.
  static constexpr int kRows = 81;

  // The candidates. Bit c of places[9 * digit + row] is set if `digit` (0 to 8) is a candidate in
  // column c of `row`.
  Lanes places[kRows];

  // The possible permutations of the digits in the three bands or in the three stacks. The index of
  // each array is the digit, 0 to 8. In a band, a permutation gives each row a box of its own. In a
  // stack, it gives each band a column of its own. In a rising permutation, the number of the box
  // or column grows by one from each row or band to the next, modulo 3. In a falling permutation,
  // it shrinks by one.
  //
  // The last sweep eliminated further candidates after it had recorded these permutations. So some
  // of them may have become impossible, but no possible one is missing.
  struct Permutations {
    Lanes rising[9];
    Lanes falling[9];
  };
  // The possible permutations of each digit in the bands, that is, the ways to distribute the digit
  // over the three boxes of a band. Bit 3 * box + band of rising[digit] or falling[digit] is the
  // rising or falling permutation in `band` that gives `box` (0..2) to row 0 of the band.
  Permutations of_bands;
  // The possible permutations of each digit in the stacks, that is, the ways to distribute the
  // digit over the three boxes of a stack. Bit 3 * stack + column of rising[digit] or
  // falling[digit] is the rising or falling permutation in `stack` that gives `column` (0..2) of
  // the stack to band 0.
  Permutations of_stacks;

  // The minirows and minicolumns that are not full. A minirow or minicolumn is three cells of a row
  // or a column in one box. It is full if the last sweep found three digits that must use it. In
  // open_minis[band], bit 3 * box + row is a minirow of the band. In open_minis[3 + band], bit c is
  // the minicolumn of column c in the band. A caller that loads a board into a lane must set all
  // bits of this lane, because nothing is known about the new board.
  Lanes open_minis[6];

  // Makes one pass of the three elimination rules (permutations, triads, singles) over every board.
  // Returns what the pass found out.
  Sweep sweep();
};

}  // namespace sudoku::fast
