#include "digit_lanes.h"

#include <bit>
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstring>

#include "closure.h"
#include "permutations.h"
#include "vectors.h"

namespace sudoku {
namespace {

constexpr int kSide = 9;
constexpr int kLaneDigits = 8;  // that lie side by side; the ninth lies apart
constexpr unsigned kNineColumns = 0777;
constexpr Eight kThreeLanes = {kNineColumns, kNineColumns, kNineColumns};

// What is possible: a bit for each column. Digits are counted from 0.
struct Places {
  Eight rows[kSide];  // [row], lane d: digit d
  Eight ninth[3];     // [row of a band], lane b: digit 8 in band b; the other lanes are 0
  // Bits that three digits fill, and no other digit has: lane b the minirows of band b, lane 3 + b
  // its columns by stack (minicolumns). By the last sweep.
  Eight full;

  Lane& at(int digit, int row) {
    return digit < kLaneDigits ? reinterpret_cast<Lane*>(&rows[row])[digit]
                               : reinterpret_cast<Lane*>(&ninth[row % 3])[row / 3];
  }
};

// What a digit can go to: bit 3 * box + row of a minirow, bit 3 * stack + column of a minicolumn.
struct Minis {
  Eight rows[3];     // [band], lane d: digit d
  Eight columns[3];  // the same
  Eight ninth_rows;  // lane b: digit 8 in band b; the other lanes are 0
  Eight ninth_columns;
};

// How a sweep leaves the board.
enum class Swept { kBad, kFull, kStill, kMoved };

// Digit 8: each band has what the next one has, or the one after it.
SUDOKU_INLINE Eight next_band(Eight v) { return pick<1, 2, 0, 3, 4, 5, 6, 7>(v, v); }
SUDOKU_INLINE Eight band_after(Eight v) { return pick<2, 0, 1, 3, 4, 5, 6, 7>(v, v); }

template <int lane>
SUDOKU_INLINE Eight spread(Eight v) {
  return pick<lane, lane, lane, lane, lane, lane, lane, lane>(v, v);
}

// The bits that at least so many of some vectors have.
struct Times {
  Eight one = {};
  Eight two = {};
  Eight three = {};
};

SUDOKU_INLINE Times join(const Times& a, const Times& b) {
  return {a.one | b.one, a.two | b.two | (a.one & b.one),
          a.three | b.three | (a.one & b.two) | (a.two & b.one)};
}

// Numbers to be added up.
struct Sum {
  Eight one;
};

SUDOKU_INLINE Sum join(const Sum& a, const Sum& b) { return {a.one + b.one}; }

template <int... lanes>
SUDOKU_INLINE Times pick_each(const Times& a, const Times& b) {
  return {pick<lanes...>(a.one, b.one), pick<lanes...>(a.two, b.two),
          pick<lanes...>(a.three, b.three)};
}

template <int... lanes>
SUDOKU_INLINE Sum pick_each(const Sum& a, const Sum& b) {
  return {pick<lanes...>(a.one, b.one)};
}

// Folding lays half of the lanes of each vector upon the other half. Of two vectors come four lanes
// of each in turn, of two pairs two of each, and of two fours one of each, which is what all digits
// have. Engines have an instruction for each of these picks.
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

// Lanes move up by three or six, and the first ones become 0.
SUDOKU_INLINE Eight three_up(Eight v) { return pick<5, 6, 7, 8, 9, 10, 11, 12>(Eight{}, v); }
SUDOKU_INLINE Eight six_up(Eight v) { return pick<2, 3, 4, 5, 6, 7, 8, 9>(Eight{}, v); }
// Lanes move down by three or six, and the first ones of `next` follow them.
SUDOKU_INLINE Eight three_down(Eight v, Eight next) {
  return pick<3, 4, 5, 6, 7, 8, 9, 10>(v, next);
}
SUDOKU_INLINE Eight six_down(Eight v, Eight next) {
  return pick<6, 7, 8, 9, 10, 11, 12, 13>(v, next);
}

// The first lanes of three vectors, and rubbish behind them.
SUDOKU_INLINE Eight first_three(Eight a, Eight b, Eight c) {
  return pick<0, 1, 8, 9, 2, 3, 10, 11>(pick<0, 8, 1, 9, 2, 10, 3, 11>(a, b), c);
}

// Six vectors of the digits in lanes, and in each lane of `ninth` digit 8 for one of them: lane i
// is vector i, and behind the sixth is rubbish.
template <class T>
SUDOKU_INLINE T fold_six(const T (&v)[6], Eight ninth) {
  const T first = fold_four(fold_eight(v[0], v[1]), fold_eight(v[2], v[3]));
  const T last = fold_eight(v[4], v[5]);
  return join(fold_two(first, fold_four(last, last)), T{ninth});
}

// All rows: row 8 in every lane of `last`, the others where lane_of() says.
struct RowTimes {
  Times rows;
  Times last;
};

// First the rows that are first in their bands: so the three rows of digit 8 lie one after another,
// and can be laid upon each other, since the other lanes of it are 0.
constexpr int lane_of(int row) { return row % 3 * 3 + row / 3; }

SUDOKU_INLINE RowTimes fold_rows(const Eight (&rows)[kSide], const Eight (&ninth)[3]) {
  const auto two = [&](int a, int b) { return fold_eight(Times{rows[a]}, Times{rows[b]}); };
  const Times last = two(8, 8);
  const Times last_two = fold_four(last, last);
  return {join(fold_two(fold_four(two(0, 3), two(6, 1)), fold_four(two(4, 7), two(2, 5))),
               Times{ninth[0] | three_up(ninth[1]) | six_up(ninth[2])}),
          join(fold_two(last_two, last_two), Times{spread<2>(ninth[2])})};
}

SUDOKU_INLINE Eight sum_of(const Places& p) {
  const Eight(&r)[kSide] = p.rows;
  return ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7])) +
         ((r[8] + p.ninth[0]) + (p.ninth[1] + p.ninth[2]));
}

