// Finds full houses, hidden singles and naked singles. A full house is the last empty cell of a
// unit. A hidden single is the only place of a digit in a unit. A naked single is the only
// candidate of a cell.

#include <cassert>
#include <cstdint>

#include "finders.h"
#include "masks.h"
#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

// Rating of a hidden single in a row or column, in tenths. The value is that of Sukaku Explainer.
// Such a single is harder to see than one in a box.
constexpr int kHiddenInLine = 15;

bool report_single(const Notes& notes, DeductionSink& sink, Technique technique, int cell,
                   int digit, int unit) {
  Deduction found(technique);
  found.digits = static_cast<std::uint16_t>(1U << digit);
  mark(found, cell, digit, Role::kIn);
  if (unit != kNoUnit) mark_unit(found, unit, UnitRole::kBase);
  if (technique == Technique::kHiddenSingle && unit < 2 * notes.side()) {
    found.rating = kHiddenInLine;
  }
  found.places.push({.cell = static_cast<std::uint8_t>(cell),
                     .digit = static_cast<std::uint8_t>(digit),
                     .unit = static_cast<std::uint8_t>(unit)});
  return sink.accept(found);
}

// Returns the digits that have exactly one place in `unit` (a row, column or box), as a bitmask:
// bit d stands for digit d.
unsigned digits_with_one_place(const Notes& notes, int unit) {
  unsigned digits = 0;
  for (int digit = 1; digit <= notes.side(); ++digit) {
    digits |= static_cast<unsigned>(has_one(notes.places(unit, digit))) << digit;
  }
  return digits;
}

}  // namespace

bool find_full_house(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (const int unit : notes.sight().units()) {
    const unsigned missing = notes.all_digits() & ~static_cast<unsigned>(notes.filled(unit));
    if (!has_one(missing)) continue;
    const int digit = lowest_of(missing);
    // `digit` is the only digit that `unit` does not contain. It has a place in `unit`, because
    // this function is called only for notes without a contradiction.
    assert(notes.places(unit, digit) != 0);
    const int cell = notes.geometry().cell(unit, lowest_of(notes.places(unit, digit)));
    if (report_single(notes, sink, Technique::kFullHouse, cell, digit, unit)) return true;
  }
  return false;
}

bool find_hidden_single(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (const int unit : notes.sight().units()) {
    for (const int digit : SetBits(digits_with_one_place(notes, unit))) {
      const int cell = notes.geometry().cell(unit, lowest_of(notes.places(unit, digit)));
      if (report_single(notes, sink, Technique::kHiddenSingle, cell, digit, unit)) return true;
    }
  }
  return false;
}

bool find_naked_single(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (const int cell : notes.empty()) {
    const unsigned digits = notes.digits(cell);
    if (!has_one(digits)) continue;
    if (report_single(notes, sink, Technique::kNakedSingle, cell, lowest_of(digits), kNoUnit))
      return true;
  }
  return false;
}

}  // namespace sudoku::logic
