#include "bands.h"

#include "band_guess.h"
#include "band_masks.h"

namespace sudoku {
namespace {

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
  BandSearch(std::uint64_t wanted, std::uint64_t guesses, Solutions& found)
      : wanted_(wanted), guesses_(guesses), found_(found) {}

  void run(const Board& board, Struck struck) {
    Candidates start = givens(board);
    if (struck.digit != 0) {
      start.of[struck.digit - 1][struck.cell / 27] &= ~(1U << struck.cell % 27);
    }
    search(start, (1U << kDigits) - 1);
  }

 private:
  static Candidates givens(const Board& board) {
    Candidates given{};
    for (int band = 0; band < kBands; ++band) {
      for (int place = 0; place < 27; ++place) {
        const int digit = board[27 * band + place];
        (digit == 0 ? given.open : given.of[digit - 1])[band] |= 1U << place;
      }
    }
    for (Bands& bands : given.of) {
      for (int band = 0; band < kBands; ++band) {
        bands[band] |= given.open[band] & ~rows_with(bands[band]);
      }
    }
    return given;
  }

  // `changed`: digits that are to be closed. Recursion is no deeper than the number of open cells.
  void search(Candidates& c, unsigned changed) {
    while (true) {
      Bands pairs;
      if (!propagate(c, changed, pairs)) return;
      if (!any(c.open)) {
        take(c);
        return;
      }
      if (guesses_ == 0) {
        found_.complete = false;
        return;
      }
      --guesses_;
      const Guess guess = choose_guess(c, pairs);
      Candidates next = c;
      // Nowhere else in the row; box and column follow when the digit is closed.
      next.of[guess.digit][guess.band] &= guess.cell | ~rows_with(guess.cell);
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
  static bool propagate(Candidates& c, unsigned changed, Bands& pairs) {
    while (true) {
      while (changed != 0) {
        const int digit = std::countr_zero(changed);
        changed &= changed - 1;
        if (!close(c, digit, changed)) return false;
      }
      Bands once{};
      Bands twice{};
      Bands thrice{};
      for (const Bands bands : c.of) {
        thrice |= twice & bands;
        twice |= once & bands;
        once |= bands;
      }
      if (any(Bands{kBand, kBand, kBand} & ~once)) return false;
      pairs = twice & ~thrice;
      const Bands last = c.open & ~twice;
      if (!any(last)) return true;
      changed = settle(c, last);
    }
  }

  // Puts the last digit into each of these cells; returns the digits. Two cells of a row may have
  // the same: then another digit has lost its place in the row, which shows when it is closed.
  static unsigned settle(Candidates& c, Bands cells) {
    c.open &= ~cells;
    unsigned digits = 0;
    for (int digit = 0; digit < kDigits; ++digit) {
      const Bands own = c.of[digit] & cells;
      if (!any(own)) continue;
      digits |= 1U << digit;
      for (int band = 0; band < kBands; ++band) {
        c.of[digit][band] &= own[band] | ~rows_with(own[band]);
      }
    }
    return digits;
  }

  // Closes one digit in all bands and stacks, and takes the cells in which it is alone in its row
  // from the others, which are added to `changed`. False: the digit has no place.
  static bool close(Candidates& c, int digit, unsigned& changed) {
    Mask a = c.of[digit][0];
    Mask b = c.of[digit][1];
    Mask d = c.of[digit][2];
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
    c.of[digit] = Bands{a, b, d};
    const Bands settled = Bands{single_in_row(a), single_in_row(b), single_in_row(d)} & c.open;
    if (any(settled)) changed |= take_from_others(c, digit, settled);
    return true;
  }

  static unsigned take_from_others(Candidates& c, int digit, Bands settled) {
    c.open &= ~settled;
    unsigned losers = 0;
    for (int other = 0; other < kDigits; ++other) {
      if (other == digit || !any(c.of[other] & settled)) continue;
      c.of[other] &= ~settled;
      losers |= 1U << other;
    }
    return losers;
  }

  std::uint64_t wanted_;
  std::uint64_t guesses_;
  Solutions& found_;
};

}  // namespace

Solutions search_bands(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                       Struck struck) {
  assert(board.side() == kDigits);
  Solutions found(board);
  if (!obeys_rules(board)) return found;
  BandSearch(wanted, guesses, found).run(board, struck);
  return found;
}

}  // namespace sudoku
