// ALS-XZ. An almost locked set (ALS) is a set of n cells of one unit with n + 1 candidate digits
// between them. If one of these digits is false in all of the cells, the set is locked: it holds
// all the other digits.
//
// A digit x is a restricted common of two sets if it cannot be true in both. Then at least one of
// the sets has no x and is locked. So any other common digit z is true in one of the sets, and
// every cell that sees all places of z in both sets loses z. If two sets have two restricted
// commons, each set lacks one of them. Then both sets are locked ("doubly linked"), and hold all
// their other digits.
//
// Method: collect all almost locked sets of one to five cells, grouped by size. For each digit of a
// set, record the cells outside the set that have the digit as a candidate and see all its places
// in the set. If there are such cells, the digit is outgoing. Then examine the pairs of sets that
// have at least two common outgoing digits. No other pair eliminates anything: an elimination needs
// a restricted common, and a second restricted common or a common digit that is eliminated. Each of
// these two digits is outgoing in both sets.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "finders.h"
#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/geometry.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

constexpr int kMostCells = 5;

using SeenByDigit = std::array<CellSet, kMaxSide + 1>;

// An almost locked set (ALS): `size` cells of the unit `unit` with `size` + 1 candidate digits
// between them.
struct Als {
  CellSet cells;
  // The cells that could lose a candidate because of this almost locked set: those that, for at
  // least one digit d of the set, have candidate d and see every cell of the set that has d.
  CellSet reach;
  // The candidate digits of the almost locked set, as a bitmask: bit d stands for digit d.
  std::uint16_t digits = 0;
  // Those digits of the almost locked set that could be eliminated outside of it, as a bitmask: bit
  // d is set if some cell has candidate d and sees every cell of the set that has d.
  std::uint16_t outgoing = 0;
  std::uint8_t unit = 0;
  std::uint8_t size = 0;
  // For each digit d of the almost locked set, seen[d] is the set of the cells that have candidate
  // d and see every cell of the set that has d.
  SeenByDigit seen{};
};

// The almost locked sets of a board, grouped by their number of cells. Element n lists the sets of
// n cells, 1 to 5; element 0 is empty. The lists omit sets of which fewer than two digits could be
// eliminated elsewhere, because no pair with such a set eliminates anything.
using Sets = std::array<std::vector<Als>, kMostCells + 1>;

class Collector {
 public:
  Collector(const Notes& notes, Sets& sets) : notes_(notes), sets_(sets) {
    for (const int unit : notes.sight().units()) {
      growing_.unit = static_cast<std::uint8_t>(unit);
      for (int digit = 1; digit <= notes.side(); ++digit) {
        growing_.seen[digit] = notes.cells(digit);
      }
      grow(notes.empty() & notes.sight().of_unit(unit));
    }
  }

 private:
  void grow(CellSet rest) {
    if (bits_in(growing_.digits) == growing_.size + 1 && is_new()) add();
    if (growing_.size == kMostCells) return;
    for (; !rest.empty(); rest = rest.without_first()) {
      const int cell = rest.first();
      const unsigned with = growing_.digits | notes_.digits(cell);
      if (bits_in(with) > kMostCells + 1) continue;
      const Als before = growing_;
      growing_.digits = static_cast<std::uint16_t>(with);
      growing_.cells.insert(cell);
      ++growing_.size;
      for (const int digit : SetBits(notes_.digits(cell))) {
        growing_.seen[digit] &= notes_.sight().of_cell(cell);
      }
      grow(rest.without_first());
      growing_ = before;
    }
  }

  // Returns true if the almost locked set that has just been built should be recorded for the unit
  // that is being searched. A set within a row or column may also lie within a box, as every single
  // cell does. Such a set is found in both units, and is recorded for the box only.
  bool is_new() const {
    if (growing_.unit >= 2 * notes_.side()) return true;
    const int box = notes_.geometry().units_of(growing_.cells.first())[2];
    return !notes_.sight().of_unit(box).contains(growing_.cells);
  }

  void add() {
    Als als = growing_;
    for (const int digit : SetBits(als.digits)) {
      if (als.seen[digit].empty()) continue;
      als.outgoing = static_cast<std::uint16_t>(als.outgoing | 1U << digit);
      als.reach |= als.seen[digit];
    }
    if (bits_in(als.outgoing) > 1) sets_[als.size].push_back(als);
  }

