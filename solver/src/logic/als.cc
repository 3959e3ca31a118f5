// ALS-XZ: two almost locked sets (as many cells in a unit as digits but one) that cannot both hold
// their restricted common digit x. One of them is locked then, and holds every other digit that
// both have: what sees all places of that digit in both loses it. With two restricted common digits
// both sets are locked, each by the other.
//
// Method: all sets of up to kMostCells cells are collected once, smaller ones first, with what each
// of their digits sees; a pair is looked at only if two digits of both see something outside.

#include <algorithm>
#include <array>
#include <vector>

#include "finders.h"

namespace sudoku {
namespace {

constexpr int kMostCells = 5;

// An almost locked set.
struct Als {
  CellSet cells;
  std::uint16_t digits = 0;
  std::uint16_t outgoing = 0;  // digits that see a candidate of their own outside
  std::uint8_t unit = 0;
  std::uint8_t size = 0;
  std::array<CellSet, kMaxSide + 1> seen{};  // by digit: the candidates that all its places see
};

class Collector {
 public:
  explicit Collector(const Notes& notes) : notes_(notes) {
    for (const int unit : notes.sight().units()) {
      unit_ = unit;
      grow({}, 0, 0, notes.empty() & notes.sight().of_unit(unit));
    }
    std::ranges::stable_sort(sets_, {}, &Als::size);
  }

  std::vector<Als> take() { return std::move(sets_); }

 private:
  void grow(CellSet cells, unsigned digits, int size, CellSet rest) {
    if (size > 0 && std::popcount(digits) == size + 1 && is_new(cells)) add(cells, digits, size);
    if (size == kMostCells) return;
    while (!rest.empty()) {
      const int cell = rest.first();
      rest.erase(cell);
      const unsigned with = digits | notes_.digits(cell);
      if (std::popcount(with) > kMostCells + 1) continue;
      grow(cells | CellSet::of(cell), with, size + 1, rest);
    }
  }

  // A set that lies in a box and a line is found in the box; a single cell there too.
  bool is_new(CellSet cells) const {
    if (unit_ >= 2 * notes_.side()) return true;
    const int box = notes_.geometry().units_of(cells.first())[2];
    return !notes_.sight().of_unit(box).contains(cells);
  }

  void add(CellSet cells, unsigned digits, int size) {
    Als als{.cells = cells,
            .digits = static_cast<std::uint16_t>(digits),
            .unit = static_cast<std::uint8_t>(unit_),
            .size = static_cast<std::uint8_t>(size)};
    for (const int digit : Digits(digits)) {
      als.seen[digit] = seen_by_all(notes_, cells, digit);
      if (!als.seen[digit].empty()) {
        als.outgoing = static_cast<std::uint16_t>(als.outgoing | 1U << digit);
      }
    }
    if (std::popcount(static_cast<unsigned>(als.outgoing)) > 1) sets_.push_back(als);
  }

  const Notes& notes_;
  int unit_ = 0;
  std::vector<Als> sets_;
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

bool tell(const Notes& notes, Sink& sink, const Als& a, const Als& b, unsigned restricted) {
  const CandidateSet struck = struck_by(a, b, restricted);
  if (struck.empty() || !sink.wants(struck)) return false;
  Deduction found(Technique::kAlsXz);
  if (a.size + b.size > 4) found.rating = static_cast<std::uint8_t>(found.rating + 3);
  mark_set(found, notes, a, restricted, UnitRole::kBase);
  mark_set(found, notes, b, restricted, UnitRole::kCover);
  found.eliminations = struck;
  return sink.take(found);
}

bool try_pair(const Notes& notes, Sink& sink, const Als& a, const Als& b) {
  const unsigned outgoing = a.outgoing & b.outgoing;
  if ((outgoing & (outgoing - 1)) == 0 || !(a.cells & b.cells).empty()) return false;
  const unsigned restricted = restricted_common(notes, a, b);
  return restricted != 0 && tell(notes, sink, a, b, restricted);
}

}  // namespace

// The pairs with the fewest cells come first.
bool find_als_xz(const Notes& notes, Sink& sink) {
  const std::vector<Als> sets = Collector(notes).take();
  std::array<std::size_t, kMostCells + 2> first{};  // by size: where its sets begin
  for (int size = 1; size <= kMostCells; ++size) {
    first[size + 1] = first[size];
    while (first[size + 1] < sets.size() && sets[first[size + 1]].size == size) ++first[size + 1];
  }
  for (int cells = 2; cells <= 2 * kMostCells; ++cells) {
    for (int size = std::max(1, cells - kMostCells); 2 * size <= cells; ++size) {
      const int other = cells - size;
      for (std::size_t i = first[size]; i < first[size + 1]; ++i) {
        for (std::size_t j = std::max(i + 1, first[other]); j < first[other + 1]; ++j) {
          if (try_pair(notes, sink, sets[i], sets[j])) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace sudoku
