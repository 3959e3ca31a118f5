#include "digit_lanes.h"

#include <bit>
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstring>

#include "../vectors.h"
#include "closure.h"
#include "permutations.h"

namespace sudoku {
namespace {

constexpr int kSide = 9;
constexpr int kLaneDigits = 8;  // digits that have a lane; the ninth has vectors of its own
constexpr unsigned kNineColumns = 0777;
constexpr Eight kThreeLanes = {kNineColumns, kNineColumns, kNineColumns};

// The candidates of a board. Each lane is a mask of columns: bit c is set if a digit is still a
// candidate in column c of a row. Digits are numbered 0 to 8.
struct Places {
  Eight rows[kSide];  // [row], lane d: digit d
  Eight ninth[3];     // [row in its band], lane b: digit 8 in band b; the other lanes are 0
  // The minirows and minicolumns that are full: three digits must go into them, so no other digit
  // can. (A minirow is three cells of a row in one box, a minicolumn three cells of a column.)
  // Lane b: the minirows of band b, bit 3 * box + row. Lane 3 + b: the minicolumns of band b, bit c
  // for column c. Lanes 6 and 7 are unspecified. Set by each sweep, for the next one.
  Eight full;

  // Returns the column mask of `digit` (0 to 8) in `row`.
  Lane& at(int digit, int row) {
    return digit < kLaneDigits ? reinterpret_cast<Lane*>(&rows[row])[digit]
                               : reinterpret_cast<Lane*>(&ninth[row % 3])[row / 3];
  }
};

// The minirows and minicolumns that a digit can still use: bit 3 * box + row for a minirow, bit
// 3 * stack + column for a minicolumn.
struct Minis {
  Eight rows[3];        // [band], lane d: the minirows of digit d
  Eight columns[3];     // [band], lane d: the minicolumns of digit d
  Eight ninth_rows;     // lane b: the minirows of digit 8 in band b; the other lanes are 0
  Eight ninth_columns;  // lane b: the minicolumns of digit 8 in band b; the other lanes are 0
};

// The result of a sweep.
enum class SweepResult {
  kContradiction,
  kFull,       // no cell has more than one candidate
  kUnchanged,  // some cells have more than one candidate; the sweep removed none
  kChanged,    // some cells have more than one candidate; the sweep removed some
};

// Rotate the three band lanes of a vector of digit 8: lane b gets the value of band b + 1 in
// next_band() and of band b + 2 in band_after(), modulo 3.
SUDOKU_INLINE Eight next_band(Eight v) { return pick<1, 2, 0, 3, 4, 5, 6, 7>(v, v); }
SUDOKU_INLINE Eight band_after(Eight v) { return pick<2, 0, 1, 3, 4, 5, 6, 7>(v, v); }

// Copies one lane of `v` to all lanes.
template <int lane>
SUDOKU_INLINE Eight spread(Eight v) {
  return pick<lane, lane, lane, lane, lane, lane, lane, lane>(v, v);
}

// For each bit of each lane, whether at least one, two or three of the counted vectors have it set.
// This is a bit-sliced counter that saturates at three.
struct AtLeast {
  Eight one = {};
  Eight two = {};
  Eight three = {};
};

// Adds two counters, each bit by itself.
SUDOKU_INLINE AtLeast join(const AtLeast& a, const AtLeast& b) {
  return {a.one | b.one, a.two | b.two | (a.one & b.one),
          a.three | b.three | (a.one & b.two) | (a.two & b.one)};
}

// One number per lane. The fold functions add the numbers of a Sum, and the counters of AtLeast.
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

// The fold functions reduce vectors across their lanes and transpose the results. Each one joins
// one half of the lanes with the other half:
//
//   fold_eight   vectors a, b             -> a b a b a b a b   four partial results of each
//   fold_four    two results of the above -> a b c d a b c d   two partial results of each
//   fold_two     two results of the above -> a b c d e f g h   the totals of eight vectors
//
// WebAssembly engines compile each of these shuffles to one instruction.
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

// Shift the lanes of a vector up: lane i moves to lane i + 3 or i + 6. The lowest lanes become 0.
SUDOKU_INLINE Eight three_up(Eight v) { return pick<5, 6, 7, 8, 9, 10, 11, 12>(Eight{}, v); }
SUDOKU_INLINE Eight six_up(Eight v) { return pick<2, 3, 4, 5, 6, 7, 8, 9>(Eight{}, v); }
// Shift the lanes of `v` down: lane i moves to lane i - 3 or i - 6. The lowest lanes of `next` fill
// the highest lanes of the result.
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

// Counts six vectors over all nine digits. Lane d of v[i] belongs to digit d, and lane i of `ninth`
// is the value of digit 8 for v[i]. Returns the total of v[i] in lane i; lanes 6 and 7 are
// unspecified.
template <class T>
SUDOKU_INLINE T fold_six(const T (&v)[6], Eight ninth) {
  const T first = fold_four(fold_eight(v[0], v[1]), fold_eight(v[2], v[3]));
  const T last = fold_eight(v[4], v[5]);
  return join(fold_two(first, fold_four(last, last)), T{ninth});
}

// For each row, the columns that occur in at least one, two or three of the counted masks.
struct RowCounts {
  AtLeast rows;  // rows 0 to 7: row r is in lane lane_of(r)
  AtLeast last;  // row 8, in every lane
};

// Returns the lane of `row` (0 to 7) in RowCounts::rows. Row 8 has lane 8, which does not exist.
//
//   lane   0 1 2   3 4 5   6 7
//   row    0 3 6   1 4 7   2 5
//
// In this order, the three rows of a vector of Places::ninth are neighbours. So the three vectors
// can be shifted into place and combined by OR: their other lanes are 0.
constexpr int lane_of(int row) { return row % 3 * 3 + row / 3; }

// Counts for each row over all nine digits. `rows` and `ninth` are column masks laid out as in
// Places.
SUDOKU_INLINE RowCounts fold_rows(const Eight (&rows)[kSide], const Eight (&ninth)[3]) {
  const auto two = [&](int a, int b) { return fold_eight(AtLeast{rows[a]}, AtLeast{rows[b]}); };
  const AtLeast last = two(8, 8);
  const AtLeast last_two = fold_four(last, last);
  return {join(fold_two(fold_four(two(0, 3), two(6, 1)), fold_four(two(4, 7), two(2, 5))),
               AtLeast{ninth[0] | three_up(ninth[1]) | six_up(ninth[2])}),
          join(fold_two(last_two, last_two), AtLeast{spread<2>(ninth[2])})};
}

// Returns a checksum in each lane: the sum of all column masks, at most 12 * 511. Sweeps only clear
// bits, so the checksums are equal before and after a sweep only if nothing was eliminated.
SUDOKU_INLINE Eight sum_of(const Places& p) {
  const Eight(&r)[kSide] = p.rows;
  return ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7])) +
         ((r[8] + p.ninth[0]) + (p.ninth[1] + p.ninth[2]));
}

