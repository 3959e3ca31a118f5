#include "lane_boards.h"

#include "closure.h"

namespace sudoku {
namespace {

// [band][digit]: the minirows that a digit must use, since it has no other in that row.
// [3 + band][digit]: the minicolumns that a digit must use, since it has no other in that column.
using Bound = Lanes[6][9];

// The possible permutations of one digit in the three bands, as in LaneBoards::Permutations.
struct Remaining {
  Lanes rising = {};
  Lanes falling = {};
};

// Appends a copy of the nine bits above them, cut off at bit 15. A right shift by 3 or 6 then
// rotates the three groups of three bits by one or two groups.
SUDOKU_INLINE Lanes doubled(Lanes v) { return v * 01001; }

// Removes the columns that belong to no possible permutation of bands and columns, and those in
// full minicolumns. `a`, `b`, `c` are the columns that `digit` can use in bands 0, 1 and 2. Records
// the permutations of each stack in `boards`, and the minicolumns that the digit must use in
// `bound`. close_columns() in closure.h makes the same eliminations but records no permutations.
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

// Removes the minirows of `band` that belong to no possible permutation of rows and boxes, and
// those that are full. `rows` are the candidate columns of `digit` in the three rows of the band;
// `columns` are the columns that close_stacks() left. Adds the permutations of the band to `left`,
// and records the minirows that the digit must use in `bound`.
//
// closure.h computes the same in closed_minirows() and bound_minirows(). The multiplications here
// need fewer instructions. Their longer latency is hidden by instructions for other digits.
SUDOKU_INLINE void close_band(LaneBoards& boards, Bound& bound, int band, std::ptrdiff_t digit,
                              Lanes* rows, Lanes columns, Remaining& left) {
  Lanes a = rows[0] & columns, b = rows[1] & columns, c = rows[2] & columns;
  const Lanes first = boxes_of(a);
  const Lanes second = doubled(boxes_of(b)), third = doubled(boxes_of(c));
  const Lanes rising = first & (second >> 3) & (third >> 6);
  const Lanes falling = first & (second >> 6) & (third >> 3);
  left.rising |= rising << band;
  left.falling |= falling << band;
  // The permutations that start in box 0 use minirows 0, 4, 8 (rising) and 0, 7, 5 (falling).
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

// Applies the rules `permutations` and `triads` (lane_boards.h) to one digit.
void close_digit(LaneBoards& boards, Bound& bound, std::ptrdiff_t digit) {
  Lanes* rows = &boards.places[9 * digit];
  Lanes top = rows[0] | rows[1] | rows[2];
  Lanes middle = rows[3] | rows[4] | rows[5];
  Lanes bottom = rows[6] | rows[7] | rows[8];
  close_stacks(boards, bound, digit, top, middle, bottom);
  forget_registers();  // reloading the nine rows is cheaper than keeping them in registers
  Remaining of_bands;
  close_band(boards, bound, 0, digit, rows, top, of_bands);
  close_band(boards, bound, 1, digit, rows + 3, middle, of_bands);
  close_band(boards, bound, 2, digit, rows + 6, bottom, of_bands);
  boards.of_bands.rising[digit] = of_bands.rising;
  boards.of_bands.falling[digit] = of_bands.falling;
}

// Full adder for every bit position: a + b + c = sum + 2 * carry.
SUDOKU_INLINE void add(Lanes a, Lanes b, Lanes c, Lanes& sum, Lanes& carry) {
  const Lanes one = a ^ b;
  sum = one ^ c;
  carry = (a & b) | (one & c);
}

// Returns the bits that are set in at least three of nine vectors. Counts by a carry-save adder.
SUDOKU_INLINE Lanes three_of(const Lanes (&v)[9]) {
  Lanes s0, s1, s2, ones, c0, c1, c2, c3, twos, fours;
  add(v[0], v[1], v[2], s0, c0);
  add(v[3], v[4], v[5], s1, c1);
  add(v[6], v[7], v[8], s2, c2);
  add(s0, s1, s2, ones, c3);
  add(c0, c1, c2, twos, fours);
  return fours | (twos & c3) | (ones & (twos | c3));
}

// Applies naked and hidden singles to one row of all digits; row[9 * digit] is the candidate
// columns of `digit`. Updates `seen`, and lowers `least` to the smallest mask that is left. A mask
// of 0 means that a digit has no candidate in the row.
SUDOKU_INLINE void settle_row(Lanes* row, LaneBoards::Sweep& seen, Lanes& least) {
  Lanes last[9];  // the column of the digit if it has exactly one in this row, otherwise 0
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

}  // namespace sudoku
