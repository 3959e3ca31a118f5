// Eliminations within one digit, computed in every lane of a SIMD vector at once. A lane holds one
// digit or one board. V is a vector of 16-bit lanes.
//
// The low nine bits of a lane are three groups of three bits. Their meaning is one of
//
//   bit       8 7 6   5 4 3   2 1 0
//   columns   8 7 6   5 4 3   2 1 0     of a row or a band; a group is a stack
//   minirow   2 1 0   2 1 0   2 1 0     the row in its band; a group is a box
//
// A minirow is the three cells that a row and a box share. In a solution, a digit occupies three
// minirows of a band: one in each row and in each box, hence a permutation of rows and boxes. The
// functions below keep only candidates that belong to some possible permutation.
#pragma once

#include "../vectors.h"

namespace sudoku {

// Rotate the three bits within each group: up() towards the higher bits, down() towards the lower.
template <class V>
SUDOKU_INLINE V up(V v) {
  return ((v << 1) & 0666) | ((v >> 2) & 0111);
}
template <class V>
SUDOKU_INLINE V down(V v) {
  return ((v >> 1) & 0333) | ((v << 2) & 0444);
}

// Rotate the three groups of a lane by one or two groups, towards the higher bits. The bits above
// the ninth are unspecified.
template <class V>
SUDOKU_INLINE V rotate_one_group(V v) {
  return (v << 3) | (v >> 6);
}
template <class V>
SUDOKU_INLINE V rotate_two_groups(V v) {
  return (v << 6) | (v >> 3);
}

// Returns the columns that a digit may use in one band. `next` and `after` are its candidate
// columns in the next band and in the band after that, cyclically. In each stack the digit must
// use a different column in each of the three bands.
template <class V>
SUDOKU_INLINE V beside(V next, V after) {
  return (down(next) & up(after)) | (up(next) & down(after));
}

// Applies beside() to all three bands at once. `a`, `b`, `c` are the candidate columns of a digit
// in bands 0, 1 and 2; columns that belong to no permutation of bands and columns are removed.
template <class V>
SUDOKU_INLINE void close_columns(V& a, V& b, V& c) {
  const V a_up = up(a), b_up = up(b), c_up = up(c);
  const V a_down = down(a), b_down = down(b), c_down = down(c);
  a &= (b_down & c_up) | (b_up & c_down);
  b &= (a_up & c_down) | (a_down & c_up);
  c &= (a_down & b_up) | (a_up & b_down);
}

// Returns bit 3 * box for each box in which `row`, the candidate columns of a row, has a column.
template <class V>
SUDOKU_INLINE V boxes_of(V row) {
  return (row | (row >> 1) | (row >> 2)) & 0111;
}

// Returns the minirows of a band that belong to a possible permutation of rows and boxes, as bits
// 3 * box + row. `a`, `b`, `c` are the candidate columns of a digit in the three rows of the band.
//
// There are six permutations. In three of them the box number rises by one from row to row, modulo
// 3; in the other three it falls. Bit 3 * box of `rising` or `falling` is the permutation whose
// row 0 is in `box`.
template <class V>
SUDOKU_INLINE V closed_minirows(V a, V b, V c) {
  const V first = boxes_of(a), second = boxes_of(b), third = boxes_of(c);
  const V rising = first & rotate_two_groups(second) & rotate_one_group(third);
  const V falling = first & rotate_one_group(second) & rotate_two_groups(third);
  // Each permutation sets three minirows. From bit 3 * box, rows 1 and 2 are 4 and 8 bits higher
  // in a rising permutation, 7 and 5 bits higher in a falling one; bits above the ninth wrap round.
  // A multiplication by 0421 or 0241 would need fewer instructions but has a longer latency.
  const V minis =
      ((rising | falling) | ((rising << 4) | (falling << 7))) | ((rising << 8) | (falling << 5));
  return (minis | (minis >> 9)) & 0777;
}

// Returns the minirows in `minis` that are the only one of their row. The digit must go into them.
template <class V>
SUDOKU_INLINE V bound_minirows(V minis) {
  return minis & ~(rotate_one_group(minis) | rotate_two_groups(minis));
}

// Removes from `a`, `b`, `c`, the candidate columns of the three rows of a band, all columns that
// are not in one of the minirows `minis`.
template <class V>
SUDOKU_INLINE void keep_minirows(V minis, V& a, V& b, V& c) {
  a &= (minis & 0111) * 7;
  b &= ((minis >> 1) & 0111) * 7;
  c &= ((minis >> 2) & 0111) * 7;
}

}  // namespace sudoku
