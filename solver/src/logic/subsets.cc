// Naked and hidden subsets: as many digits as cells, and none of either is left for others.

#include <array>

#include "choose.h"
#include "finders.h"

namespace sudoku {
namespace {

using Masks = std::array<std::uint16_t, kMaxSide>;

// A mask with one bit is a single, one with more than the size cannot belong.
std::uint16_t if_fit(unsigned mask, int size) {
  const int count = bits_in(mask);
  return static_cast<std::uint16_t>(count >= 2 && count <= size ? mask : 0);
}

std::size_t width(const Notes& notes) { return static_cast<std::size_t>(notes.side()); }

// What the digits of a naked set are struck from: all that sees every cell of the set that has
// them.
CandidateSet struck_by_naked(const Notes& notes, CellSet cells, unsigned digits) {
  CandidateSet struck;
  for (const int digit : Digits(digits)) struck[digit] = seen_by_all(notes, cells, digit);
  return struck;
}

bool tell_subset(const Notes& notes, Sink& sink, Technique technique, int unit, CellSet cells,
                 unsigned digits, const CandidateSet& struck) {
  if (struck.empty()) return false;
  Deduction found(technique);
  mark_unit(found, unit, UnitRole::kBase);
  mark_all(found, notes, cells, digits, Role::kIn);
  found.eliminations = struck;
  return sink.take(found);
}

bool find_naked(const Notes& notes, Sink& sink, Technique technique, int size) {
  for (const int unit : notes.sight().units()) {
    Masks masks{};
    for (int place = 0; place < notes.side(); ++place) {
      masks[place] = if_fit(notes.digits(notes.geometry().cell(unit, place)), size);
    }
    const auto visit = [&](unsigned places, unsigned digits) {
      if (bits_in(digits) < size) return false;
      const CellSet cells = cells_at(notes, unit, places);
      return tell_subset(notes, sink, technique, unit, cells, digits,
                         struck_by_naked(notes, cells, digits));
    };
    if (choose({masks.data(), width(notes)}, size, size, visit)) return true;
  }
  return false;
}

// All other candidates of the cells.
CandidateSet struck_by_hidden(const Notes& notes, CellSet cells, unsigned digits) {
  CandidateSet struck;
  for (const int digit : Digits(notes.all_digits() & ~digits)) {
    struck[digit] = notes.cells(digit) & cells;
  }
  return struck;
}

bool find_hidden(const Notes& notes, Sink& sink, Technique technique, int size) {
  for (const int unit : notes.sight().units()) {
    const int missing = notes.side() - bits_in(notes.filled(unit));
    if (missing <= size) continue;  // nothing else is there to be struck
    Masks masks{};
    for (int digit = 1; digit <= notes.side(); ++digit) {
      masks[digit - 1] = if_fit(notes.places(unit, digit), size);
    }
    const auto visit = [&](unsigned chosen, unsigned places) {
      if (bits_in(places) < size) return false;
      const CellSet cells = cells_at(notes, unit, places);
      return tell_subset(notes, sink, technique, unit, cells, chosen << 1,
                         struck_by_hidden(notes, cells, chosen << 1));
    };
    if (choose({masks.data(), width(notes)}, size, size, visit)) return true;
  }
  return false;
}

}  // namespace

bool find_naked_pair(const Notes& notes, Sink& sink) {
  return find_naked(notes, sink, Technique::kNakedPair, 2);
}
bool find_naked_triple(const Notes& notes, Sink& sink) {
  return find_naked(notes, sink, Technique::kNakedTriple, 3);
}
bool find_naked_quad(const Notes& notes, Sink& sink) {
  return find_naked(notes, sink, Technique::kNakedQuad, 4);
}
bool find_hidden_pair(const Notes& notes, Sink& sink) {
  return find_hidden(notes, sink, Technique::kHiddenPair, 2);
}
bool find_hidden_triple(const Notes& notes, Sink& sink) {
  return find_hidden(notes, sink, Technique::kHiddenTriple, 3);
}
bool find_hidden_quad(const Notes& notes, Sink& sink) {
  return find_hidden(notes, sink, Technique::kHiddenQuad, 4);
}

}  // namespace sudoku
