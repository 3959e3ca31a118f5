// The registry of search algorithms.
//
//   const sudoku::Algorithm* algorithm = sudoku::find_algorithm("backtracking");
//   std::unique_ptr<sudoku::Search> search = algorithm->make(board);
//
// Each algorithm has a source file in solver/src/searches, a declaration in this header and an
// entry in searches.cc. solver/README.md tells how to add an algorithm.
#pragma once

#include <span>
#include <string_view>

#include "sudoku/search.h"

namespace sudoku {

// Backtracking, depth first. Fills the empty cells row by row and tries the digits in ascending
// order. To test a digit, reads the cells of the row, the column and the box one by one.
extern const Algorithm kBacktracking;
// Backtracking, depth first and row by row, that continues after each solution until it has tried
// everything.
extern const Algorithm kAllSolutions;
// Backtracking, depth first and row by row, that needs at most three lookups to test a digit. Three
// tables have the digits used in each row, in each column and in each box.
extern const Algorithm kLookupTables;
// Backtracking that always fills the empty cell with the fewest candidates next (minimum remaining
// values).
extern const Algorithm kMrv;
// Places naked and hidden singles. Guesses only if there is none, in the empty cell with the fewest
// candidates.
extern const Algorithm kPropagation;
// Knuth's Algorithm X with dancing links: solves the puzzle as an exact cover problem, and always
// branches on the column of the matrix with the fewest options. Each search allocates 33 KB at its
// first step.
extern const Algorithm kDancingLinks;

// Returns all algorithms of this header, in the order in which the web page offers them. The search
// `logic`, which solves as a person does, is not among them. It is declared in logic_search.h, so
// that other parts of the library do not depend on the solving techniques.
std::span<const Algorithm* const> algorithms() noexcept;
// Returns the algorithm whose id is `id`, such as "mrv", or nullptr if there is none.
const Algorithm* find_algorithm(std::string_view id);

}  // namespace sudoku
