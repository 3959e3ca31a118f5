// ALS-XZ: two almost locked sets (as many cells in a unit as digits but one) that cannot both hold
// their restricted common digit x. One of them is locked then, and holds every other digit that
// both have: what sees all places of that digit in both loses it. With two restricted common digits
// both sets are locked, each by the other.
//
// Method: all sets of up to kMostCells cells are collected once, by size, with what each
// of their digits sees; a pair is looked at only if two digits of both see something outside.

#include <algorithm>
#include <array>
#include <vector>

#include "finders.h"

namespace sudoku {
namespace {

constexpr int kMostCells = 5;

using SeenByDigit = std::array<CellSet, kMaxSide + 1>;

// An almost locked set.
struct Als {
  CellSet cells;
  CellSet reach;  // all candidates that a digit of its own sees
  std::uint16_t digits = 0;
  std::uint16_t outgoing = 0;  // digits that see a candidate of their own outside
  std::uint8_t unit = 0;
  std::uint8_t size = 0;
  SeenByDigit seen{};  // the candidates of a digit that all its places see
};

// By size.
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

  // A set that lies in a box and a line is found in the box; a single cell there too.
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

// The digits that cannot be in both sets.
unsigned restricted_common(const Notes& notes, const Als& a, const Als& b) {
  unsigned restricted = 0;
  for (const int digit : Digits(a.outgoing & b.outgoing)) {
    if (a.seen[digit].contains(b.cells & notes.cells(digit))) restricted |= 1U << digit;
  }
  return restricted;
}

// What follows from the pair by the common digits other than x, and if it is doubly linked from all
// digits.
CandidateSet struck_by(const Als& a, const Als& b, unsigned restricted) {
  CandidateSet struck;
  const bool doubly = !has_one(restricted);
  for (const int digit : Digits(a.digits & b.digits)) {
    if (has_one(restricted) && (restricted >> digit & 1) != 0) continue;
    struck[digit] = a.seen[digit] & b.seen[digit];
  }
  if (!doubly) return struck;
  for (const int digit : Digits(a.digits & ~restricted)) struck[digit] |= a.seen[digit];
  for (const int digit : Digits(b.digits & ~restricted)) struck[digit] |= b.seen[digit];
  return struck;
}

void mark_set(Deduction& found, const Notes& notes, const Als& als, unsigned restricted,
              UnitRole role) {
  mark_unit(found, als.unit, role);
  const Role in = role == UnitRole::kBase ? Role::kIn : Role::kFin;
  mark_all(found, notes, als.cells, als.digits & ~restricted, in);
  mark_all(found, notes, als.cells, restricted, Role::kPivot);
}

bool tell_pair(const Notes& notes, Sink& sink, const Als& a, const Als& b, unsigned restricted) {
  const CandidateSet struck = struck_by(a, b, restricted);
  if (struck.empty() || !sink.wants(struck)) return false;
  Deduction found(Technique::kAlsXz);
  found.rating = static_cast<std::uint8_t>(found.rating + 5 * std::max(0, a.size + b.size - 5));
  mark_set(found, notes, a, restricted, UnitRole::kBase);
  mark_set(found, notes, b, restricted, UnitRole::kCover);
  found.eliminations = struck;
  return sink.take(found);
}

bool try_pair(const Notes& notes, Sink& sink, const Als& a, const Als& b) {
  const unsigned outgoing = a.outgoing & b.outgoing;
  if ((outgoing & (outgoing - 1)) == 0 || (a.reach & b.cells).empty() ||
      !(a.cells & b.cells).empty()) {
    return false;
  }
  const unsigned restricted = restricted_common(notes, a, b);
  return restricted != 0 && tell_pair(notes, sink, a, b, restricted);
}

}  // namespace

// The pairs with the fewest cells come first.
bool find_als_xz(const Notes& notes, Sink& sink) {
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
