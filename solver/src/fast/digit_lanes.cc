#include "digit_lanes.h"

#include <bit>
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "../vectors.h"
#include "closure.h"
#include "permutations.h"
#include "sudoku/board.h"

namespace sudoku::fast {
namespace {

using simd::any;
using simd::Eight;
using simd::Lane;
using simd::Lanes;
using simd::pick;
using simd::where_zero;
using simd::without_lowest;

constexpr int kSide = 9;
// Number of digits that share a SIMD vector of eight lanes, one digit in each lane. The ninth digit
// is stored in separate vectors.
constexpr int kLaneDigits = 8;
constexpr unsigned kNineColumns = 0777;
constexpr Eight kThreeLanes = {kNineColumns, kNineColumns, kNineColumns};

// The candidates of a 9x9 board, in vectors of eight 16-bit lanes. A lane holds the candidate
// columns of one digit in one row: bit c is set if the digit is a candidate in column c. Digits are
// numbered 0 to 8.
//
//   rows[4]     lanes 0 to 7: digits 0 to 7 in row 4
//   ninth[1]    lanes 0 to 2: digit 8 in rows 1, 4 and 7, one in each band
struct Places {
  // rows[row]: lane d has the candidate columns of digit d (0 to 7) in that row.
  Eight rows[kSide];
  // ninth[i]: lane b (0 to 2) has the candidate columns of digit 8 in row i of band b. The other
  // lanes are 0.
  Eight ninth[3];
  // The full minirows and minicolumns. A minirow or minicolumn is three cells of a row or a column
  // in one box. It is full if three digits must occupy it, so that no other digit can use it. Lane
  // b (0 to 2) has the minirows of band b: bit 3 * box + row, both 0..2 within the band. Lane 3 + b
  // has the minicolumns of band b: bit c for column c. Lanes 6 and 7 are unspecified. Each pass of
  // eliminations sets this vector, and the next pass uses it.
  Eight full;