// The minirows and minicolumns that a digit must use: the digit has no other minirow left in that
// row, or no other minicolumn left in that column.
struct BoundMinis {
  Eight minis[6];       // [band]: minirows, [3 + band]: minicolumns; lane d is digit d
  Eight ninth_rows;     // lane b: the minirows of digit 8 in band b
  Eight ninth_columns;  // lane b: the minicolumns of digit 8 in band b
};

// Eliminates candidates by stack. A digit keeps a column of a band only if the column belongs to a
// possible permutation of bands and columns, and if no three other digits fill the minicolumn.
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

// Eliminates candidates in the three `rows` of a band. A digit keeps a minirow only if the minirow
// belongs to a possible permutation of rows and boxes, and if no three other digits fill the
// minirow. `full` is the mask of filled minirows. Stores the minirows that the digit must use in
// `bound`. Returns the minirows that the digit can still use.
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

// Returns the column of a digit that has exactly one candidate column in the row, otherwise 0.
SUDOKU_INLINE Eight last_place(Eight row) { return row & where_zero(without_lowest(row)); }

// Applies naked and hidden singles to one row of a digit. `row` is the candidate columns of the
// digit. `single` is the columns with one candidate (naked singles). `taken` is the columns that
// are the last place of some digit in the row (hidden singles).
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

// Applies naked and hidden singles to all rows. Returns kContradiction, kFull, or kChanged if a
// cell had more than one candidate, even if no candidate was removed.
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
  // In p.ninth, lanes 3 to 7 are 0 and stay 0, whatever `single` and `taken` hold in these lanes.
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

