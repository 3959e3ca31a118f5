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

// The boxes in which a row has places: bit 3 * box.
template <class V>
SUDOKU_INLINE V boxes_of(V row) {
  return (row | (row >> 1) | (row >> 2)) & 0111;
}

// The minirows of a band that a digit can go to, by its places in the three rows: a permutation of
// boxes and rows must be left. Three rise, from row to row to the next box, and three fall; bit
// 3 * box stands for the one that begins in that box.
template <class V>
SUDOKU_INLINE V closed_minirows(V a, V b, V c) {
  const V first = boxes_of(a), second = boxes_of(b), third = boxes_of(c);
  const V rising = first & two_on(second) & one_on(third);
  const V falling = first & one_on(second) & two_on(third);
  // In the next row a box further is four bits on, in the one after it two boxes are eight; the
  // other way round they are seven and five. Products are fewer instructions, and take longer.
  const V minis =
      ((rising | falling) | ((rising << 4) | (falling << 7))) | ((rising << 8) | (falling << 5));
  return (minis | (minis >> 9)) & 0777;
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
