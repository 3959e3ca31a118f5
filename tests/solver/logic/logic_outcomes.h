// What the library finds, told as the slow finder tells it (logic_reference.h).
#pragma once

#include <set>
#include <string_view>

#include "logic_reference.h"
#include "sudoku/logic.h"

namespace sudoku::test {

// The same candidates for the slow finder.
Pencil pencil_of(const Notes& notes);

// What follows from a deduction.
Outcome outcome_of(const Deduction& deduction);

struct Found {
  std::set<Outcome> outcomes;
  std::string_view fault;  // what a deduction must never be; empty where all is well
};

// The outcomes that the library finds, as reference_outcomes() gives them.
Found found_outcomes(Technique technique, const Notes& notes);

}  // namespace sudoku::test