// Applies each elimination rule once: stacks, bands, rows. Stores in `minis` the minirows and
// minicolumns that each digit could still use before the rule for rows was applied.
SweepResult sweep(Places& places, Minis& minis) {
  Places p = places;  // a local copy, which the compiler keeps in registers
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

// Returns true if each digit of a full board occurs in every column and every box. A full board has
// each digit once in every row, but the last sweep checked columns and boxes before it placed the
// last singles in the rows.
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

// For each digit, the 3x3 patterns (permutations.h) of its candidates in the three bands and the
// three stacks. In a band, bit 3 * box + row is a minirow; in a stack, bit 3 * band + column is a
// minicolumn. Index i is a band (0 to 2) or 3 + stack.
struct ThreeByThree {
  alignas(16) Lane digits[6][kLaneDigits];  // [i][digit]
  alignas(16) Lane ninth[kLaneDigits];      // [i] for digit 8; the last two are unspecified
  unsigned of(int i, int digit) const { return digit < kLaneDigits ? digits[i][digit] : ninth[i]; }
};

// Returns the 3x3 pattern of `stack`, bit 3 * band + column. `top`, `middle` and `bottom` are the
// columns that a digit can use in the three bands.
template <int stack>
SUDOKU_INLINE Eight stack_of(Eight top, Eight middle, Eight bottom) {
  return ((top >> 3 * stack) & 7) | (((middle >> 3 * stack) & 7) << 3) |
         (((bottom >> 3 * stack) & 7) << 6);
}

// A flag that ways_of() adds to a count of two permutations. Nine digits have at most 54
// permutations in a band or stack, so a sum of counts stays below the flag.
constexpr Lane kTwoWays = 256;

// Returns the number of permutations in the 3x3 pattern of each lane, plus kTwoWays if it is two.
SUDOKU_INLINE Eight ways_of(Eight pattern) {
  Eight ways = {};
  for (const std::uint16_t permutation : kPermutations) {
    ways -= where_zero(~pattern & permutation);  // subtracts -1 where it fits
  }
  return ways + (where_zero(ways ^ 2) & kTwoWays);
}

// Returns the band (0 to 2) or the stack (3 to 5) to branch on, and stores all 3x3 patterns in
// `patterns`. A band or stack is settled if each digit has one permutation left in it. Among the
// bands and stacks in which some digit has exactly two permutations left, takes the one with the
// fewest permutations over all digits. If there is none, takes the unsettled one with the fewest.
//
// A board that is not full has an unsettled band or stack: one permutation in every band and stack
// leaves a digit one cell in each row.
int band_to_split(const Minis& minis, ThreeByThree& patterns) {
  const Eight(&c)[3] = minis.columns;
  const Eight next = next_band(minis.ninth_columns), after = band_after(minis.ninth_columns);
  const Eight of_digits[6] = {minis.rows[0],
                              minis.rows[1],
                              minis.rows[2],
                              stack_of<0>(c[0], c[1], c[2]),
                              stack_of<1>(c[0], c[1], c[2]),
                              stack_of<2>(c[0], c[1], c[2])};
  // Lane 0 has band 0 of digit 8; the rotated vectors add bands 1 and 2 of the stack to this lane.
  const Eight stacks = first_three(stack_of<0>(minis.ninth_columns, next, after),
                                   stack_of<1>(minis.ninth_columns, next, after),
                                   stack_of<2>(minis.ninth_columns, next, after));
  const Eight of_ninth = minis.ninth_rows | three_up(stacks);  // lanes 6 and 7 are unspecified
  std::memcpy(patterns.digits, of_digits, sizeof of_digits);
  std::memcpy(patterns.ninth, &of_ninth, sizeof of_ninth);

  const Sum sums[6] = {{ways_of(of_digits[0])}, {ways_of(of_digits[1])}, {ways_of(of_digits[2])},
                       {ways_of(of_digits[3])}, {ways_of(of_digits[4])}, {ways_of(of_digits[5])}};
  const Eight tallies = fold_six(sums, ways_of(of_ninth)).one;
  int best = 0;
  unsigned least = UINT_MAX;
  for (int i = 0; i < 6; ++i) {
    const unsigned tally = tallies[i];
    if (tally == kSide) continue;  // settled
    const unsigned ways = tally < kTwoWays ? kTwoWays + tally : tally % kTwoWays;
    if (ways < least) {
      least = ways;
      best = i;
    }
  }
  return best;
}

// Branches on whether a digit uses a certain minirow or minicolumn. Turns `places` into the branch
// in which the digit does, and `other` into the branch in which it does not. The next sweep of a
// branch applies the consequences in the band or stack.
// Requires: `other` is a copy of `places`, and `minis` comes from the last sweep of `places`.
void split(Places& places, Places& other, const Minis& minis) {
  ThreeByThree patterns;
  const int i = band_to_split(minis, patterns);
  // Take the digit with the fewest permutations, but at least two; the lowest digit on a tie.
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

  // Searches `places` depth-first, by recursion for the first branch of a split and by the loop for
  // the second. The recursion depth is the number of first branches on the path to a node.
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
  // Counts a full board if it is a solution, and stores it if there is room.
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
// The search detects conflicts in columns and boxes itself, as dead ends.
bool load(const Board& board, Places& places) {
  int bound = 0;  // pairs of a row and a digit that is given in it
  int givens = 0;
  for (int row = 0; row < kSide; ++row) {
    Lane of[kSide + 1] = {};  // [digit]: its columns; [0]: the empty cells
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
                             Struck struck) {
  assert(board.side() == kSide);
  Solutions found(board);
  Places places{};
  if (!load(board, places)) return found;
  if (struck.digit != 0) {
    places.at(struck.digit - 1, struck.cell / kSide) &=
        static_cast<Lane>(~(1U << struck.cell % kSide));
  }
  DigitLaneSearch(wanted, guesses, found).search(places);
  return found;
}

}  // namespace sudoku
