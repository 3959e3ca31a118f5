#include "sudoku/deduction.h"

#include <algorithm>

namespace sudoku {

bool same_outcome(const Deduction& a, const Deduction& b) {
  const auto same = [](const Placement& one, const Placement& other) {
    return one.cell == other.cell && one.digit == other.digit;
  };
  return std::equal(a.places.begin(), a.places.end(), b.places.begin(), b.places.end(), same) &&
         a.eliminations == b.eliminations;
}

void apply(const Deduction& deduction, Notes& notes) {
  for (const Placement& placement : deduction.places) notes.place(placement.cell, placement.digit);
  notes.eliminate(deduction.eliminations);
}

}  // namespace sudoku
