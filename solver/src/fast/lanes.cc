#include "lanes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <memory>
#include <utility>

#include "lane_boards.h"
#include "sudoku/solve_many.h"

namespace sudoku {
namespace {

constexpr int kCells = 81;
constexpr int kRows = LaneBoards::kRows;

// Calls f(0) to f(count - 1), written out.
template <int count, class F>
SUDOKU_INLINE void each(const F& f) {
  using Index = std::ptrdiff_t;
  [&]<Index... i>(std::integer_sequence<Index, i...>) { (f(i), ...); }
  (std::make_integer_sequence<Index, count>{});
}

// A byte for each band, and then for each stack: how many permutations.
using Tallies = std::uint64_t;
constexpr int kTally = 8;
constexpr Tallies kOneEach = 0x01'01'01'01'01'01;

// What permutations there are by their bits, as LaneBoards has them.
struct TallyTables {
  std::array<Tallies, 512> of_bands{};
  std::array<Tallies, 512> of_stacks{};
};

constexpr TallyTables kTallies = [] {
  TallyTables tables{};
  for (unsigned bits = 0; bits < 512; ++bits) {
    for (unsigned bit = 0; bit < 9; ++bit) {
      if ((bits >> bit & 1) == 0) continue;
      tables.of_bands[bits] += Tallies{1} << kTally * (bit % 3);
      tables.of_stacks[bits] += Tallies{1} << kTally * (3 + bit / 3);
    }
  }
  return tables;
}();

// Gives each of three rows a box, or each of three bands a column.
struct Permutation {
  bool rises = false;
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
  // All places of a board, as LaneBoards has them.
  using Frame = std::array<Lane, kRows>;
  // A split binds a digit in a band or a stack, or in a row; none is split twice on one way down.
  static constexpr int kDeepest = 6 * 9 + kRows;
  // Below a guess a sweep that strikes out places of this sum at most, some one or two, is the last
  // one before the next guess: another one seldom decides. Before the first guess it often does.
  static constexpr Lane kFew = 28;

  struct Job {
    std::size_t board = 0;
    std::uint64_t guesses = 0;  // still allowed
    int found = 0;
    int depth = 0;  // of the frames
  };

  LaneView places(int lane) { return {boards_.places, lane}; }
  Lane& sum(int lane) { return LaneView(&sum_, lane)[0]; }
  bool load(int lane, const std::uint8_t* board);
  void next_board(int lane);
  void finish(int lane, std::uint8_t count);
  void go_back(int lane);
  void take(int lane);
  bool is_solution(int lane);
  void split(int lane);
  bool split_closest(int lane, Frame& other);
  void split_band(int lane, Frame& other, int digit, int band);
  void split_stack(int lane, Frame& other, int digit, int stack);
  void split_row(int lane, Frame& other);
  void forget_last_sweep(int lane);