  // Returns the candidate columns of `digit` (0 to 8) in `row` (0 to 8). Bit c of the mask is
  // column c. The result is a reference, so a caller can change the mask.
  Lane& at(int digit, int row) {
    return digit < kLaneDigits ? reinterpret_cast<Lane*>(&rows[row])[digit]
                               : reinterpret_cast<Lane*>(&ninth[row % 3])[row / 3];
  }
};

// The minirows and minicolumns that each digit (0 to 8) can still use. A minirow is three cells of
// a row in one box, a minicolumn three cells of a column in one box. A mask describes one band:
//
//   mask of minirows      bit 3 * box + row, both 0..2 within the band
//   mask of minicolumns   bit c for the minicolumn in column c, 0..8
struct Minis {
  // rows[band]: lane d has the minirows (three cells of a row in one box) that digit d (0 to 7) can
  // still use in that band, as bits 3 * box + row.
  Eight rows[3];
  // columns[band]: lane d has the minicolumns (three cells of a column in one box) that digit d (0
  // to 7) can still use in that band, as bits c for column c.
  Eight columns[3];
  // Lane b (0 to 2) has the minirows (three cells of a row in one box) that digit 8 can still use
  // in band b, as bits 3 * box + row. The other lanes are 0.
  Eight ninth_rows;
  // Lane b (0 to 2) has the minicolumns (three cells of a column in one box) that digit 8 can still
  // use in band b, as bits c for column c. The other lanes are 0.
  Eight ninth_columns;
};

// The result of a sweep, that is, of one pass of all elimination rules over a board.
enum class SweepResult {
  kContradiction,
  // Every cell has exactly one candidate, and every row has each digit once. A column or a box may
  // still have a digit twice.
  kFull,
  // The sweep (pass of all elimination rules) removed no candidate, and some cells have more than
  // one candidate. So the search has to guess.
  kUnchanged,
  // The sweep (pass of all elimination rules) removed candidates. Before its last rule, some cell
  // still had more than one candidate. So another sweep may remove more.
  kChanged,
};

// next_band() and band_after() rotate lanes 0 to 2 of a SIMD vector in which lane b belongs to band
// b of the board. Lane b of the result is lane (b + 1) % 3 of `v` for next_band(), and lane
// (b + 2) % 3 for band_after(). Lanes 3 to 7 do not change.
SUDOKU_INLINE Eight next_band(Eight v) { return pick<1, 2, 0, 3, 4, 5, 6, 7>(v, v); }
SUDOKU_INLINE Eight band_after(Eight v) { return pick<2, 0, 1, 3, 4, 5, 6, 7>(v, v); }

// Returns a vector whose eight lanes are all copies of lane number `lane` (0 to 7) of `v`.
template <int lane>
SUDOKU_INLINE Eight spread(Eight v) {
  return pick<lane, lane, lane, lane, lane, lane, lane, lane>(v, v);
}

// Counters for the bits of SIMD vectors. There is one counter for each bit of each lane: it counts
// how many of several vectors have this bit set. A bit of `one`, `two` or `three` is set if the
// count of this bit is at least one, two or three. This is a bit-sliced counter that saturates at
// three.
struct AtLeast {
  Eight one = {};
  Eight two = {};
  Eight three = {};
};

// Returns the sums of the counters of `a` and `b`. There is one counter for each bit of each lane,
// and it saturates at three.
SUDOKU_INLINE AtLeast join(const AtLeast& a, const AtLeast& b) {
  return {a.one | b.one, a.two | b.two | (a.one & b.one),
          a.three | b.three | (a.one & b.two) | (a.two & b.one)};
}

// A vector with one number in each lane. The type tells fold_eight(), fold_four() and fold_two(),
// which reduce vectors across their lanes, to add the numbers of different lanes.
struct Sum {
  Eight one;
};

SUDOKU_INLINE Sum join(const Sum& a, const Sum& b) { return {a.one + b.one}; }

template <int... lanes>
SUDOKU_INLINE AtLeast pick_each(const AtLeast& a, const AtLeast& b) {
  return {pick<lanes...>(a.one, b.one), pick<lanes...>(a.two, b.two),
          pick<lanes...>(a.three, b.three)};
}

template <int... lanes>
SUDOKU_INLINE Sum pick_each(const Sum& a, const Sum& b) {
  return {pick<lanes...>(a.one, b.one)};
}

// fold_eight(), fold_four() and fold_two() reduce SIMD vectors across their lanes. Called in this
// order, they turn eight vectors a to h into one vector. Lane 0 of that vector is the total of all
// lanes of a, lane 1 that of b, and so on. Each function adds one half of the lanes to the other
// half:
//
//   fold_eight   vectors a and b             -> a b a b a b a b   four partial results of each
//   fold_four    two results of fold_eight   -> a b c d a b c d   two partial results of each
//   fold_two     two results of fold_four    -> a b c d e f g h   the totals of eight vectors
//
// WebAssembly engines compile each shuffle of a vector in these functions to one instruction.
template <class T>
SUDOKU_INLINE T fold_eight(const T& a, const T& b) {
  return join(pick_each<0, 8, 1, 9, 2, 10, 3, 11>(a, b),
              pick_each<4, 12, 5, 13, 6, 14, 7, 15>(a, b));
}

template <class T>
SUDOKU_INLINE T fold_four(const T& a, const T& b) {
  return join(pick_each<0, 1, 8, 9, 2, 3, 10, 11>(a, b),
              pick_each<4, 5, 12, 13, 6, 7, 14, 15>(a, b));
}

template <class T>
SUDOKU_INLINE T fold_two(const T& a, const T& b) {
  return join(pick_each<0, 1, 2, 3, 8, 9, 10, 11>(a, b),
              pick_each<4, 5, 6, 7, 12, 13, 14, 15>(a, b));
}

// three_up() and six_up() shift the eight lanes of a vector: lane i moves to lane i + 3 or i + 6.
// The lowest lanes become 0, and the highest lanes are lost.
SUDOKU_INLINE Eight three_up(Eight v) { return pick<5, 6, 7, 8, 9, 10, 11, 12>(Eight{}, v); }
SUDOKU_INLINE Eight six_up(Eight v) { return pick<2, 3, 4, 5, 6, 7, 8, 9>(Eight{}, v); }
// three_down() and six_down() shift the eight lanes of `v`: lane i moves to lane i - 3 or i - 6.
// The lowest lanes of `next` fill the highest lanes of the result.
SUDOKU_INLINE Eight three_down(Eight v, Eight next) {
  return pick<3, 4, 5, 6, 7, 8, 9, 10>(v, next);
}
SUDOKU_INLINE Eight six_down(Eight v, Eight next) {
  return pick<6, 7, 8, 9, 10, 11, 12, 13>(v, next);
}

// Returns lane 0 of `a`, `b` and `c` in lanes 0, 1 and 2. The other lanes are unspecified.
SUDOKU_INLINE Eight first_three(Eight a, Eight b, Eight c) {
  return pick<0, 1, 8, 9, 2, 3, 10, 11>(pick<0, 8, 1, 9, 2, 10, 3, 11>(a, b), c);
}

// Adds up the values of the nine digits, separately for each i = 0 to 5. Lane d of v[i] has the
// value of digit d (0 to 7), and lane i of `ninth` has the value of digit 8. Lane i of the result
// is the total for i; lanes 6 and 7 are unspecified. If T is Sum, the values are numbers. If T is
// AtLeast, they are masks, and the result counts for each bit, up to three, how many digits have it
// set.
template <class T>
SUDOKU_INLINE T fold_six(const T (&v)[6], Eight ninth) {
  const T first = fold_four(fold_eight(v[0], v[1]), fold_eight(v[2], v[3]));
  const T last = fold_eight(v[4], v[5]);
  return join(fold_two(first, fold_four(last, last)), T{ninth});
}

// A number of digits for each cell of a board, for example the number of its candidates, counted up
// to three. Each lane of the vectors belongs to a row, and bit c of the lane to the cell in column
// c.
struct RowCounts {
  // The cells of rows 0 to 7. Each lane belongs to one row. The order of the rows in the lanes is
  // 0 3 6 1 4 7 2 5.
  AtLeast rows;
  // The cells of row 8. All lanes are equal.
  AtLeast last;
};

// Returns the lane that belongs to `row` (0 to 7) in the vectors of RowCounts::rows:
//
//   lane   0 1 2   3 4 5   6 7
//   row    0 3 6   1 4 7   2 5
//
// In this order, row i of band 0, of band 1 and of band 2 are neighbours. The ninth digit has three
// vectors. Vector i has row i of the three bands in lanes 0 to 2, and zeros in its other lanes. So
// these vectors can be shifted into place and combined by OR. For row 8 the result is 8, a lane
// that does not exist.
constexpr int lane_of(int row) { return row % 3 * 3 + row / 3; }

// Counts for each cell how many of the nine digits (0 to 8) have a bit set for the cell, up to
// three. Such a bit means, for example, that the digit is a candidate of the cell. Bit c of lane d
// of rows[row] is for digit d (0 to 7) and the cell in row `row` and column c. Bit c of lane b (0
// to 2) of ninth[i] is for digit 8 and the cell in row i of band b and column c. The other lanes of
// ninth[i] are 0.
SUDOKU_INLINE RowCounts fold_rows(const Eight (&rows)[kSide], const Eight (&ninth)[3]) {
  const auto two = [&](int a, int b) { return fold_eight(AtLeast{rows[a]}, AtLeast{rows[b]}); };
  const AtLeast last = two(8, 8);
  const AtLeast last_two = fold_four(last, last);
  return {join(fold_two(fold_four(two(0, 3), two(6, 1)), fold_four(two(4, 7), two(2, 5))),
               AtLeast{ninth[0] | three_up(ninth[1]) | six_up(ninth[2])}),
          join(fold_two(last_two, last_two), AtLeast{spread<2>(ninth[2])})};
}

// Returns in each lane the sum of all masks of candidate columns that `p` has in that lane: nine in
// p.rows and three in p.ninth. The sum is at most 12 * 511, so it does not overflow 16 bits.
// Eliminations only clear bits of the masks. So the sums before and after some eliminations are
// equal only if nothing was eliminated.
SUDOKU_INLINE Eight sum_of(const Places& p) {
  const Eight(&r)[kSide] = p.rows;
  return ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7])) +
         ((r[8] + p.ninth[0]) + (p.ninth[1] + p.ninth[2]));
}

