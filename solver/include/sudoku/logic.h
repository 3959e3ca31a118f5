// Solves as a person does, by named techniques, the easiest first. Grades a puzzle by the
// techniques that it needs.
//
//   const sudoku::Repertoire repertoire{.unique = true};  // check() has shown one solution
//   sudoku::Notes notes(board);
//   if (auto deduction = sudoku::first_deduction(notes, repertoire)) apply(*deduction, notes);
//
//   sudoku::Grading grading = sudoku::grade(board, repertoire);
//   grading.status;   // Status::kUnique: only such a puzzle has a grade
//   grading.grade;    // 4
//   grading.rating;   // 42: as hard as an XY-wing
//   grading.hardest;  // Technique::kXyWing
//
// The order of the techniques, the order of the deductions within a technique and the order of the
// guesses must not change, because saved runs and shared web links depend on them. solver/README.md
// defines these orders.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/solve.h"
#include "sudoku/technique.h"

namespace sudoku {

// The techniques that a solver may use, and whether it may rely on the uniqueness of the solution.
struct Repertoire {
  TechniqueSet techniques = TechniqueSet::all();
  // True if the caller knows that the puzzle has exactly one solution. If false, techniques that
  // rely on this, such as unique rectangles, are not used.
  bool unique = false;
};

// Returns the first deduction that is possible with the given board and candidates (`notes`). Tries
// the techniques in their fixed order, the easiest first. Returns nullopt if none applies. A guess
// is not a deduction. Throws std::bad_alloc if memory runs out.
std::optional<Deduction> first_deduction(const Notes& notes, const Repertoire& repertoire);

// Returns all deductions that are possible with the given board and candidates (`notes`), grouped
// by technique, the easiest technique first. Within a technique, deductions with the same placement
// and the same eliminations are listed once. Chains and deductions from almost locked sets are
// listed only if they eliminate a candidate that no earlier one of the same technique eliminates. A
// special case is also listed under the general technique: for example, a skyscraper also as a
// turbot fish. Throws std::bad_alloc if memory runs out.
std::vector<Deduction> all_deductions(const Notes& notes, const Repertoire& repertoire);
// Replaces the contents of `found` by the deductions that are possible with the given board and
// candidates (`notes`), grouped by technique, the easiest technique first. `found` never grows
// beyond its capacity. Returns false if there are more deductions than its capacity; then `found`
// holds the first ones.
bool all_deductions(const Notes& notes, const Repertoire& repertoire,
                    std::vector<Deduction>& found);

// The difficulty of a puzzle. Only a puzzle with exactly one solution has a difficulty: unless
// `status` is Status::kUnique, the other members keep their defaults.
struct Grading {
  // Whether the puzzle has no, one or several solutions, as found by check().
  Status status = Status::kUnknown;
  // True if the techniques of the repertoire, which may include guessing, solved the puzzle.
  bool solved = false;
  // Grade of the hardest technique used, from 1 (easy) to 6 (beyond expert). The grade is 0 if no
  // technique was used, for example because the board is already full.
  std::uint8_t grade = 0;
  // Rating of the hardest state of the board on the way to the solution, in tenths of a point on
  // the scale of Sukaku Explainer. A state is as hard as the easiest deduction that is possible in
  // it. A locked candidate or a hidden subset has a lower rating here if its eliminations allow a
  // digit to be placed at once: a player then sees the deduction without pencil marks.
  std::uint8_t rating = 0;
  // The hardest technique used. Techniques are compared by grade, then by rating.
  Technique hardest = Technique::kFullHouse;
  // Sum of the ratings, in tenths of a point, of all uses of techniques in the solution. It
  // distinguishes puzzles with the same rating.
  unsigned score = 0;
  // Number of digits that were tried as a guess.
  unsigned guesses = 0;
  // How often the solution used each technique, indexed by the value of Technique.
  std::array<std::uint16_t, kTechniques> counts{};
};

// Grades a puzzle by solving it as a person does, with the search `logic` (logic_search.h). Before
// that, check() makes sure that the puzzle has exactly one solution, with at most `guesses`
// guesses. Throws std::bad_alloc if memory runs out.
Grading grade(const Board& board, const Repertoire& repertoire, std::uint64_t guesses = 1'000'000);

}  // namespace sudoku