  std::span<const std::uint8_t> digits_;
  int limit_;
  std::uint64_t guesses_;
  std::span<std::uint8_t> counts_;
  std::span<std::uint8_t> solutions_;
  LaneBoards boards_;
  Lanes sum_;
  std::size_t next_ = 0;
  unsigned busy_ = 0;  // bit l: lane l has a board
  unsigned deep_ = 0;  // bit l: lane l has guessed
  Job jobs_[kLanes];
  Frame frames_[kLanes][kDeepest];  // the alternatives to come back to
};

void LaneSolver::run() {
  std::fill(std::begin(boards_.places), std::end(boards_.places), Lanes{});
  for (int lane = 0; lane < kLanes; ++lane) next_board(lane);
  while (busy_ != 0) {
    const LaneBoards::Sweep seen = boards_.sweep();
    const unsigned bad = ~bits(where_zero(seen.bad)) & busy_;
    const unsigned full = bits(where_zero(seen.open)) & ~bad & busy_;
    const Lanes struck = sum_ - seen.sum;
    const unsigned slow = (bits(where_zero(struck)) | (bits(where_less(struck, kFew)) & deep_)) &
                          ~bad & ~full & busy_;
    sum_ = seen.sum;
    for (unsigned left = bad; left != 0; left &= left - 1) go_back(std::countr_zero(left));
    for (unsigned left = full; left != 0; left &= left - 1) take(std::countr_zero(left));
    for (unsigned left = slow; left != 0; left &= left - 1) split(std::countr_zero(left));
  }
}

// The lane has another board than its last sweep saw.
void LaneSolver::forget_last_sweep(int lane) {
  sum(lane) = 0;
  const LaneView open_minis(boards_.open_minis, lane);
  each<6>([&](auto mini) { open_minis[mini] = static_cast<Lane>(-1); });
}

// False: a row has a digit twice. Other conflicts come out by themselves.
bool LaneSolver::load(int lane, const std::uint8_t* board) {
  const LaneView to = places(lane);
  int givens = 0;
  int bound = 0;  // digits that are given in a row, each counted once
  each<9>([&](auto row) {
    // 16 bytes that hold the row and end with the board at the latest.
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

void LaneSolver::next_board(int lane) {
  deep_ &= ~(1U << lane);
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

// Takes up the last alternative.
void LaneSolver::go_back(int lane) {
  Job& job = jobs_[lane];
  if (job.depth == 0) {
    finish(lane, static_cast<std::uint8_t>(job.found));
    return;
  }
  const Frame& frame = frames_[lane][--job.depth];
  const LaneView to = places(lane);
  each<kRows>([&](auto row) { to[row] = frame[row]; });
  forget_last_sweep(lane);
}

// A full board has each digit once in every row; what the rows of this sweep bound has not been
// looked at in columns and boxes.
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

void LaneSolver::take(int lane) {
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
    go_back(lane);
}

void LaneSolver::split(int lane) {
  Job& job = jobs_[lane];
  if (job.guesses == 0) {
    finish(lane, kNotKnown);
    return;
  }
  --job.guesses;
  deep_ |= 1U << lane;
  Frame& other = frames_[lane][job.depth++];
  const LaneView from = places(lane);
  each<kRows>([&](auto row) { other[row] = from[row]; });
  if (!split_closest(lane, other)) split_row(lane, other);
  sum(lane) = 0;
}

// Of the bands and stacks in which a digit has two permutations left, takes the one with the fewest
// for all digits. The lane goes on with one permutation, and `other` keeps the other one; if one of
// them is gone already, its half comes out as a contradiction. False: there is none.
bool LaneSolver::split_closest(int lane, Frame& other) {
  const LaneView rising_in_bands(boards_.of_bands.rising, lane);
  const LaneView falling_in_bands(boards_.of_bands.falling, lane);
  const LaneView rising_in_stacks(boards_.of_stacks.rising, lane);
  const LaneView falling_in_stacks(boards_.of_stacks.falling, lane);
  Tallies of_digits[9];
  Tallies of_all = 0;
  Tallies twos = 0;  // the highest bit of a byte: a digit has two
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
    const auto ways = static_cast<unsigned>(of_all >> kTally * i & 0xff);
    const bool is_open = (twos >> kTally * i & 0x80) != 0;
    best = std::min(best, (is_open ? ways : kNone) << 3 | static_cast<unsigned>(i));
  });
  if (best >= kNone) return false;

  const int i = static_cast<int>(best & 7);
  int digit = 0;
  while ((of_digits[digit] >> kTally * i & 0xff) != 2) ++digit;
  if (i < 3)
    split_band(lane, other, digit, i);
  else
    split_stack(lane, other, digit, i - 3);
  return true;
}

// The two permutations in nine bits that rise and nine that fall, `step` bits apart.
std::array<Permutation, 2> two_of(unsigned rising, unsigned falling, int step) {
  const unsigned both = rising | falling << 9;
  const auto at = [step](int bit) { return Permutation{bit < 9, bit % 9 / step}; };
  return {at(std::countr_zero(both)), at(std::bit_width(both) - 1)};
}

void LaneSolver::split_band(int lane, Frame& other, int digit, int band) {
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

void LaneSolver::split_stack(int lane, Frame& other, int digit, int stack) {
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

// Takes the digit and the row with the fewest places. The lane goes on with the first of them.
void LaneSolver::split_row(int lane, Frame& other) {
  int best = 0;
  int fewest = 10;
  for (int row = 0; row < kRows; ++row) {
    const int places = std::popcount(other[row]);
    if (places > 1 && places < fewest) fewest = places, best = row;
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

}  // namespace sudoku
