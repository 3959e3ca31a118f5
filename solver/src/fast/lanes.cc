#include "lanes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <memory>

#include "../vectors.h"
#include "lane_boards.h"
#include "sudoku/solve_many.h"

namespace sudoku::fast {
namespace {

using simd::bits;
using simd::Bytes;
using simd::bytes_at;
using simd::where_equal;
using simd::where_less;
using simd::where_zero;

constexpr int kCells = 81;
constexpr int kRows = LaneBoards::kRows;

// Calls f(0), f(1), ..., f(count - 1). The loop is unrolled at compile time.
template <int count, class F>
SUDOKU_INLINE void each(const F& f) {
  using Index = std::ptrdiff_t;
  [&]<Index... i>(std::integer_sequence<Index, i...>) { (f(i), ...); }
  (std::make_integer_sequence<Index, count>{});
}

// Counts of the permutations that are still possible, either of one digit or of all digits
// together. A permutation is a way to distribute a digit over the three boxes of a band or stack.
// Byte b has the count for band b, and byte 3 + s the count for stack s.
using Tallies = std::uint64_t;
constexpr int kTallyBits = 8;
constexpr Tallies kOneEach = 0x01'01'01'01'01'01;

// Lookup tables for counting the permutations of a digit, that is, the ways to distribute it over
// the three boxes of a band or stack. From row to row of a band, the box number of the digit rises
// or falls by one, modulo 3. From band to band of a stack, the column number of the digit does so.
// The index of a table is a mask of nine bits, for the nine rising or the nine falling
// permutations: three in each band or stack. An entry has one count in each byte: byte b for band
// b, byte 3 + s for stack s.
struct TallyTables {
  // The table that counts permutations in bands. Bit 3 * box + band of the index is the permutation
  // in `band` that puts the digit of the first row of the band into `box` (0..2).
  std::array<Tallies, 512> of_bands{};
  // The table that counts permutations in stacks. Bit 3 * stack + column of the index is the
  // permutation in `stack` that puts the digit of band 0 into `column` (0..2) of the stack.
  std::array<Tallies, 512> of_stacks{};
};

constexpr TallyTables kTallies = [] {
  TallyTables tables{};
  for (unsigned bits = 0; bits < 512; ++bits) {
    for (unsigned bit = 0; bit < 9; ++bit) {
      if ((bits >> bit & 1) == 0) continue;
      tables.of_bands[bits] += Tallies{1} << kTallyBits * (bit % 3);
      tables.of_stacks[bits] += Tallies{1} << kTallyBits * (3 + bit / 3);
    }
  }
  return tables;
}();

// A way to distribute a digit over the three boxes of a band or stack. In a band, operator[](i) is
// the box of the digit in row i of the band. In a stack, operator[](i) is the column of the digit
// in band i, counted within the stack. All numbers are 0..2.
struct Permutation {
  // True if operator[](i + 1) is one greater than operator[](i), modulo 3. False if it is one less.
  bool rises = false;
  // The box number of the digit in row 0 of the band, or its column number in band 0 of the stack.
  int begin = 0;
  int operator[](int i) const { return (begin + (rises ? i : 2 * i)) % 3; }
};

class LaneSolver {
 public:
  LaneSolver(std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
             std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions)
      : digits_(digits), limit_(limit), guesses_(guesses), counts_(counts), solutions_(solutions) {}

  void run();

 private:
  // A saved branch of a search: all candidates of one board. Bit c of element 9 * digit + row is
  // set if `digit` (0 to 8) is a candidate in column c of `row`.
  using SavedBranch = std::array<Lane, kRows>;
  // Maximum number of saved branches of one lane. Each saved branch belongs to a split that has
  // fixed a digit in a band, stack or row. No two of these splits fix the same digit in the same
  // band, stack or row. There are 6 * 9 pairs of a digit and a band or stack, and 9 * 9 pairs of a
  // digit and a row.
  static constexpr int kMaxDepth = 6 * 9 + kRows;
  // After its first guess on a board, the search guesses again if a sweep (a pass of eliminations)
  // lowers the sum of the 81 masks of candidate columns by less than this value. Such a sweep
  // typically eliminates one or two candidates, and another sweep seldom leads to a contradiction
  // or a solution. Before the first guess, another sweep often does. Therefore the first guess
  // waits for a sweep that eliminates nothing.
  static constexpr Lane kFewEliminated = 28;

