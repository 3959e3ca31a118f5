// Full houses, hidden and naked singles: a digit that has no choice.

#include <cassert>

#include "finders.h"

namespace sudoku {
namespace {

// Hidden in a box is seen at a glance, in a line less so: as Sukaku Explainer rates them.
constexpr int kHiddenInLine = 15;

bool tell_single(const Notes& notes, Sink& sink, Technique technique, int cell, int digit,
                 int unit) {
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
  return sink.take(found);
}

// The digits that have one place in a unit.
unsigned digits_with_one_place(const Notes& notes, int unit) {
  unsigned digits = 0;
  for (int digit = 1; digit <= notes.side(); ++digit) {
    digits |= static_cast<unsigned>(has_one(notes.places(unit, digit))) << digit;
  }
  return digits;
}

}  // namespace

bool find_full_house(const Notes& notes, Sink& sink) {
  for (const int unit : notes.sight().units()) {
    const unsigned missing = notes.all_digits() & ~static_cast<unsigned>(notes.filled(unit));
    if (!has_one(missing)) continue;
    const int digit = lowest_of(missing);
    assert(notes.places(unit, digit) != 0);  // else the notes were broken
    const int cell = notes.geometry().cell(unit, lowest_of(notes.places(unit, digit)));
    if (tell_single(notes, sink, Technique::kFullHouse, cell, digit, unit)) return true;
  }
  return false;
}

bool find_hidden_single(const Notes& notes, Sink& sink) {
  for (const int unit : notes.sight().units()) {
    for (const int digit : Digits(digits_with_one_place(notes, unit))) {
      const int cell = notes.geometry().cell(unit, lowest_of(notes.places(unit, digit)));
      if (tell_single(notes, sink, Technique::kHiddenSingle, cell, digit, unit)) return true;
    }
  }
  return false;
}

bool find_naked_single(const Notes& notes, Sink& sink) {
  for (const int cell : notes.empty()) {
    const unsigned digits = notes.digits(cell);
    if (!has_one(digits)) continue;
    if (tell_single(notes, sink, Technique::kNakedSingle, cell, lowest_of(digits), kNoUnit))
      return true;
  }
  return false;
}

}  // namespace sudoku
