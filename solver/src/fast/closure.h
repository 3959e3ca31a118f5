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

// The nine bits, and the first of them once more behind the last one: moved down by three, every
// group is where the one before it was, and the first where the last one was; the same by six.
template <class V>
SUDOKU_INLINE V round_twice(V v) {
  return v | (v << 9);
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
// boxes and rows must be left. Three go up, from row to row to the next box, and three go down; bit
// 3 * box stands for the one that begins in that box.
template <class V>
SUDOKU_INLINE V closed_minirows(V a, V b, V c) {
  const V first = boxes_of(a);
  const V second = round_twice(boxes_of(b));
  const V third = round_twice(boxes_of(c));
  const V going_up = first & (second >> 3) & (third >> 6);
  const V going_down = first & (second >> 6) & (third >> 3);
  // Bits 0, 4 and 8, and 0, 7 and 5, are the minirows of those that begin in box 0.
  const V minis = (going_up * 0421) | (going_down * 0241);
  return (minis | (minis >> 9)) & 0777;
}

// Of these minirows, those that have no other in their row.
template <class V>
SUDOKU_INLINE V bound_minirows(V minis) {
  const V round = round_twice(minis);
  return minis & ~((round >> 3) | (round >> 6));
}

// Leaves of the places in three rows those in these minirows.
template <class V>
SUDOKU_INLINE void keep_minirows(V minis, V& a, V& b, V& c) {
  a &= (minis & 0111) * 7;
  b &= ((minis >> 1) & 0111) * 7;
  c &= ((minis >> 2) & 0111) * 7;
}

}  // namespace sudoku