// The minirows and minicolumns that a digit (0 to 8) must use. A minirow is three cells of a row in
// one box, a minicolumn three cells of a column in one box. A digit must use a minirow if it can
// use no other minirow of the same row. It must use a minicolumn if it can use no other minicolumn
// of the same column. A mask describes one band:
//
//   mask of minirows      bit 3 * box + row, both 0..2 within the band
//   mask of minicolumns   bit c for the minicolumn in column c, 0..8
struct BoundMinis {
  // minis[band]: lane d has the minirows (three cells of a row in one box) that digit d (0 to 7)
  // must use in that band, as bits 3 * box + row. minis[3 + band]: lane d has the minicolumns
  // (three cells of a column in one box) that digit d must use there, as bits c for column c.
  Eight minis[6];
  // Lane b (0 to 2) has the minirows (three cells of a row in one box) that digit 8 must use in
  // band b, as bits 3 * box + row. The other lanes are 0.
  Eight ninth_rows;
  // Lane b (0 to 2) has the minicolumns (three cells of a column in one box) that digit 8 must use
  // in band b, as bits c for column c. The other lanes are 0.
  Eight ninth_columns;
};

// Eliminates candidates in the stacks, for all digits at once. Within a stack, a digit uses one
// minicolumn (three cells of a column in one box) in each band, in three different columns. A digit
// loses the minicolumns that belong to no such permutation, and those that three other digits fill.
// Stores the minicolumns that each digit can still use in `minis`, and those that it must use in
// `bound`.
SUDOKU_INLINE void close_stacks(Places& p, Minis& minis, BoundMinis& bound) {
  Eight(&r)[kSide] = p.rows;
  Eight top = r[0] | r[1] | r[2], middle = r[3] | r[4] | r[5], bottom = r[6] | r[7] | r[8];
  Eight ninth = p.ninth[0] | p.ninth[1] | p.ninth[2];
  close_columns(top, middle, bottom);
  ninth &= beside(next_band(ninth), band_after(ninth));
  bound.minis[3] = top & ~(middle | bottom);
  bound.minis[4] = middle & ~(top | bottom);
  bound.minis[5] = bottom & ~(top | middle);
  bound.ninth_columns = ninth & ~(next_band(ninth) | band_after(ninth));
  top &= ~spread<3>(p.full) | bound.minis[3];
  middle &= ~spread<4>(p.full) | bound.minis[4];
  bottom &= ~spread<5>(p.full) | bound.minis[5];
  ninth &= ~three_down(p.full, p.full) | bound.ninth_columns;
  r[0] &= top;
  r[1] &= top;
  r[2] &= top;
  r[3] &= middle;
  r[4] &= middle;
  r[5] &= middle;
  r[6] &= bottom;
  r[7] &= bottom;
  r[8] &= bottom;
  for (Eight& row : p.ninth) row &= ninth;
  minis.columns[0] = top;
  minis.columns[1] = middle;
  minis.columns[2] = bottom;
  minis.ninth_columns = ninth;
}

