// What is left of a digit by itself, for as many digits or boards at once as a vector has lanes.
//
// Nine bits are three groups of three: the columns of a band by stack, or bit 3 * box + row the
// minirows of a band (three cells in a row and a box). Three by three of them must hold a
// permutation, and what lies in none is struck out. V is a vector of 16-bit lanes.
#pragma once

#include "vectors.h"

namespace sudoku {

// In each group every bit moves to the next place, the last one to the first; and the other way
// round.
template <class V>
SUDOKU_INLINE V up(V v) {
  return ((v << 1) & 0666) | ((v >> 2) & 0111);
}
template <class V>
SUDOKU_INLINE V down(V v) {
  return ((v >> 1) & 0333) | ((v << 2) & 0444);
}

// Every group moves to the next, and to the one after it; with rubbish behind the ninth bit.
template <class V>
SUDOKU_INLINE V one_on(V v) {
  return (v << 3) | (v >> 6);
}
template <class V>
SUDOKU_INLINE V two_on(V v) {
  return (v << 6) | (v >> 3);
}

// The columns that can be taken in one band, by those of the two others: of each stack a
// permutation of bands and columns must be left.
template <class V>
SUDOKU_INLINE V beside(V next, V after) {
  return (down(next) & up(after)) | (up(next) & down(after));
}

// The columns that a digit can go to in each band.
template <class V>
SUDOKU_INLINE void close_columns(V& a, V& b, V& c) {
  const V a_up = up(a), b_up = up(b), c_up = up(c);
  const V a_down = down(a), b_down = down(b), c_down = down(c);
  a &= (b_down & c_up) | (b_up & c_down);
  b &= (a_up & c_down) | (a_down & c_up);
  c &= (a_down & b_up) | (a_up & b_down);
}

// The minirows of a band that a digit can go to, by its places in the three rows: a permutation of
// boxes and rows must be left.
template <class V>
SUDOKU_INLINE V closed_minirows(V a, V b, V c) {
  const V minis = ((a | (a >> 1) | (a >> 2)) & 0111) | (((b << 1) | b | (b >> 1)) & 0222) |
                  (((c << 2) | (c << 1) | c) & 0444);
  const V rows_up = up(minis), rows_down = down(minis);
  return minis & ((one_on(rows_up) & two_on(rows_down)) | (one_on(rows_down) & two_on(rows_up)));
}

// Of these minirows, those that have no other in their row.
template <class V>
SUDOKU_INLINE V bound_minirows(V minis) {
  return minis & ~(one_on(minis) | two_on(minis));
}

// Leaves of the places in three rows those in these minirows.
template <class V>
SUDOKU_INLINE void keep_minirows(V minis, V& a, V& b, V& c) {
  a &= (minis & 0111) * 7;
  b &= ((minis >> 1) & 0111) * 7;
  c &= ((minis >> 2) & 0111) * 7;
}

}  // namespace sudoku