  const Notes& notes_;
  Sets& sets_;
  Als growing_;
};

// Returns the restricted commons of two almost locked sets as a bitmask: bit d stands for digit d.
// A digit is a restricted common if every place of the digit in `a` sees every place of the digit
// in `b`.
unsigned restricted_common(const Notes& notes, const Als& a, const Als& b) {
  unsigned restricted = 0;
  for (const int digit : SetBits(a.outgoing & b.outgoing)) {
    if (a.seen[digit].contains(b.cells & notes.cells(digit))) restricted |= 1U << digit;
  }
  return restricted;
}

// Returns the candidates that a pair of almost locked sets eliminates. `restricted` is the mask of
// their restricted commons, the digits that cannot be true in both sets (bit d for digit d).
//
// One restricted common: every other common digit is true in one of the sets. It is eliminated from
// the cells that see all its places in both sets.
// Several restricted commons: both sets are locked, and each restricted common is true in one of
// them. Every common digit is eliminated from the cells that see all its places in both sets. Every
// digit of a set that is not a restricted common is true in that set. It is eliminated from the
// cells that see all its places in that set.
CandidateSet pair_eliminations(const Als& a, const Als& b, unsigned restricted) {
  CandidateSet eliminations;
  const bool doubly = !has_one(restricted);
  for (const int digit : SetBits(a.digits & b.digits)) {
    if (has_one(restricted) && (restricted >> digit & 1) != 0) continue;
    eliminations[digit] = a.seen[digit] & b.seen[digit];
  }
  if (!doubly) return eliminations;
  for (const int digit : SetBits(a.digits & ~restricted)) eliminations[digit] |= a.seen[digit];
  for (const int digit : SetBits(b.digits & ~restricted)) eliminations[digit] |= b.seen[digit];
  return eliminations;
}

void mark_set(Deduction& found, const Notes& notes, const Als& als, unsigned restricted,
              UnitRole role) {
  mark_unit(found, als.unit, role);
  const Role in = role == UnitRole::kBase ? Role::kIn : Role::kFin;
  mark_all(found, notes, als.cells, als.digits & ~restricted, in);
  mark_all(found, notes, als.cells, restricted, Role::kPivot);
}

bool report_pair(const Notes& notes, DeductionSink& sink, const Als& a, const Als& b,
                 unsigned restricted) {
  const CandidateSet eliminations = pair_eliminations(a, b, restricted);
  if (eliminations.empty() || !sink.wants(eliminations)) return false;
  Deduction found(Technique::kAlsXz);
  found.rating = static_cast<std::uint8_t>(found.rating + 5 * std::max(0, a.size + b.size - 5));
  mark_set(found, notes, a, restricted, UnitRole::kBase);
  mark_set(found, notes, b, restricted, UnitRole::kCover);
  found.eliminations = eliminations;
  return sink.accept(found);
}

bool try_pair(const Notes& notes, DeductionSink& sink, const Als& a, const Als& b) {
  const unsigned outgoing = a.outgoing & b.outgoing;
  if ((outgoing & (outgoing - 1)) == 0 || (a.reach & b.cells).empty() ||
      !(a.cells & b.cells).empty()) {
    return false;
  }
  const unsigned restricted = restricted_common(notes, a, b);
  return restricted != 0 && report_pair(notes, sink, a, b, restricted);
}

}  // namespace

// Searches for ALS-XZ deductions, that is, for pairs of almost locked sets that eliminate a
// candidate. The pairs are examined in ascending order of the number of cells in both sets
// together.
bool find_als_xz(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  Sets sets;
  Collector(notes, sets);
  for (int cells = 2; cells <= 2 * kMostCells; ++cells) {
    for (int size = std::max(1, cells - kMostCells); 2 * size <= cells; ++size) {
      const std::vector<Als>& smaller = sets[size];
      const std::vector<Als>& larger = sets[cells - size];
      for (std::size_t i = 0; i < smaller.size(); ++i) {
        for (std::size_t j = 2 * size == cells ? i + 1 : 0; j < larger.size(); ++j) {
          if (try_pair(notes, sink, smaller[i], larger[j])) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace sudoku::logic
