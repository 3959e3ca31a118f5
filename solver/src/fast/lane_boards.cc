#include "lane_boards.h"

#include "closure.h"

namespace sudoku::fast {
namespace {

using simd::forget_registers;
using simd::smaller;
using simd::where_zero;

// For each digit (0 to 8), the minirows and minicolumns that the digit must use, because no other
// minirow is left for it in the same row, or no other minicolumn in the same column. A minirow is
// three cells of a row in one box, a minicolumn three cells of a column in one box. Each element of
// the array is a vector with one board in each lane:
//
//   [band][digit]        bit 3 * box + row (both 0..2) is a minirow of the band
//   [3 + band][digit]    bit c (0..8) is the minicolumn of column c in the band
using Bound = Lanes[6][9];

// The possible permutations of one digit in the three bands, that is, the ways to distribute it
// over the three boxes of a band. Each SIMD lane belongs to one board. Bit 3 * box + band is the
// permutation in which row 0 of `band` has the digit in `box` (both 0..2). From row to row, the
// number of the box grows by one, modulo 3, in `rising`, and shrinks by one in `falling`.
struct Remaining {
  Lanes rising = {};
  Lanes falling = {};
};

// Returns in each lane the low nine bits of `v` and, in bits 9 to 15, a copy of the lowest seven. A
// right shift by 3 or 6 then rotates the three groups of three bits in bits 0 to 8 by one or two
// groups towards the lower bits. Higher bits of the shifted lanes have no meaning.
// Requires: bits 9 to 15 of `v` are 0.
SUDOKU_INLINE Lanes doubled(Lanes v) { return v * 01001; }

// Eliminates columns of one digit in the stacks, for many boards at once, one in each SIMD lane.
// `a`, `b` and `c` are the columns that `digit` can use in bands 0, 1 and 2, with bit i for column
// i. Within a stack, the digit uses three different columns, one in each band. Columns that belong
// to no such permutation are removed, and so are columns in which other digits fill the minicolumn
// (three cells of a column in one box). Records the permutations of each stack in `boards`, and the
// minicolumns that the digit must use in `bound`.
//
// close_columns() in closure.h eliminates by permutations too, but does not record them.
SUDOKU_INLINE void close_stacks(LaneBoards& boards, Bound& bound, std::ptrdiff_t digit, Lanes& a,
                                Lanes& b, Lanes& c) {
  const Lanes a_up = up(a), b_up = up(b), c_up = up(c);
  const Lanes a_down = down(a), b_down = down(b), c_down = down(c);
  const Lanes rising = a & b_down & c_up, falling = a & b_up & c_down;
  boards.of_stacks.rising[digit] = rising;
  boards.of_stacks.falling[digit] = falling;
  a = rising | falling;
  b &= (a_up & c_down) | (a_down & c_up);
  c &= (a_down & b_up) | (a_up & b_down);
  bound[3][digit] = a & ~(b | c);
  bound[4][digit] = b & ~(a | c);
  bound[5][digit] = c & ~(a | b);
  a &= boards.open_minis[3] | bound[3][digit];
  b &= boards.open_minis[4] | bound[4][digit];
  c &= boards.open_minis[5] | bound[5][digit];
}

// Eliminates minirows of one digit in one band, for many boards at once, one in each SIMD lane. A
// minirow is three cells of a row in one box. The digit uses one minirow in each row and in each
// box. Minirows that belong to no such permutation are removed, and so are minirows that other
// digits fill. `rows` are the candidate columns of `digit` in the three rows of the band. `columns`
// are the columns of the band that close_stacks() left to the digit; other columns are removed too.
// Adds the possible permutations of the band to `left`, and records the minirows that the digit
// must use in `bound`.
//
// closed_minirows() and bound_minirows() in closure.h compute the same minirows with shifts. This
// function multiplies instead, which needs fewer instructions. A multiplication has a longer
// latency, but instructions for other digits hide this latency.
SUDOKU_INLINE void close_band(LaneBoards& boards, Bound& bound, int band, std::ptrdiff_t digit,
                              Lanes* rows, Lanes columns, Remaining& left) {
  Lanes a = rows[0] & columns, b = rows[1] & columns, c = rows[2] & columns;
  const Lanes first = boxes_of(a);
  const Lanes second = doubled(boxes_of(b)), third = doubled(boxes_of(c));
  const Lanes rising = first & (second >> 3) & (third >> 6);
  const Lanes falling = first & (second >> 6) & (third >> 3);
  left.rising |= rising << band;
  left.falling |= falling << band;
  // Compute the mask of the minirows (three cells of a row in one box) that the possible
  // permutations of the digit use. Each permutation uses three minirows, with the bits 3 * box +
  // row. If row 0 is in box 0, these are bits 0, 4 and 8 if the box number rises from row to row,
  // and bits 0, 7 and 5 if it falls. The octal numbers 0421 and 0241 have these bits. Bits above
  // bit 8 wrap round to bit 0.
  Lanes minis = (rising * 0421) | (falling * 0241);
  minis = (minis | (minis >> 9)) & 0777;
  const Lanes twice = doubled(minis);
  bound[band][digit] = minis & ~((twice >> 3) | (twice >> 6));
  minis &= boards.open_minis[band] | bound[band][digit];
  keep_minirows(minis, a, b, c);
  rows[0] = a;
  rows[1] = b;
  rows[2] = c;
}

// Eliminates candidates of one digit in all stacks and bands, for many boards at once, one in each
// SIMD lane. A candidate is eliminated if it belongs to no possible permutation of the band or
// stack (a way to distribute the digit over its three boxes). It is also eliminated if three other
// digits must use the three cells of its row or column in its box.
void close_digit(LaneBoards& boards, Bound& bound, std::ptrdiff_t digit) {
  Lanes* rows = &boards.places[9 * digit];
  Lanes top = rows[0] | rows[1] | rows[2];
  Lanes middle = rows[3] | rows[4] | rows[5];
  Lanes bottom = rows[6] | rows[7] | rows[8];
  close_stacks(boards, bound, digit, top, middle, bottom);
  // Reload the nine masks of the digit, one for each row, from memory. This is cheaper than keeping
  // them in registers.
  forget_registers();
  Remaining of_bands;
  close_band(boards, bound, 0, digit, rows, top, of_bands);
  close_band(boards, bound, 1, digit, rows + 3, middle, of_bands);
  close_band(boards, bound, 2, digit, rows + 6, bottom, of_bands);
  boards.of_bands.rising[digit] = of_bands.rising;
  boards.of_bands.falling[digit] = of_bands.falling;
}

// Full adder for every bit position of every lane, independently of the other positions: a + b + c
// = sum + 2 * carry.
SUDOKU_INLINE void add(Lanes a, Lanes b, Lanes c, Lanes& sum, Lanes& carry) {
  const Lanes one = a ^ b;
  sum = one ^ c;
  carry = (a & b) | (one & c);
}

// Returns the bits that are set in at least three of the nine vectors. Counts all bit positions at
// once with a carry-save adder.
SUDOKU_INLINE Lanes three_of(const Lanes (&v)[9]) {
  Lanes s0, s1, s2, ones, c0, c1, c2, c3, twos, fours;
  add(v[0], v[1], v[2], s0, c0);
  add(v[3], v[4], v[5], s1, c1);
  add(v[6], v[7], v[8], s2, c2);
  add(s0, s1, s2, ones, c3);
  add(c0, c1, c2, twos, fours);
  return fours | (twos & c3) | (ones & (twos | c3));
}

// Applies naked and hidden singles to one row, for many boards at once, one in each SIMD lane.
// row[9 * digit] is the mask of candidate columns of `digit` (0 to 8) in the row. Updates `seen`,
// which collects what a sweep (one pass of all elimination rules) finds out. Lowers `least` to the
// smallest of the nine new masks, if that is smaller. A `least` of 0 is a contradiction: some digit
// has no place left in the row.
SUDOKU_INLINE void settle_row(Lanes* row, LaneBoards::Sweep& seen, Lanes& least) {
  // last[digit]: the candidate column of the digit in this row if there is exactly one, as a mask
  // with bit c for column c. Otherwise 0.
  Lanes last[9];
  Lanes taken = {}, taken_once = {}, some = {}, many = {};
  for (std::ptrdiff_t digit = 0; digit < 9; ++digit) {
    const Lanes here = row[9 * digit];
    last[digit] = here & where_zero(here & (here - 1));
    taken_once ^= last[digit];
    taken |= last[digit];
    many |= some & here;
    some |= here;
  }
  const Lanes single = some & ~many;
  seen.bad |= (taken ^ taken_once) | (some ^ 0777);
  seen.open |= many;
  for (std::ptrdiff_t digit = 0; digit < 9; ++digit) {
    const Lanes here = row[9 * digit];
    const Lanes alone = here & single;
    const Lanes free = (here & ~taken) | last[digit];
    const Lanes left = alone | (free & where_zero(alone));
    row[9 * digit] = left;
    seen.sum += left;
    least = smaller(least, left);
  }
}

}  // namespace

LaneBoards::Sweep LaneBoards::sweep() {
  Bound bound;
  for (int digit = 0; digit < 9; ++digit) close_digit(*this, bound, digit);
  for (int mini = 0; mini < 6; ++mini) open_minis[mini] = ~three_of(bound[mini]);
  Sweep seen = {};
  Lanes least = Lanes{} + 0777;
  for (int row = 0; row < 9; ++row) settle_row(places + row, seen, least);
  seen.bad |= where_zero(least);
  return seen;
}

}  // namespace sudoku::fast
