#include "bands.h"

#include <bit>

namespace sudoku {
namespace {

using Mask = std::uint32_t;  // 27 cells of a band

constexpr int kDigits = 9;
constexpr int kBands = 3;
constexpr Mask kBand = (1U << 27) - 1;
constexpr Mask kRow = 0777;           // nine cells
constexpr Mask kColumn = 0001001001;  // three cells
constexpr Mask kBox = 0007007007;     // nine cells

constexpr Mask row_of(int place) { return kRow << (place / 9 * 9); }
constexpr Mask column_of(int place) { return kColumn << (place % 9); }
constexpr Mask box_of(int place) { return kBox << (place % 9 / 3 * 3); }
constexpr Mask lowest(Mask mask) { return mask & -mask; }

// What a pattern of three by three says, bit 3 * i + j: i and j are row and box, or band and
// column of a stack.
struct Patterns {
  std::array<std::uint16_t, 512> closed{};  // the part that lies in a permutation
  std::array<Mask, 512> cells{};            // the same, each bit three cells wide
  std::array<std::uint8_t, 512> boxes{};    // of nine cells in a row, the boxes that are not empty

  Patterns() {
    constexpr int permutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                        {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (unsigned pattern = 0; pattern < 512; ++pattern) {
      for (const auto& p : permutations) {
        const unsigned bits = 1U << p[0] | 8U << p[1] | 64U << p[2];
        if ((pattern & bits) == bits) closed[pattern] |= static_cast<std::uint16_t>(bits);
      }
      for (int i = 0; i < 9; ++i) {
        if (closed[pattern] & 1U << i) cells[pattern] |= 7U << 3 * i;
        if (pattern & 1U << i) boxes[pattern] |= static_cast<std::uint8_t>(1U << i / 3);
      }
    }
  }
};

const Patterns patterns;

// Where each digit can go, and which cells are not settled yet.
struct Candidates {
  std::array<std::array<Mask, kBands>, kDigits> of;
  std::array<Mask, kBands> open;
};

// One way to go on: this digit into this cell, or not.
struct Guess {
  int digit = 0;
  int band = 0;
  Mask cell = 0;
  int score = -1;  // how much the guess is expected to strike out
};

Mask close_rows(Mask band) {
  const unsigned pattern = patterns.boxes[band & kRow] | patterns.boxes[band >> 9 & kRow] << 3 |
                           patterns.boxes[band >> 18] << 6;
  return band & patterns.cells[pattern];
}

// The rows in which the digit has a place.
Mask rows_with(Mask band) {
  return (band & kRow ? kRow : 0) | (band & kRow << 9 ? kRow << 9 : 0) |
         (band >> 18 ? kRow << 18 : 0);
}

Mask columns_of(Mask band) { return (band | band >> 9 | band >> 18) & kRow; }

// The cells that are alone in their row.
Mask single_in_row(Mask band) {
  Mask single = 0;
  for (const Mask row : {kRow, kRow << 9, kRow << 18}) {
    const Mask cells = band & row;
    if ((cells & (cells - 1)) == 0) single |= cells;
  }
  return single;
}

class BandSearch {
 public:
  BandSearch(const Board& board, std::uint64_t wanted, std::uint64_t guesses)
      : board_(board), wanted_(wanted), guesses_(guesses), found_(board) {}

  Solutions run(Struck struck) {
    Candidates start = givens();
    if (struck.digit != 0)
      start.of[struck.digit - 1][struck.cell / 27] &= ~(1U << struck.cell % 27);
    search(start, (1U << kDigits) - 1);
    return found_;
  }

 private:
  Candidates givens() const {
    Candidates given{};
    for (int cell = 0; cell < kMaxCells; ++cell) {
      const Mask bit = 1U << cell % 27;
      if (board_[cell] == 0)
        given.open[cell / 27] |= bit;
      else
        given.of[board_[cell] - 1][cell / 27] |= bit;
    }
    for (auto& bands : given.of) {
      for (int band = 0; band < kBands; ++band) {
        bands[band] |= given.open[band] & ~rows_with(bands[band]);
      }
    }
    return given;
  }

  // The digit goes nowhere else in the row of the cell. Box and column follow when it is closed.
  static void put(Candidates& c, int digit, int band, Mask bit) {
    Mask& cells = c.of[digit][band];
    cells = (cells & ~row_of(std::countr_zero(bit))) | (cells & bit);
  }