// What of the minicolumns each digit is bound to; the rows lose what lies elsewhere.
struct BoundMinis {
  Eight minis[6];    // as in Places::full, lane d: digit d
  Eight ninth_rows;  // as in Minis
  Eight ninth_columns;
};

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
  r[0] &= top, r[1] &= top, r[2] &= top;
  r[3] &= middle, r[4] &= middle, r[5] &= middle;
  r[6] &= bottom, r[7] &= bottom, r[8] &= bottom;
  for (Eight& row : p.ninth) row &= ninth;
  minis.columns[0] = top, minis.columns[1] = middle, minis.columns[2] = bottom;
  minis.ninth_columns = ninth;
}

// `full`: what three digits fill of the minirows.
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

SUDOKU_INLINE Eight last_place(Eight row) { return row & where_zero(without_lowest(row)); }

// `single`: columns with one digit; `taken`: columns that are the last place of a digit.
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

// A digit that has one place in a row keeps others out of it, and a cell with one digit left keeps
// this digit out of the rest of the row. kMoved: there are cells with more than one digit.
SUDOKU_INLINE Swept settle_rows(Places& p) {
  const auto [some, some_last] = fold_rows(p.rows, p.ninth);
  Eight lasts[kSide];
  for (int row = 0; row < kSide; ++row) lasts[row] = last_place(p.rows[row]);
  const Eight ninth_lasts[3] = {last_place(p.ninth[0]), last_place(p.ninth[1]),
                                last_place(p.ninth[2])};
  const auto [last, last_last] = fold_rows(lasts, ninth_lasts);
  if (any(last.two | last_last.two | (some.one ^ kNineColumns) | (some_last.one ^ kNineColumns)))
    return Swept::kBad;

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
  // In the other lanes digit 8 is 0, whatever these have there.
  p.ninth[0] = settled(p.ninth[0], single[0], taken[0]);
  p.ninth[1] =
      settled(p.ninth[1], three_down(single[0], single[0]), three_down(taken[0], taken[0]));
  p.ninth[2] = settled(p.ninth[2], six_down(single[0], single[1]), six_down(taken[0], taken[1]));

  Eight lost = {};
  for (const Eight row : p.ninth) lost |= where_zero(row) & kThreeLanes;
  for (const Eight row : p.rows) lost |= where_zero(row);
  if (any(lost)) return Swept::kBad;
  return any(some.two | some_last.two) ? Swept::kMoved : Swept::kFull;
}

// Strikes out what follows at once.
Swept sweep(Places& places, Minis& minis) {
  Places p = places;  // so that it stays out of memory
  BoundMinis bound;
  close_stacks(p, minis, bound);
  close_bands(p, minis, bound);
  const Eight(&b)[6] = bound.minis;
  const Times bounds[6] = {{b[0]}, {b[1]}, {b[2]}, {b[3]}, {b[4]}, {b[5]}};
  p.full = fold_six(bounds, bound.ninth_rows | three_up(bound.ninth_columns)).three;
  const Swept swept = settle_rows(p);
  const bool moved = any(sum_of(p) ^ sum_of(places));
  places = p;
  return swept == Swept::kMoved && !moved ? Swept::kStill : swept;
}

