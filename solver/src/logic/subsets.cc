// Naked and hidden subsets: n cells of a unit that must hold n digits. In a naked subset, the cells
// have no other candidates, so the digits are eliminated from other cells. In a hidden subset, the
// digits have no other places in the unit, so the other candidates of the cells are eliminated.

#include <array>
#include <cstddef>
#include <cstdint>

#include "choose.h"
#include "finders.h"
#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/geometry.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

using Masks = std::array<std::uint16_t, kMaxSide>;

// Filters the masks from which a subset of `size` cells is combined. A mask is the candidates of a
// cell (for a naked subset) or the places of a digit in a unit (for a hidden subset). Returns
// `mask` if it has 2 to `size` bits. Otherwise returns 0: a mask with more bits does not fit, and a
// mask with one bit is a single.
std::uint16_t mask_if_fits(unsigned mask, int size) {
  const int count = bits_in(mask);
  return static_cast<std::uint16_t>(count >= 2 && count <= size ? mask : 0);
}

std::size_t width(const Notes& notes) { return static_cast<std::size_t>(notes.side()); }

// Returns the eliminations of a naked subset with these `cells` and `digits` (bit d for digit d).
// Each digit is eliminated from the cells, inside and outside the unit of the subset, that see all
// places of the digit in the subset.
CandidateSet naked_eliminations(const Notes& notes, CellSet cells, unsigned digits) {
  CandidateSet eliminations;
  for (const int digit : SetBits(digits)) eliminations[digit] = seen_by_all(notes, cells, digit);
  return eliminations;
}

bool report_subset(const Notes& notes, DeductionSink& sink, Technique technique, int unit,
                   CellSet cells, unsigned digits, const CandidateSet& eliminations) {
  if (eliminations.empty()) return false;
  Deduction found(technique);
  mark_unit(found, unit, UnitRole::kBase);
  mark_all(found, notes, cells, digits, Role::kIn);
  found.eliminations = eliminations;
  return sink.accept(found);
}

// Returns the eliminations of a hidden subset with these `cells` and `digits` (bit d for digit d):
// all candidates of its cells that are not among its digits.
CandidateSet hidden_eliminations(const Notes& notes, CellSet cells, unsigned digits) {
  CandidateSet eliminations;
  for (const int digit : SetBits(notes.all_digits() & ~digits)) {
    eliminations[digit] = notes.cells(digit) & cells;
  }
  return eliminations;
}

}  // namespace

bool find_naked_subset(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  for (const int unit : notes.sight().units()) {
    Masks masks{};
    for (int place = 0; place < notes.side(); ++place) {
      masks[place] = mask_if_fits(notes.digits(notes.geometry().cell(unit, place)), wanted.size);
    }
    const auto visit = [&](unsigned places, unsigned digits) {
      if (bits_in(digits) < wanted.size) return false;
      const CellSet cells = cells_at(notes, unit, places);
      return report_subset(notes, sink, wanted.technique, unit, cells, digits,
                           naked_eliminations(notes, cells, digits));
    };
    if (choose({masks.data(), width(notes)}, wanted.size, wanted.size, visit)) return true;
  }
  return false;
}

bool find_hidden_subset(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  for (const int unit : notes.sight().units()) {
    const int missing = notes.side() - bits_in(notes.filled(unit));
    // A hidden subset eliminates candidates only in a unit that lacks more digits than the subset
    // has. In a unit that lacks just as many, the subset fills all empty cells and eliminates
    // nothing.
    if (missing <= wanted.size) continue;
    Masks masks{};
    for (int digit = 1; digit <= notes.side(); ++digit) {
      masks[digit - 1] = mask_if_fits(notes.places(unit, digit), wanted.size);
    }
    const auto visit = [&](unsigned chosen, unsigned places) {
      if (bits_in(places) < wanted.size) return false;
      const CellSet cells = cells_at(notes, unit, places);
      return report_subset(notes, sink, wanted.technique, unit, cells, chosen << 1,
                           hidden_eliminations(notes, cells, chosen << 1));
    };
    if (choose({masks.data(), width(notes)}, wanted.size, wanted.size, visit)) return true;
  }
  return false;
}

}  // namespace sudoku::logic
