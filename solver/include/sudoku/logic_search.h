// The search that does what a person does, step by step: the seventh, apart from the registry of
// the six, so that nothing else needs what it is made of.
//
//   auto search = sudoku::kLogic.make(board);
//   while (!search->done()) {
//     sudoku::Step step = search->next();
//     if (step.kind == sudoku::Kind::kDeduce) describe(*sudoku::pattern_of(*search));
//   }
#pragma once

#include <memory>
#include <optional>

#include "sudoku/logic.h"
#include "sudoku/searches.h"

namespace sudoku {

// The version of the frozen order of `logic`. A new technique changes it, and only the links to
// runs of `logic` lose their positions.
inline constexpr unsigned kLogicGrammar = 1;

// Tries the techniques in their order, and guesses where none helps. The search asks once, when it
// is made, whether the puzzle has one solution: only then does it use uniqueness.
extern const Algorithm kLogic;
// The same with a repertoire of the caller's. If Technique::kGuess is not in it, the search ends
// with `exhausted` where no technique helps. Requires: the board has no conflicts.
// `repertoire.unique` is true only if it has one solution. A save does not tell repertoires apart:
// merge only what a search with the same repertoire has saved.
std::unique_ptr<Search> make_logic(const Board& board, const Repertoire& repertoire);

// Whether a board has one solution: false where that is not known after so many guesses, which is
// more than any 9x9 board of one solution needs. The board has no conflicts.
bool has_one_solution(const Board& board, std::uint64_t guesses = 100'000);

// What the present deduction saw: from its `deduce` to the last step that it leads to. nullopt
// before and after, while guessing, and for any other search.
std::optional<Deduction> pattern_of(const Search& search);

// The candidates that a search has left: those that its board allows, of `logic` less what it has
// struck out so far.
Notes notes_of(const Search& search);

}  // namespace sudoku
