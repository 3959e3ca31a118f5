// What grading asks of the search `logic`, without a copy.
#pragma once

#include "sudoku/deduction.h"
#include "sudoku/search.h"

namespace sudoku {

// Returns the deduction that the last step of a search has found.
// Requires: the search is `logic`, next() did its last step, and that step was a `deduce`.
const Deduction& deduced_by(const Search& search) noexcept;

}  // namespace sudoku
