// Gives the grader of puzzles access to the deduction that the search `logic` has found, without a
// copy. `logic` solves a board step by step with the techniques of human solvers.
#pragma once

#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/search.h"

namespace sudoku::searches {

struct Deduced {
  Notes notes;      // the notes (candidates) from which the deduction follows
  Deduction found;  // the deduction
};

// Returns what the last step of `search` reported. The result is valid until the next step.
// Requires: `search` runs the algorithm `logic`, its last step was done by next(), and that step
// reported a deduction.
const Deduced& deduced_by(const Search& search);

}  // namespace sudoku::searches