  // `changed`: digits that are to be closed. Recursion is no deeper than the number of open cells.
  void search(Candidates& c, unsigned changed) {
    while (true) {
      std::array<Mask, kBands> pairs;
      if (!propagate(c, changed, pairs)) return;
      if ((c.open[0] | c.open[1] | c.open[2]) == 0) {
        take(c);
        return;
      }
      if (guesses_ == 0) {
        found_.complete = false;
        return;
      }
      --guesses_;
      const Guess guess = choose(c, pairs);
      Candidates next = c;
      put(next, guess.digit, guess.band, guess.cell);
      search(next, 1U << guess.digit);
      if (found_.count == wanted_ || !found_.complete) return;
      c.of[guess.digit][guess.band] &= ~guess.cell;
      changed = 1U << guess.digit;
    }
  }

  void take(const Candidates& c) {
    if (found_.count < found_.boards.size()) {
      Board& board = found_.boards[found_.count];
      for (int digit = 0; digit < kDigits; ++digit) {
        for (int band = 0; band < kBands; ++band) {
          for (Mask left = c.of[digit][band]; left != 0; left &= left - 1) {
            board.set(27 * band + std::countr_zero(left), digit + 1);
          }
        }
      }
    }
    ++found_.count;
  }

  // False: a contradiction. `pairs` are the cells with two digits left.
  static bool propagate(Candidates& c, unsigned changed, std::array<Mask, kBands>& pairs) {
    while (true) {
      for (; changed != 0; changed &= changed - 1) {
        if (!close(c, std::countr_zero(changed), changed)) return false;
      }
      for (int band = 0; band < kBands; ++band) {
        Mask once = 0;
        Mask twice = 0;
        Mask thrice = 0;
        for (const auto& bands : c.of) {
          thrice |= twice & bands[band];
          twice |= once & bands[band];
          once |= bands[band];
        }
        if (once != kBand) return false;
        pairs[band] = twice & ~thrice;
        if (!settle(c, band, c.open[band] & ~twice, changed)) return false;
      }
      if (changed == 0) return true;
    }
  }

  // Puts the last digit into each of these cells of a band, and adds it to `changed`. False: one
  // of them lost it to another in its row.
  static bool settle(Candidates& c, int band, Mask cells, unsigned& changed) {
    c.open[band] &= ~cells;
    for (; cells != 0; cells &= cells - 1) {
      int digit = 0;
      while (digit < kDigits && (c.of[digit][band] & lowest(cells)) == 0) ++digit;
      if (digit == kDigits) return false;
      put(c, digit, band, lowest(cells));
      changed |= 1U << digit;
    }
    return true;
  }

  // Closes one digit in all bands and stacks, and takes the cells in which it is alone in its row
  // from the others, which are added to `changed`. False: the digit has no place.
  static bool close(Candidates& c, int digit, unsigned& changed) {
    auto& bands = c.of[digit];
    auto [a, b, d] = bands;
    while (true) {
      a = close_rows(a);
      b = close_rows(b);
      d = close_rows(d);
      if (a == 0 || b == 0 || d == 0) return false;
      const Mask in_a = columns_of(a);
      const Mask in_b = columns_of(b);
      const Mask in_d = columns_of(d);
      const Mask left = patterns.closed[(in_a & 7) | (in_b & 7) << 3 | (in_d & 7) << 6];
      const Mask middle = patterns.closed[(in_a >> 3 & 7) | (in_b & 070) | (in_d & 070) << 3];
      const Mask right = patterns.closed[in_a >> 6 | in_b >> 6 << 3 | in_d >> 6 << 6];
      if (left == 0 || middle == 0 || right == 0) return false;
      const Mask to_a = (left & 7) | (middle & 7) << 3 | (right & 7) << 6;
      const Mask to_b = (left >> 3 & 7) | (middle & 070) | (right >> 3 & 7) << 6;
      const Mask to_d = left >> 6 | middle >> 6 << 3 | right >> 6 << 6;
      if (to_a == in_a && to_b == in_b && to_d == in_d) break;
      a &= to_a * kColumn;
      b &= to_b * kColumn;
      d &= to_d * kColumn;
    }
    bands = {a, b, d};
    const std::array<Mask, kBands> settled = {
        single_in_row(a) & c.open[0], single_in_row(b) & c.open[1], single_in_row(d) & c.open[2]};
    if ((settled[0] | settled[1] | settled[2]) != 0) changed |= take_from_others(c, digit, settled);
    return true;
  }

