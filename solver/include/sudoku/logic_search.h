// The search `logic`, which solves as a person does, step by step. It is not in the registry of the
// other search algorithms (searches.h), so that other code does not depend on the solving
// techniques.
//
//   auto search = sudoku::kLogic.make(board);
//   while (!search->done()) {
//     sudoku::Step step = search->next();
//     if (step.kind == sudoku::Kind::kDeduce) describe(*sudoku::pattern_of(*search));
//   }
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoku/board.h"
#include "sudoku/deduction.h"
#include "sudoku/logic.h"
#include "sudoku/notes.h"
#include "sudoku/search.h"

namespace sudoku {

// Version of the order in which the search `logic` takes its steps. A new technique requires a new
// version. A web link to a position (a number of steps) in a run of `logic` is valid for one
// version only. The other searches do not use this version, so links to their runs stay valid.
inline constexpr unsigned kLogicGrammar = 1;

// Solves with the techniques of human solvers, the easiest first, and guesses where none applies.
// When a search is created, it checks whether the puzzle has exactly one solution. Only then does
// it use techniques that rely on uniqueness.
extern const Algorithm kLogic;
// Creates a search that solves as a person does, with only the techniques in
// `repertoire.techniques`. If Technique::kGuess is not among them, the search ends with a step of
// kind kExhausted where no technique applies. Requires: no row, column or box holds a digit twice,
// and `repertoire.unique` is true only if the board has exactly one solution.
//
// A saved run does not contain the repertoire, that is, which techniques the search may use. So
// Timeline::merge(), which reads saved runs, must get only bytes that were saved with the same
// repertoire.
std::unique_ptr<Search> make_logic(const Board& board, const Repertoire& repertoire);

// Returns true if the board has exactly one solution and at most `guesses` guesses prove it.
// Returns false if it has none or several, or if the answer takes more guesses. The default limit
// is enough for the hardest known 9x9 boards. Requires: no row, column or box holds a digit twice.
bool has_one_solution(const Board& board, std::uint64_t guesses = 100'000);

// Returns the deduction that `search` is reporting: from the step of kind kDeduce to the last
// placement or elimination that follows from the deduction. Returns nullopt at any other time, for
// instance during a guess, and for searches other than `logic`.
std::optional<Deduction> pattern_of(const Search& search);

// Returns the present board of `search` with the candidates of its empty cells, that is, the
// digits that the row, column and box of a cell do not contain. For the search `logic`, the
// candidates that it has eliminated so far are left out.
Notes notes_of(const Search& search);

}  // namespace sudoku