// Eliminates candidates of a digit in the three rows of a band, for the digits of all SIMD lanes at
// once. A minirow is three cells of a row in one box, and has bit 3 * box + row in a mask. A digit
// uses one minirow in each row and in each box of the band. It keeps a minirow only if the minirow
// belongs to such a permutation, and if no three other digits fill the minirow. `full` is the mask
// of the minirows that three digits fill. `rows` are the candidate columns of the digit in the
// three rows. Stores the minirows that the digit must use in `bound`. Returns the minirows that the
// digit can still use.
SUDOKU_INLINE Eight close_band(Eight full, Eight* rows, Eight& bound) {
  Eight minis = closed_minirows(rows[0], rows[1], rows[2]);
  bound = bound_minirows(minis);
  minis &= ~full | bound;
  keep_minirows(minis, rows[0], rows[1], rows[2]);
  return minis;
}

SUDOKU_INLINE void close_bands(Places& p, Minis& minis, BoundMinis& bound) {
  minis.rows[0] = close_band(spread<0>(p.full), p.rows, bound.minis[0]);
  minis.rows[1] = close_band(spread<1>(p.full), p.rows + 3, bound.minis[1]);
  minis.rows[2] = close_band(spread<2>(p.full), p.rows + 6, bound.minis[2]);
  minis.ninth_rows = close_band(p.full, p.ninth, bound.ninth_rows);
}