  static unsigned take_from_others(Candidates& c, int digit,
                                   const std::array<Mask, kBands>& settled) {
    for (int band = 0; band < kBands; ++band) c.open[band] &= ~settled[band];
    unsigned losers = 0;
    for (int other = 0; other < kDigits; ++other) {
      auto& bands = c.of[other];
      if (other == digit) continue;
      if (((bands[0] & settled[0]) | (bands[1] & settled[1]) | (bands[2] & settled[2])) == 0) {
        continue;
      }
      for (int band = 0; band < kBands; ++band) bands[band] &= ~settled[band];
      losers |= 1U << other;
    }
    return losers;
  }

  // A cell with two digits left; else a digit with two places left in a unit; else any open cell.
  static Guess choose(const Candidates& c, const std::array<Mask, kBands>& pairs) {
    Guess best = among_pairs(c, pairs);
    if (best.score < 0) best = among_places(c);
    if (best.score < 0) best = anywhere(c);
    return best;
  }

  // Of the first few pairs (to look at all costs more than it saves) the one whose digits have the
  // most candidates among its peers, those in other pairs counted twice.
  static Guess among_pairs(const Candidates& c, const std::array<Mask, kBands>& pairs) {
    Guess best;
    int looks = 8;
    for (int band = 0; band < kBands; ++band) {
      for (Mask left = pairs[band]; left != 0 && looks > 0; left &= left - 1, --looks) {
        Guess guess{.band = band, .cell = lowest(left), .score = 0};
        for (int digit = 0; digit < kDigits; ++digit) {
          if ((c.of[digit][band] & guess.cell) == 0) continue;
          guess.digit = digit;
          guess.score += peers_hit(c, pairs, digit, band, std::countr_zero(left));
        }
        if (guess.score > best.score) best = guess;
      }
    }
    return best;
  }

  static int peers_hit(const Candidates& c, const std::array<Mask, kBands>& pairs, int digit,
                       int band, int place) {
    int hit = 0;
    for (int other = 0; other < kBands; ++other) {
      const Mask peers =
          column_of(place) | (other == band ? row_of(place) | box_of(place) : Mask{0});
      const Mask cells = c.of[digit][other] & peers;
      hit += std::popcount(cells) + std::popcount(cells & pairs[other]);
    }
    return hit;
  }

  // Without a pair the board is wide open, and this look at every unit is worth its price: one
  // puzzle without a solution took 1.8 million guesses without it, and three with it.
  static Guess among_places(const Candidates& c) {
    constexpr std::array<Mask, kBands> none{};
    Guess best;
    const auto weigh = [&](int digit, int band, Mask cell, int other_band, Mask other) {
      const int score = peers_hit(c, none, digit, band, std::countr_zero(cell)) +
                        peers_hit(c, none, digit, other_band, std::countr_zero(other));
      if (score > best.score) best = {.digit = digit, .band = band, .cell = cell, .score = score};
    };
    for (int digit = 0; digit < kDigits; ++digit) {
      for (int band = 0; band < kBands; ++band) {
        for (int i = 0; i < 3; ++i) {
          for (const Mask unit : {kRow << 9 * i, kBox << 3 * i}) {
            const Mask cells = c.of[digit][band] & unit;
            if (std::popcount(cells) == 2)
              weigh(digit, band, lowest(cells), band, cells & (cells - 1));
          }
        }
      }
      for (int column = 0; column < 9; ++column) weigh_column(c, digit, column, weigh);
    }
    return best;
  }

  template <class Weigh>
  static void weigh_column(const Candidates& c, int digit, int column, const Weigh& weigh) {
    int places = 0;
    std::array<int, 2> bands{};
    std::array<Mask, 2> cells{};
    for (int band = 0; band < kBands; ++band) {
      for (Mask left = c.of[digit][band] & kColumn << column; left != 0; left &= left - 1) {
        if (places == 2) return;
        bands[places] = band;
        cells[places++] = lowest(left);
      }
    }
    if (places == 2) weigh(digit, bands[0], cells[0], bands[1], cells[1]);
  }

  static Guess anywhere(const Candidates& c) {
    Guess guess;
    while (c.open[guess.band] == 0) ++guess.band;
    guess.cell = lowest(c.open[guess.band]);
    while ((c.of[guess.digit][guess.band] & guess.cell) == 0) ++guess.digit;
    return guess;
  }

  const Board& board_;
  std::uint64_t wanted_;
  std::uint64_t guesses_;
  Solutions found_;
};

}  // namespace

Solutions search_bands(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                       Struck struck) {
  assert(board.side() == kDigits && conflicts(board).empty());
  return BandSearch(board, wanted, guesses).run(struck);
}

}  // namespace sudoku