// A full board has each digit once in every row; what the rows of the last sweep bound has not been
// looked at in columns and boxes.
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

// The patterns of three by three that a digit is left: of bands, bit 3 * box + row, and of stacks,
// bit 3 * band + column.
struct ThreeByThree {
  alignas(16) Lane digits[6][kLaneDigits];  // [band or 3 + stack]
  alignas(16) Lane ninth[kLaneDigits];      // lane by band or 3 + stack
  unsigned of(int i, int digit) const { return digit < kLaneDigits ? digits[i][digit] : ninth[i]; }
};

template <int stack>
SUDOKU_INLINE Eight stack_of(Eight top, Eight middle, Eight bottom) {
  return ((top >> 3 * stack) & 7) | (((middle >> 3 * stack) & 7) << 3) |
         (((bottom >> 3 * stack) & 7) << 6);
}

// More than all digits of a band can have ways.
constexpr Lane kTwo = 256;

// How many permutations lie in a pattern, and kTwo more where they are two.
SUDOKU_INLINE Eight ways_of(Eight pattern) {
  Eight ways = {};
  for (const std::uint16_t permutation : kPermutations) {
    ways -= where_zero(~pattern & permutation);  // which is -1 in the lanes that have it
  }
  return ways + (where_zero(ways ^ 2) & kTwo);
}

// The band or stack that is best split: of those in which a digit has two ways left the one with
// the fewest for all digits, else the one with the fewest that is open: 0 to 2 are bands, 3 to 5
// stacks. A board that is not full has one, since bands and stacks together leave a digit one cell
// a row.
int band_to_split(const Minis& minis, ThreeByThree& patterns) {
  const Eight(&c)[3] = minis.columns;
  const Eight next = next_band(minis.ninth_columns), after = band_after(minis.ninth_columns);
  const Eight of_digits[6] = {minis.rows[0],
                              minis.rows[1],
                              minis.rows[2],
                              stack_of<0>(c[0], c[1], c[2]),
                              stack_of<1>(c[0], c[1], c[2]),
                              stack_of<2>(c[0], c[1], c[2])};
  // Band 0 has the whole stack in its lane, the first one.
  const Eight stacks = first_three(stack_of<0>(minis.ninth_columns, next, after),
                                   stack_of<1>(minis.ninth_columns, next, after),
                                   stack_of<2>(minis.ninth_columns, next, after));
  const Eight of_ninth = minis.ninth_rows | three_up(stacks);  // and rubbish behind the sixth
  std::memcpy(patterns.digits, of_digits, sizeof of_digits);
  std::memcpy(patterns.ninth, &of_ninth, sizeof of_ninth);

  const Sum sums[6] = {{ways_of(of_digits[0])}, {ways_of(of_digits[1])}, {ways_of(of_digits[2])},
                       {ways_of(of_digits[3])}, {ways_of(of_digits[4])}, {ways_of(of_digits[5])}};
  const Eight tallies = fold_six(sums, ways_of(of_ninth)).one;
  int best = 0;
  unsigned least = UINT_MAX;
  for (int i = 0; i < 6; ++i) {
    const unsigned tally = tallies[i];
    if (tally == kSide) continue;  // one way for each digit
    const unsigned ways = tally < kTwo ? kTwo + tally : tally % kTwo;
    if (ways < least) least = ways, best = i;
  }
  return best;
}

// The search goes on with `places`, in which a digit is bound to a mini, and comes back to `other`,
// in which it is kept out of it. The next sweep finds what follows in its band or stack.
void split(Places& places, Places& other, const Minis& minis) {
  ThreeByThree patterns;
  const int i = band_to_split(minis, patterns);
  // The first digit with the fewest ways, but more than one.
  int digit = 0;
  Ways ways{.count = UINT8_MAX};
  for (int d = 0; d < kSide; ++d) {
    const Ways here = kWays[patterns.of(i, d)];
    if (here.count >= 2 && here.count < ways.count) ways = here, digit = d;
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

  // Recursion is no deeper than there are splits on one way down.
  void search(Places& places) {
    while (true) {
      Minis minis;
      Swept swept;
      while ((swept = sweep(places, minis)) == Swept::kMoved) {
      }
      if (swept == Swept::kFull) take(places);
      if (swept != Swept::kStill) return;
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
  void take(Places& places) {
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

// False: a row has a digit twice. Other conflicts come out by themselves.
bool load(const Board& board, Places& places) {
  int bound = 0;
  int givens = 0;
  for (int row = 0; row < kSide; ++row) {
    Lane of[kSide + 1] = {};  // [0]: the empty cells
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