// Returns `row`, the candidate columns of a digit in one row, if exactly one column is set in this
// mask. Otherwise returns 0. Computes this in every lane.
SUDOKU_INLINE Eight last_place(Eight row) { return row & where_zero(without_lowest(row)); }

// Applies naked and hidden singles to the candidates of a digit in one row. Returns the columns
// that the digit keeps. In every mask, bit c is column c:
//
//   row      the candidate columns of the digit
//   single   the columns whose cell has only one candidate (naked singles)
//   taken    the columns that are the last place of some digit in the row (hidden singles)
SUDOKU_INLINE Eight settled(Eight row, Eight single, Eight taken) {
  const Eight alone = row & single;
  const Eight free = (row & ~taken) | last_place(row);
  return alone | (free & where_zero(alone));
}

template <int row>
SUDOKU_INLINE void settle_row(Places& p, Eight single, Eight taken) {
  constexpr int lane = lane_of(row);
  p.rows[row] = settled(p.rows[row], spread<lane>(single), spread<lane>(taken));
}

// Applies naked and hidden singles to all rows of the board. Returns kContradiction if a cell has
// no candidate left, if a digit has no place left in a row, or if two digits need the same cell.
// Returns kFull if no cell had more than one candidate before these rules. Otherwise returns
// kChanged, even if no candidate was removed.
SUDOKU_INLINE SweepResult settle_rows(Places& p) {
  const auto [some, some_last] = fold_rows(p.rows, p.ninth);
  Eight lasts[kSide];
  for (int row = 0; row < kSide; ++row) lasts[row] = last_place(p.rows[row]);
  const Eight ninth_lasts[3] = {last_place(p.ninth[0]), last_place(p.ninth[1]),
                                last_place(p.ninth[2])};
  const auto [last, last_last] = fold_rows(lasts, ninth_lasts);
  if (any(last.two | last_last.two | (some.one ^ kNineColumns) | (some_last.one ^ kNineColumns)))
    return SweepResult::kContradiction;

  const Eight single[2] = {some.one & ~some.two, some_last.one & ~some_last.two};
  const Eight taken[2] = {last.one, last_last.one};
  settle_row<0>(p, single[0], taken[0]);
  settle_row<1>(p, single[0], taken[0]);
  settle_row<2>(p, single[0], taken[0]);
  settle_row<3>(p, single[0], taken[0]);
  settle_row<4>(p, single[0], taken[0]);
  settle_row<5>(p, single[0], taken[0]);
  settle_row<6>(p, single[0], taken[0]);
  settle_row<7>(p, single[0], taken[0]);
  p.rows[8] = settled(p.rows[8], single[1], taken[1]);
  // The vectors of the ninth digit use only lanes 0 to 2. Lanes 3 to 7 are 0 and stay 0, because
  // settled(), which applies the singles to a row, only clears bits of its first argument.
  p.ninth[0] = settled(p.ninth[0], single[0], taken[0]);
  p.ninth[1] =
      settled(p.ninth[1], three_down(single[0], single[0]), three_down(taken[0], taken[0]));
  p.ninth[2] = settled(p.ninth[2], six_down(single[0], single[1]), six_down(taken[0], taken[1]));

  Eight lost = {};
  for (const Eight row : p.ninth) lost |= where_zero(row) & kThreeLanes;
  for (const Eight row : p.rows) lost |= where_zero(row);
  if (any(lost)) return SweepResult::kContradiction;
  return any(some.two | some_last.two) ? SweepResult::kChanged : SweepResult::kFull;
}

