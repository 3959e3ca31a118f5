// The registry of algorithms.
//
//   const sudoku::Algorithm* algorithm = sudoku::find_algorithm("backtracking");
//   std::unique_ptr<sudoku::Search> search = algorithm->make(board);
//
// An algorithm is one file in solver/src/searches, one declaration here and one entry in
// searches.cc. solver/README.md has the recipe.
#pragma once

#include <span>
#include <string_view>

#include "sudoku/search.h"

namespace sudoku {

// Depth first. Takes the cells row by row and the digits in ascending order, and reads row, column
// and box of a cell one by one to test a digit.
extern const Algorithm kBacktracking;
// Like backtracking, but continues after each solution until everything has been tried.
extern const Algorithm kAllSolutions;
// Like backtracking, but tests a digit in one table each of the row, the column and the box.
extern const Algorithm kLookupTables;
// Takes the cell with the fewest candidates first (minimum remaining values).
extern const Algorithm kMrv;
// Places naked and hidden singles, and guesses like mrv only where there is none.
extern const Algorithm kPropagation;
// Knuth's Algorithm X over an exact cover matrix, with the smallest column first. Each search
// allocates 33 KB with its first step.
extern const Algorithm kDancingLinks;

// All of these, in the order in which the page offers them. `logic` is not among them: it is in
// logic_search.h, so that no other part of the library needs the techniques.
std::span<const Algorithm* const> algorithms() noexcept;
// The algorithm with this id, or nullptr.
const Algorithm* find_algorithm(std::string_view id) noexcept;

}  // namespace sudoku
