// ALS-XZ. An almost locked set (ALS) is a set of n cells of one unit with n + 1 candidate digits
// between them. Without one of these digits the set is locked: it holds all the others.
//
// A digit x is a restricted common of two sets if it cannot be true in both. Then at least one set
// lacks x and is locked, so any other common digit z is true in one of the sets: cells that see all
// places of z in both sets lose z. If the sets have two restricted commons, each set lacks one of
// them, and both sets are locked ("doubly linked").
//
// Method: collect all sets of up to kMostCells cells, by size, with the cells that each digit sees.
// Skip a pair unless two common digits see candidates outside, both from the one set and from the
// other.

#include <algorithm>
#include <array>
#include <vector>

#include "finders.h"

namespace sudoku {
namespace {

constexpr int kMostCells = 5;

using SeenByDigit = std::array<CellSet, kMaxSide + 1>;

struct Als {
  CellSet cells;
  CellSet reach;  // union of `seen` over `digits`
  std::uint16_t digits = 0;
  std::uint16_t outgoing = 0;  // digits d with a non-empty seen[d]
  std::uint8_t unit = 0;
  std::uint8_t size = 0;
  SeenByDigit seen{};  // by digit d: cells with candidate d that see all places of d in this set
};

// All almost locked sets, by their number of cells.
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
      for (const int digit : Digits(notes_.digits(cell))) {
        growing_.seen[digit] &= notes_.sight().of_cell(cell);
      }
      grow(rest.without_first());
      growing_ = before;
    }
  }

  // Returns false for a set that lies in a row or column and also in a box (as any single cell
  // does): the search of the box finds that set.
  bool is_new() const {
    if (growing_.unit >= 2 * notes_.side()) return true;
    const int box = notes_.geometry().units_of(growing_.cells.first())[2];
    return !notes_.sight().of_unit(box).contains(growing_.cells);
  }

  void add() {
    Als als = growing_;
    for (const int digit : Digits(als.digits)) {
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

// Returns the restricted commons of two sets: every place of the digit in `a` sees every place of
// the digit in `b`.
unsigned restricted_common(const Notes& notes, const Als& a, const Als& b) {
  unsigned restricted = 0;
  for (const int digit : Digits(a.outgoing & b.outgoing)) {
    if (a.seen[digit].contains(b.cells & notes.cells(digit))) restricted |= 1U << digit;
  }
  return restricted;
}

// Returns the eliminations of a pair of sets. With one restricted common: those of the other common
// digits. With several: those of all common digits, and those of the digits that each locked set
// must hold.
CandidateSet pair_eliminations(const Als& a, const Als& b, unsigned restricted) {
  CandidateSet eliminations;
  const bool doubly = !has_one(restricted);
  for (const int digit : Digits(a.digits & b.digits)) {
    if (has_one(restricted) && (restricted >> digit & 1) != 0) continue;
    eliminations[digit] = a.seen[digit] & b.seen[digit];
  }
  if (!doubly) return eliminations;
  for (const int digit : Digits(a.digits & ~restricted)) eliminations[digit] |= a.seen[digit];
  for (const int digit : Digits(b.digits & ~restricted)) eliminations[digit] |= b.seen[digit];
  return eliminations;
}

void mark_set(Deduction& found, const Notes& notes, const Als& als, unsigned restricted,
              UnitRole role) {
  mark_unit(found, als.unit, role);
  const Role in = role == UnitRole::kBase ? Role::kIn : Role::kFin;
  mark_all(found, notes, als.cells, als.digits & ~restricted, in);
  mark_all(found, notes, als.cells, restricted, Role::kPivot);
}

bool report_pair(const Notes& notes, Sink& sink, const Als& a, const Als& b, unsigned restricted) {
  const CandidateSet eliminations = pair_eliminations(a, b, restricted);
  if (eliminations.empty() || !sink.wants(eliminations)) return false;
  Deduction found(Technique::kAlsXz);
  found.rating = static_cast<std::uint8_t>(found.rating + 5 * std::max(0, a.size + b.size - 5));
  mark_set(found, notes, a, restricted, UnitRole::kBase);
  mark_set(found, notes, b, restricted, UnitRole::kCover);
  found.eliminations = eliminations;
  return sink.take(found);
}

bool try_pair(const Notes& notes, Sink& sink, const Als& a, const Als& b) {
  const unsigned outgoing = a.outgoing & b.outgoing;
  if ((outgoing & (outgoing - 1)) == 0 || (a.reach & b.cells).empty() ||
      !(a.cells & b.cells).empty()) {
    return false;
  }
  const unsigned restricted = restricted_common(notes, a, b);
  return restricted != 0 && report_pair(notes, sink, a, b, restricted);
}

}  // namespace

// Reports pairs in ascending order of their total number of cells.
bool find_als_xz(const Notes& notes, Sink& sink, Wanted /*wanted*/) {
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

}  // namespace sudoku
