// Solves as a person does: by named techniques, the easiest first, and says how hard that was.
//
//   const sudoku::Repertoire repertoire{.unique = true};  // check() has shown one solution
//   sudoku::Notes notes(board);
//   if (auto deduction = sudoku::first_deduction(notes, repertoire)) apply(*deduction, notes);
//
//   sudoku::Grading grading = sudoku::grade(board, repertoire);
//   grading.grade;    // 4
//   grading.rating;   // 42: as hard as an XY-wing
//   grading.hardest;  // Technique::kXyWing
//
// What is tried first, how ties are broken and what is done where nothing is found is frozen and
// stands in solver/README.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/deduction.h"

namespace sudoku {

// What may be used.
struct Repertoire {
  TechniqueSet techniques = TechniqueSet::all();
  // The puzzle has one solution: who says so may conclude from it. Else no technique does.
  bool unique = false;
};

// The first deduction in the order of trying: nullopt if there is none. Never a guess.
std::optional<Deduction> first_deduction(const Notes& notes, const Repertoire& repertoire);

// All of them, by technique in the order of trying, each outcome once for a technique; of chains
// and almost locked sets at least one for each elimination. Special cases come under the general
// name too: a skyscraper as a turbot fish, say.
std::vector<Deduction> all_deductions(const Notes& notes, const Repertoire& repertoire);
// The same into a list, as far as its capacity goes: false where there are more of them.
bool all_deductions(const Notes& notes, const Repertoire& repertoire,
                    std::vector<Deduction>& found);

// A puzzle on the way to its end, one deduction after the other. Where no technique helps it
// guesses: the cell with the fewest candidates, the lowest first. Below a guess only singles and
// further guesses are used. What led to a contradiction is struck out, as a deduction by kGuess.
class Reasoning {
 public:
  // The board has no conflicts.
  Reasoning(const Board& board, const Repertoire& repertoire);

  // The next deduction, found but not applied; nullptr at the end.
  const Deduction* look();
  // Applies what look() has found last.
  void take();
  // Both at once.
  const Deduction* next();
  const Notes& notes() const noexcept { return notes_; }
  // How many guesses stand that were neither confirmed nor refuted.
  std::size_t depth() const noexcept { return guesses_.size(); }

 private:
  // What to go back to.
  struct Guess {
    Notes before;
    Placement tried;
  };
  const Deduction* guess();
  const Deduction* refute();

  Repertoire repertoire_;
  Notes notes_;
  Deduction deduction_;
  std::vector<Guess> guesses_;
};

// How hard a puzzle is.
struct Grading {
  bool solved = false;     // false: it has no solution, or guessing was not allowed
  std::uint8_t grade = 0;  // 1..6, of the hardest technique; 0: nothing was to be done
  // In tenths, of the hardest moment, which is as hard as the easiest way on: where a locked
  // candidate or a hidden subset leaves a digit one place at once it is seen without notes, and
  // counts less than by itself.
  std::uint8_t rating = 0;
  Technique hardest = Technique::kFullHouse;  // by grade, then by rating
  unsigned score = 0;  // the sum of all ratings: tells apart what has the same rating
  unsigned guesses = 0;
  std::array<std::uint16_t, kTechniques> counts{};  // of deductions by technique
};

// Solves to the end. The board has no conflicts.
Grading grade(const Board& board, const Repertoire& repertoire);

}  // namespace sudoku