// Makes one pass of all elimination rules over the board in `places`: first in the stacks, then in
// the bands, then in the rows. Before the rule for rows, stores in `minis` the minirows and
// minicolumns that each digit could still use. A minirow or minicolumn is three cells of a row or a
// column in one box.
SweepResult sweep(Places& places, Minis& minis) {
  // Work on a local copy of the candidates, which the compiler keeps in registers.
  Places p = places;
  BoundMinis bound;
  close_stacks(p, minis, bound);
  close_bands(p, minis, bound);
  const Eight(&b)[6] = bound.minis;
  const AtLeast bounds[6] = {{b[0]}, {b[1]}, {b[2]}, {b[3]}, {b[4]}, {b[5]}};
  p.full = fold_six(bounds, bound.ninth_rows | three_up(bound.ninth_columns)).three;
  const SweepResult result = settle_rows(p);
  const bool changed = any(sum_of(p) ^ sum_of(places));
  places = p;
  return result == SweepResult::kChanged && !changed ? SweepResult::kUnchanged : result;
}

// Returns true if each digit of a full board occurs in every column and every box. Rows need no
// check: a full board has each digit once in every row. Columns and boxes need one, because the
// last pass of eliminations checked them before it placed the last singles in the rows.
bool is_solution(const Places& p) {
  const Eight(&r)[kSide] = p.rows;
  Eight missing = {};
  Eight columns = {};
  for (std::ptrdiff_t first = 0; first < kSide; first += 3) {
    const Eight in_band = r[first] | r[first + 1] | r[first + 2];
    missing |= ((in_band | in_band >> 1 | in_band >> 2) & 0111) ^ 0111;
    columns |= in_band;
  }
  const Eight ninth = p.ninth[0] | p.ninth[1] | p.ninth[2];
  const Eight ninth_columns = ninth | next_band(ninth) | band_after(ninth);
  missing |= columns ^ kNineColumns;
  missing |= ((ninth | ninth >> 1 | ninth >> 2) & 0111) ^ (kThreeLanes & 0111);
  return !any(missing | (ninth_columns ^ kThreeLanes));
}

// The possible places of each digit in each band and each stack, as 3x3 patterns in bits 0 to 8. In
// the pattern of a band, bit 3 * box + row is set if the digit can be in that row of that box. In
// the pattern of a stack, bit 3 * band + column is set if the digit can be in that column of the
// stack in that band. In the arrays, index i = 0 to 2 is for band i, and index i = 3 to 5 is for
// stack i - 3. Digits are numbered 0 to 8.
struct ThreeByThree {
  // digits[i][digit]: the possible places of a digit 0 to 7 in band i (i < 3) or stack i - 3, as a
  // 3x3 pattern.
  alignas(16) Lane digits[6][kLaneDigits];
  // ninth[i]: the possible places of digit 8 in band i (i < 3) or stack i - 3, as a 3x3 pattern.
  // Elements 6 and 7 are unspecified.
  alignas(16) Lane ninth[kLaneDigits];
  unsigned of(int i, int digit) const { return digit < kLaneDigits ? digits[i][digit] : ninth[i]; }
};

// Returns the places that a digit can use in a stack, as a 3x3 pattern: bit 3 * band + column, both
// 0..2. `top`, `middle` and `bottom` are the columns of the board that the digit can use in the
// three bands, as masks with bit c for column c.
template <int stack>
SUDOKU_INLINE Eight stack_of(Eight top, Eight middle, Eight bottom) {
  return ((top >> 3 * stack) & 7) | (((middle >> 3 * stack) & 7) << 3) |
         (((bottom >> 3 * stack) & 7) << 6);
}

// A flag, 256, that is added to the number of permutations that a digit has left in a band or
// stack, if this number is two. A permutation is a way to distribute a digit over the three boxes;
// there are at most six. Without the flags, the numbers of nine digits add up to at most 54. So a
// sum of 256 or more shows that some digit has exactly two permutations left.
constexpr Lane kTwoWays = 256;