  // The state of the search on the board in one lane.
  struct Job {
    // Index of the board in the list of boards to solve.
    std::size_t board = 0;
    // Number of guesses that are still allowed on this board.
    std::uint64_t guesses = 0;
    // Number of solutions of this board found so far.
    int found = 0;
    // Number of saved branches of the search on this board that are still to be searched.
    int depth = 0;
  };

  LaneView places(int lane) { return {boards_.places, lane}; }
  Lane& sum(int lane) { return LaneView(&sum_, lane)[0]; }
  bool load(int lane, const std::uint8_t* board);
  void next_board(int lane);
  void finish(int lane, std::uint8_t count);
  void backtrack(int lane);
  void record(int lane);
  bool is_solution(int lane);
  void split(int lane);
  bool split_closest(int lane, SavedBranch& other);
  void split_band(int lane, SavedBranch& other, int digit, int band);
  void split_stack(int lane, SavedBranch& other, int digit, int stack);
  void split_row(int lane, SavedBranch& other);
  void forget_last_sweep(int lane);

  std::span<const std::uint8_t> digits_;
  int limit_;
  std::uint64_t guesses_;
  std::span<std::uint8_t> counts_;
  std::span<std::uint8_t> solutions_;
  LaneBoards boards_;
  Lanes sum_;
  // Index of the next board to load into a lane, in the list of boards to solve.
  std::size_t next_ = 0;
  // Bit l is set if lane l has a board to solve.
  unsigned busy_ = 0;
  // Bit l is set if the search has guessed on the board in lane l.
  unsigned guessed_ = 0;
  Job jobs_[kLanes];
  // frames_[lane] is the stack of saved branches of a lane: for each split, the second branch,
  // which is still to be searched.
  SavedBranch frames_[kLanes][kMaxDepth];
};

void LaneSolver::run() {
  std::fill(std::begin(boards_.places), std::end(boards_.places), Lanes{});
  for (int lane = 0; lane < kLanes; ++lane) next_board(lane);
  while (busy_ != 0) {
    const LaneBoards::Sweep seen = boards_.sweep();
    const unsigned bad = ~bits(where_zero(seen.bad)) & busy_;
    const unsigned full = bits(where_zero(seen.open)) & ~bad & busy_;
    const Lanes eliminated = sum_ - seen.sum;
    const unsigned slow =
        (bits(where_zero(eliminated)) | (bits(where_less(eliminated, kFewEliminated)) & guessed_)) &
        ~bad & ~full & busy_;
    sum_ = seen.sum;
    for (unsigned left = bad; left != 0; left &= left - 1) backtrack(std::countr_zero(left));
    for (unsigned left = full; left != 0; left &= left - 1) record(std::countr_zero(left));
    for (unsigned left = slow; left != 0; left &= left - 1) split(std::countr_zero(left));
  }
}

// Discards what the last sweep (a pass of eliminations) recorded for a lane: the sum of its masks
// and the full minirows and minicolumns (three cells of a row or a column in one box). Must be
// called when the candidates of another board or branch are loaded into the lane.
void LaneSolver::forget_last_sweep(int lane) {
  sum(lane) = 0;
  const LaneView open_minis(boards_.open_minis, lane);
  each<6>([&](auto mini) { open_minis[mini] = static_cast<Lane>(-1); });
}

// Initializes the candidates of a lane from the 81 digits of `board` (0 for an empty cell). Returns
// false if a row has a digit twice. Conflicts in columns and boxes need no check here: the search
// detects them as dead ends.
bool LaneSolver::load(int lane, const std::uint8_t* board) {
  const LaneView to = places(lane);
  int givens = 0;
  // Number of different (row, digit) pairs among the givens. It is less than `givens`, the number
  // of givens, if a row has a digit twice.
  int bound = 0;
  each<9>([&](auto row) {
    // Load 16 bytes that contain the nine bytes of the row. For the last row, start 7 bytes
    // earlier, so that the load ends with the board.
    const auto shift = row == 8 ? 7 : 0;
    const Bytes bytes = bytes_at(board + 9 * row - shift);
    const unsigned open = bits(where_equal(bytes, 0)) >> shift & 0777;
    givens += 9 - std::popcount(open);
    each<9>([&](auto digit) {
      const unsigned given =
          bits(where_equal(bytes, static_cast<std::uint8_t>(digit + 1))) >> shift & 0777;
      bound += given != 0;
      to[9 * digit + row] = static_cast<Lane>(given != 0 ? given : open);
    });
  });
  return givens == bound;
}

// Loads the next board of the list into the lane. Boards with a conflict in a row are skipped, with
// a count of 0. If no board is left in the list, the lane becomes idle.
void LaneSolver::next_board(int lane) {
  guessed_ &= ~(1U << lane);
  forget_last_sweep(lane);
  while (next_ < counts_.size()) {
    const std::size_t board = next_++;
    std::fill_n(solutions_.begin() + static_cast<std::ptrdiff_t>(board * kCells), kCells,
                std::uint8_t{0});
    if (load(lane, digits_.data() + board * kCells)) {
      jobs_[lane] = {.board = board, .guesses = guesses_};
      busy_ |= 1U << lane;
      return;
    }
    counts_[board] = 0;
  }
  busy_ &= ~(1U << lane);
}

void LaneSolver::finish(int lane, std::uint8_t count) {
  counts_[jobs_[lane].board] = count;
  next_board(lane);
}

// Continues the search of the lane with the last saved branch. If there is none, finishes the
// board.
void LaneSolver::backtrack(int lane) {
  Job& job = jobs_[lane];
  if (job.depth == 0) {
    finish(lane, static_cast<std::uint8_t>(job.found));
    return;
  }
  const SavedBranch& frame = frames_[lane][--job.depth];
  const LaneView to = places(lane);
  each<kRows>([&](auto row) { to[row] = frame[row]; });
  forget_last_sweep(lane);
}

// Returns true if each digit of a full board occurs in every column and every box. Rows need no
// check: a full board has each digit once in every row. Columns and boxes need one, because the
// last sweep (a pass of eliminations) checked them before it placed the last singles in the rows.
bool LaneSolver::is_solution(int lane) {
  const LaneView rows = places(lane);
  bool good = true;
  each<9>([&](auto digit) {
    unsigned columns = 0;
    each<3>([&](auto band) {
      const auto first = 9 * digit + 3 * band;
      const unsigned in_band = rows[first] | rows[first + 1] | rows[first + 2];
      columns |= in_band;
      const unsigned boxes = (in_band | in_band >> 1 | in_band >> 2) & 0111;
      good &= boxes == 0111;
    });
    good &= columns == 0777;
  });
  return good;
}

// Handles a full board in the lane. Counts it if it is a solution, and stores the first solution.
// Then finishes the board if the limit of solutions is reached, otherwise backtracks.
void LaneSolver::record(int lane) {
  Job& job = jobs_[lane];
  if (is_solution(lane) && ++job.found == 1) {
    const LaneView rows = places(lane);
    std::uint8_t* to = solutions_.data() + job.board * kCells;
    each<kRows>([&](auto i) {
      const unsigned place = rows[i];
      to[i % 9 * 9 + std::countr_zero(place)] = static_cast<std::uint8_t>(i / 9 + 1);
    });
  }
  if (job.found == limit_)
    finish(lane, static_cast<std::uint8_t>(limit_));
  else
    backtrack(lane);
}

// Splits the search of the lane into two branches. The lane continues with one branch, and the
// other is saved on the stack of the lane. If no guess is left, finishes the board instead, with
// the count kNotKnown (255: the number of solutions is unknown).
void LaneSolver::split(int lane) {
  Job& job = jobs_[lane];
  if (job.guesses == 0) {
    finish(lane, kNotKnown);
    return;
  }
  --job.guesses;
  guessed_ |= 1U << lane;
  assert(job.depth < kMaxDepth);
  SavedBranch& other = frames_[lane][job.depth++];
  const LaneView from = places(lane);
  each<kRows>([&](auto row) { other[row] = from[row]; });
  if (!split_closest(lane, other)) split_row(lane, other);
  sum(lane) = 0;
}

// Splits the search of the lane by a digit that has exactly two permutations left in a band or
// stack. A permutation is a way to distribute a digit over the three boxes of a band or stack. If
// several bands and stacks have such a digit, takes the one with the fewest permutations over all
// digits. The lane continues with one permutation of the digit, and the saved branch `other` gets
// the other one. A permutation that other rules have already made impossible leads to a
// contradiction in its branch. Returns false if no digit has exactly two permutations in any band
// or stack.
bool LaneSolver::split_closest(int lane, SavedBranch& other) {
  const LaneView rising_in_bands(boards_.of_bands.rising, lane);
  const LaneView falling_in_bands(boards_.of_bands.falling, lane);
  const LaneView rising_in_stacks(boards_.of_stacks.rising, lane);
  const LaneView falling_in_stacks(boards_.of_stacks.falling, lane);
  Tallies of_digits[9];
  Tallies of_all = 0;
  // The highest bit of each byte of `twos` is set if some digit has exactly two permutations in the
  // band or stack of this byte. Byte b belongs to band b, byte 3 + s to stack s.
  Tallies twos = 0;
  each<9>([&](auto digit) {
    const Tallies here =
        kTallies.of_bands[rising_in_bands[digit]] + kTallies.of_bands[falling_in_bands[digit]] +
        kTallies.of_stacks[rising_in_stacks[digit]] + kTallies.of_stacks[falling_in_stacks[digit]];
    of_digits[digit] = here;
    of_all += here;
    twos |= 0x80 * kOneEach - (here ^ 2 * kOneEach);
  });
  constexpr unsigned kNone = 1U << 16;
  unsigned best = kNone;
  each<6>([&](auto i) {
    const auto ways = static_cast<unsigned>(of_all >> kTallyBits * i & 0xff);
    const bool is_open = (twos >> kTallyBits * i & 0x80) != 0;
    best = std::min(best, (is_open ? ways : kNone) << 3 | static_cast<unsigned>(i));
  });
  if (best >= kNone) return false;

  const int i = static_cast<int>(best & 7);
  int digit = 0;
  while ((of_digits[digit] >> kTallyBits * i & 0xff) != 2) ++digit;
  if (i < 3)
    split_band(lane, other, digit, i);
  else
    split_stack(lane, other, digit, i - 3);
  return true;
}

// Returns the two permutations of a digit in a band or stack. Each set bit of the masks `rising`
// and `falling` stands for one permutation. For a band, `step` is 3, and bit 3 * i stands for the
// permutation with the digit of row 0 in box i (0..2). For a stack, `step` is 1, and bit i stands
// for the permutation with the digit of band 0 in column i (0..2). From row to row, or from band to
// band, the number of the box or column rises by 1, modulo 3, for a bit of `rising`, and falls by 1
// for a bit of `falling`. Requires: `rising` and `falling` have exactly two set bits in total.
std::array<Permutation, 2> two_of(unsigned rising, unsigned falling, int step) {
  const unsigned both = rising | falling << 9;
  const auto at = [step](int bit) { return Permutation{bit < 9, bit % 9 / step}; };
  return {at(std::countr_zero(both)), at(std::bit_width(both) - 1)};
}

void LaneSolver::split_band(int lane, SavedBranch& other, int digit, int band) {
  constexpr unsigned kBandBits = 0111;
  const auto [first, last] =
      two_of(LaneView(boards_.of_bands.rising, lane)[digit] >> band & kBandBits,
             LaneView(boards_.of_bands.falling, lane)[digit] >> band & kBandBits, 3);
  const LaneView rows = places(lane);
  for (int i = 0; i < 3; ++i) {
    const int row = 9 * digit + 3 * band + i;
    rows[row] &= static_cast<Lane>(7U << 3 * first[i]);
    other[row] &= static_cast<Lane>(7U << 3 * last[i]);
  }
}

void LaneSolver::split_stack(int lane, SavedBranch& other, int digit, int stack) {
  const int shift = 3 * stack;
  const auto [first, last] =
      two_of(LaneView(boards_.of_stacks.rising, lane)[digit] >> shift & 7U,
             LaneView(boards_.of_stacks.falling, lane)[digit] >> shift & 7U, 1);
  const LaneView rows = places(lane);
  const unsigned elsewhere = ~(7U << shift);
  for (int row = 0; row < 9; ++row) {
    const int here = 9 * digit + row;
    rows[here] &= static_cast<Lane>(elsewhere | 1U << (shift + first[row / 3]));
    other[here] &= static_cast<Lane>(elsewhere | 1U << (shift + last[row / 3]));
  }
}

// Splits the search of the lane by the place of a digit in a row. Takes the digit and row with the
// fewest candidate columns, but at least two. The lane continues with the first of these columns,
// and the saved branch `other` gets the rest.
void LaneSolver::split_row(int lane, SavedBranch& other) {
  int best = 0;
  int fewest = 10;
  for (int row = 0; row < kRows; ++row) {
    const int places = std::popcount(other[row]);
    if (places > 1 && places < fewest) {
      fewest = places;
      best = row;
    }
  }
  const Lane place = other[best] & -other[best];
  places(lane)[best] = place;
  other[best] &= ~place;
}

}  // namespace

void solve_lanes(std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                 std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions) {
  std::make_unique<LaneSolver>(digits, limit, guesses, counts, solutions)->run();
}

}  // namespace sudoku::fast
