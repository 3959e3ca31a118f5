// The search that does what a person does, step by step: the seventh, apart from the registry of
// the six, so that nothing else needs what it is made of.
//
//   auto search = sudoku::make_logic(board);
//   while (!search->done()) {
//     sudoku::Step step = search->next();
//     if (step.kind == sudoku::Kind::kDeduce) describe(*sudoku::pattern_of(*search));
//   }
#pragma once

#include <memory>
#include <optional>

#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/searches.h"

namespace sudoku {

// Its list of techniques may grow: then only its own links lose their positions.
inline constexpr unsigned kLogicGrammar = 1;

// Techniques by the order of trying, and a guess where none helps. Whether the puzzle has one
// solution is asked before it starts: only then does it conclude from that.
std::unique_ptr<Search> make_logic(const Board& board);
// Its entry, for a registry.
inline constexpr Algorithm kLogic{"logic", make_logic};

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