// Returns in each lane how many of the six permutations of three elements fit the 3x3 pattern in
// bits 0 to 8 of the lane. Adds 256, the flag kTwoWays, if two of them fit.
SUDOKU_INLINE Eight ways_of(Eight pattern) {
  Eight ways = {};
  for (const std::uint16_t permutation : kPermutations) {
    // where_zero() returns -1 in the lanes where the permutation fits the pattern. So the
    // subtraction adds 1 to the count of these lanes.
    ways -= where_zero(~pattern & permutation);
  }
  return ways + (where_zero(ways ^ 2) & kTwoWays);
}

// Returns the band (0 to 2) or the stack (3 to 5) to branch on, and stores the possible places of
// all digits in `patterns`. A permutation is a way to distribute a digit over the three boxes of a
// band or stack. A band or stack is settled if each digit has one permutation left in it. Among the
// bands and stacks in which some digit has exactly two permutations left, takes the one with the
// fewest permutations over all digits. If there is none, takes the unsettled one with the fewest.
//
// If the board is not full, there is always an unsettled band or stack: if each digit had one
// permutation in every band and stack, each digit would have one cell in each row, and the board
// would be full.
int band_to_split(const Minis& minis, ThreeByThree& patterns) {
  const Eight(&c)[3] = minis.columns;
  const Eight next = next_band(minis.ninth_columns), after = band_after(minis.ninth_columns);
  const Eight of_digits[6] = {minis.rows[0],
                              minis.rows[1],
                              minis.rows[2],
                              stack_of<0>(c[0], c[1], c[2]),
                              stack_of<1>(c[0], c[1], c[2]),
                              stack_of<2>(c[0], c[1], c[2])};
  // In lane 0, minis.ninth_columns has the columns of the ninth digit in band 0, `next` those in
  // band 1 and `after` those in band 2. first_three() collects lane 0 of the three patterns, one
  // for each stack.
  const Eight stacks = first_three(stack_of<0>(minis.ninth_columns, next, after),
                                   stack_of<1>(minis.ninth_columns, next, after),
                                   stack_of<2>(minis.ninth_columns, next, after));
  // The possible places of the ninth digit, as 3x3 patterns: those in the bands in lanes 0 to 2,
  // those in the stacks in lanes 3 to 5. Lanes 6 and 7 are unspecified.
  const Eight of_ninth = minis.ninth_rows | three_up(stacks);
  std::memcpy(patterns.digits, of_digits, sizeof of_digits);
  std::memcpy(patterns.ninth, &of_ninth, sizeof of_ninth);

  const Sum sums[6] = {{ways_of(of_digits[0])}, {ways_of(of_digits[1])}, {ways_of(of_digits[2])},
                       {ways_of(of_digits[3])}, {ways_of(of_digits[4])}, {ways_of(of_digits[5])}};
  const Eight tallies = fold_six(sums, ways_of(of_ninth)).one;
  int best = 0;
  unsigned least = UINT_MAX;
  for (int i = 0; i < 6; ++i) {
    const unsigned tally = tallies[i];
    if (tally == kSide) continue;  // Each digit has one way left to fill this band or stack.
    const unsigned ways = tally < kTwoWays ? kTwoWays + tally : tally % kTwoWays;
    if (ways < least) {
      least = ways;
      best = i;
    }
  }
  return best;
}

