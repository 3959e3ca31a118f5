// Converts the library's deductions to the form of the reference finder (logic_reference.h), so
// that tests can compare both.
#pragma once

#include <set>
#include <string_view>

#include "logic_reference.h"
#include "sudoku/logic.h"

namespace sudoku::test {

// Converts the library's Notes to the board type of the reference finder.
Pencil pencil_of(const Notes& notes);

// Returns the candidates that a deduction eliminates and the digit that it places.
Outcome outcome_of(const Deduction& deduction);

struct Found {
  std::set<Outcome> outcomes;
  std::string_view fault;  // why a deduction is invalid; empty if all are valid
};

// Runs one technique of the library. Returns the outcomes in the form of reference_outcomes().
Found found_outcomes(Technique technique, const Notes& notes);

}  // namespace sudoku::test
