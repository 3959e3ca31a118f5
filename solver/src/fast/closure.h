// Elimination rules for one digit of a 9x9 Sudoku, as functions on SIMD vectors. V is a vector of
// 16-bit lanes. Each lane holds a mask for one digit of one board, and all lanes are computed at
// once.
//
// A mask uses the low nine bits of a lane, as three groups of three bits. Two kinds of masks occur:
//
//   bit                  8 7 6   5 4 3   2 1 0
//   mask of columns      8 7 6   5 4 3   2 1 0    column of the board; a group is a stack
//   mask of minirows     2 1 0   2 1 0   2 1 0    row within the band; a group is a box
//
// A band is three boxes side by side, and a stack is three boxes one above the other. A minirow is
// the three cells that a row and a box share. In a solution, a digit uses three minirows of a band:
// one in each row and one in each box. So they form a permutation of rows and boxes. The functions
// of this file keep only candidates that belong to some possible permutation.
#pragma once

#include "../vectors.h"

namespace sudoku::fast {

// up() and down() rotate the three bits within each group of three bits (bits 0..2, 3..5 and 6..8)
// of every lane of a SIMD vector. up() rotates by one bit towards the higher bits, down() by one
// bit towards the lower bits.
template <class V>
SUDOKU_INLINE V up(V v) {
  return ((v << 1) & 0666) | ((v >> 2) & 0111);
}
template <class V>
SUDOKU_INLINE V down(V v) {
  return ((v >> 1) & 0333) | ((v << 2) & 0444);
}

// rotate_one_group() and rotate_two_groups() rotate three groups of three bits (bits 0..2, 3..5 and
// 6..8) in every 16-bit lane of a SIMD vector, by one or two groups towards the higher bits. Bits 9
// to 15 of the result are unspecified.
// Requires: bits 9 to 15 of `v` are 0.
template <class V>
SUDOKU_INLINE V rotate_one_group(V v) {
  return (v << 3) | (v >> 6);
}
template <class V>
SUDOKU_INLINE V rotate_two_groups(V v) {
  return (v << 6) | (v >> 3);
}

// Returns the columns that a digit may use in one band, as a mask with bit i for column i. `next`
// and `after` are the candidate columns of the digit in the other two bands. Within a stack, a
// digit uses three different columns, one in each band. So the result has a column only if the
// other two bands can take the other two columns of its stack.
template <class V>
SUDOKU_INLINE V beside(V next, V after) {
  return (down(next) & up(after)) | (up(next) & down(after));
}

// Removes columns that a digit cannot use. `a`, `b` and `c` are its candidate columns in bands 0, 1
// and 2, as masks with bit i for column i. Within a stack, a digit uses three different columns,
// one in each band. A column is removed from a band if the other two bands cannot take the other
// two columns of its stack.
template <class V>
SUDOKU_INLINE void close_columns(V& a, V& b, V& c) {
  const V a_up = up(a), b_up = up(b), c_up = up(c);
  const V a_down = down(a), b_down = down(b), c_down = down(c);
  a &= (b_down & c_up) | (b_up & c_down);
  b &= (a_up & c_down) | (a_down & c_up);
  c &= (a_down & b_up) | (a_up & b_down);
}

// Returns the boxes in which a digit has a candidate in one row. Bit 3 * box of the result stands
// for a box, numbered 0..2 from left to right. `row` is the mask of the candidate columns of the
// digit in the row, with bit i for column i.
template <class V>
SUDOKU_INLINE V boxes_of(V row) {
  return (row | (row >> 1) | (row >> 2)) & 0111;
}

// Returns the minirows that a digit can still use in a band. A minirow is three cells of a row in
// one box. Bit 3 * box + row of the result stands for a minirow; box and row are numbered 0..2
// within the band. `a`, `b` and `c` are the candidate columns of the digit in the three rows of the
// band, as masks with bit i for column i.
//
// In a solution, the digit uses one minirow in each row and in each box. There are six such
// permutations. From row to row, the box number rises by one, modulo 3, or it falls by one. In the
// drawing, the columns of each pattern are the boxes 0 to 2:
//
//                     rising                  falling
//   row 0 in box      0       1       2       0       1       2
//
//   row 0             x . .   . x .   . . x   x . .   . x .   . . x
//   row 1             . x .   . . x   x . .   . . x   x . .   . x .
//   row 2             . . x   x . .   . x .   . x .   . . x   x . .
//
// In the masks `rising` and `falling`, bit 3 * box is set if the rising or falling permutation with
// row 0 in `box` is possible.
template <class V>
SUDOKU_INLINE V closed_minirows(V a, V b, V c) {
  const V first = boxes_of(a), second = boxes_of(b), third = boxes_of(c);
  const V rising = first & rotate_two_groups(second) & rotate_one_group(third);
  const V falling = first & rotate_one_group(second) & rotate_two_groups(third);
  // Computes the mask of all minirows (three cells of a row in one box) that the possible
  // permutations use, with bit 3 * box + row for a minirow. A permutation with row 0 in box k is
  // bit 3 * k of `rising` or `falling`, and its minirow in row 0 has the same bit in the result.
  // The bits of its minirows in rows 1 and 2 are 4 and 8 higher if the permutation is rising, and 7
  // and 5 higher if it is falling. A bit above bit 8 wraps around to the bit 9 below it.
  // Multiplications by octal 0421 and 0241 would need fewer instructions than these shifts, but
  // have a longer latency.
  const V minis =
      ((rising | falling) | ((rising << 4) | (falling << 7))) | ((rising << 8) | (falling << 5));
  return (minis | (minis >> 9)) & 0777;
}

// Returns the minirows that a digit must use in a band, because no other minirow is left in the
// same row. A minirow is three cells of a row in one box. Bit 3 * box + row of `minis` is set if
// the digit can use that minirow; box and row are numbered 0..2 within the band.
template <class V>
SUDOKU_INLINE V bound_minirows(V minis) {
  return minis & ~(rotate_one_group(minis) | rotate_two_groups(minis));
}

// Removes the candidates of a digit in a band that lie outside the minirows `minis`. `a`, `b` and
// `c` are the candidate columns in the three rows of the band, as masks with bit i for column i. A
// minirow is three cells of a row in one box, and has bit 3 * box + row of `minis`.
template <class V>
SUDOKU_INLINE void keep_minirows(V minis, V& a, V& b, V& c) {
  a &= (minis & 0111) * 7;
  b &= ((minis >> 1) & 0111) * 7;
  c &= ((minis >> 2) & 0111) * 7;
}

}  // namespace sudoku::fast