// Splits a search node in two, by whether a digit uses a certain minirow or minicolumn (three cells
// of a row or a column in one box). Turns `places` into the branch in which the digit uses it, and
// `other` into the branch in which it does not. The next pass of eliminations applies the
// consequences in each branch.
// Requires: `other` is a copy of `places`, and `minis`, the minirows and minicolumns that each
// digit can still use, comes from the last pass over `places`.
void split(Places& places, Places& other, const Minis& minis) {
  ThreeByThree patterns;
  const int i = band_to_split(minis, patterns);
  // In the chosen band or stack, take the digit with the fewest permutations left (ways to
  // distribute it over the three boxes), but at least two. On a tie, take the lowest digit.
  int digit = 0;
  Ways ways{.count = UINT8_MAX};
  for (int d = 0; d < kSide; ++d) {
    const Ways here = kWays[patterns.of(i, d)];
    if (here.count >= 2 && here.count < ways.count) {
      ways = here;
      digit = d;
    }
  }
  const int bit = ways.apart;
  const unsigned part = i < 3 ? 7U << bit / 3 * 3 : 1U << (3 * (i - 3) + bit % 3);
  const unsigned whole = i < 3 ? kNineColumns : 7U << 3 * (i - 3);
  const int first = i < 3 ? 3 * i + bit % 3 : bit / 3 * 3;
  for (int row = first; row < first + (i < 3 ? 1 : 3); ++row) {
    places.at(digit, row) &= static_cast<Lane>(~whole | part);
    other.at(digit, row) &= static_cast<Lane>(~part);
  }
}

class DigitLaneSearch {
 public:
  DigitLaneSearch(std::uint64_t wanted, std::uint64_t guesses, Solutions& found)
      : wanted_(wanted), guesses_(guesses), found_(found) {}

  // Searches the board with the candidates `places` depth-first for solutions. Each split has two
  // branches: the first is searched by recursion, the second by the loop. The recursion depth is
  // the number of first branches on the path from the root to a node.
  void search(Places& places) {
    while (true) {
      Minis minis;
      SweepResult result;
      do {
        result = sweep(places, minis);
      } while (result == SweepResult::kChanged);
      if (result == SweepResult::kFull) record(places);
      if (result != SweepResult::kUnchanged) return;
      if (guesses_ == 0) {
        found_.complete = false;
        return;
      }
      --guesses_;
      Places other = places;
      split(places, other, minis);
      search(places);
      if (found_.count == wanted_ || !found_.complete) return;
      places = other;
    }
  }

 private:
  // Counts a full board if it is a solution. Stores the board if it is one of the first two
  // solutions.
  void record(Places& places) {
    if (!is_solution(places)) return;
    if (found_.count < found_.boards.size()) {
      Board& board = found_.boards[found_.count];
      for (int row = 0; row < kSide; ++row) {
        for (int digit = 0; digit < kSide; ++digit) {
          board.set(kSide * row + std::countr_zero(places.at(digit, row)), digit + 1);
        }
      }
    }
    ++found_.count;
  }

  std::uint64_t wanted_;
  std::uint64_t guesses_;
  Solutions& found_;
};

// Initializes the candidates in `places` from the givens. Returns false if a row has a digit twice.
// Conflicts in columns and boxes need no check here: the search detects them as dead ends.
bool load(const Board& board, Places& places) {
  // Number of different (row, digit) pairs among the givens. It is less than `givens`, the number
  // of givens, if a row has a digit twice.
  int bound = 0;
  int givens = 0;
  for (int row = 0; row < kSide; ++row) {
    // of[digit]: mask of the columns in which the row has this digit, bit c for column c. of[0] has
    // the columns of the empty cells.
    Lane of[kSide + 1] = {};
    for (int column = 0; column < kSide; ++column) {
      of[board[kSide * row + column]] |= static_cast<Lane>(1U << column);
    }
    givens += kSide - std::popcount(of[0]);
    for (int digit = 0; digit < kSide; ++digit) {
      const Lane given = of[digit + 1];
      bound += given != 0;
      places.at(digit, row) = given != 0 ? given : of[0];
    }
  }
  return bound == givens;
}

}  // namespace

Solutions search_digit_lanes(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                             Excluded excluded) {
  assert(board.side() == kSide);
  Solutions found(board);
  Places places{};
  if (!load(board, places)) return found;
  if (excluded.digit != 0) {
    places.at(excluded.digit - 1, excluded.cell / kSide) &=
        static_cast<Lane>(~(1U << excluded.cell % kSide));
  }
  DigitLaneSearch(wanted, guesses, found).search(places);
  return found;
}

}  // namespace sudoku::fast
