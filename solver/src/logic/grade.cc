#include <algorithm>
#include <array>
#include <cstdint>

#include "../searches/deduced_by.h"
#include "finders.h"
#include "sudoku/board.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/logic.h"
#include "sudoku/logic_search.h"
#include "sudoku/notes.h"
#include "sudoku/search.h"
#include "sudoku/solve.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku {
namespace {

// Returns true if the eliminations of `deduction` leave a single place for some digit in a unit, so
// that the digit can be placed at once. `deduction` is a locked candidate (pointing or claiming) or
// a hidden subset. For pointing, checks all boxes. For claiming in a row, checks all rows; for
// claiming in a column, all columns. For a hidden subset, checks only the unit of the subset.
// Requires: `notes` allow a solution. Then the eliminations leave each digit a place in each unit.
bool leaves_single(const Deduction& deduction, const Notes& notes) {
  const int base = deduction.units[0].unit;
  const bool locked = facts_of(deduction.technique).family == Family::kLocked;
  const int side = notes.side();
  const int first = locked ? base / side * side : base;
  const int count = locked ? side : 1;
  for (int digit = 1; digit <= side; ++digit) {
    if (deduction.eliminations[digit].empty()) continue;
    for (int unit = first; unit < first + count; ++unit) {
      const CellSet before = notes.cells(digit) & notes.sight().of_unit(unit);
      const CellSet after = before - deduction.eliminations[digit];
      if (after != before && !after.has_several()) return true;
    }
  }
  return false;
}

// Receives the deductions that a search finds. Stops the search at the first deduction whose
// eliminations leave some digit a single place in a unit.
class UntilSingle final : public logic::DeductionSink {
 public:
  explicit UntilSingle(const Notes& notes) : notes_(notes) {}
  bool accept(const Deduction& deduction) override { return leaves_single(deduction, notes_); }

 private:
  const Notes& notes_;
};

// Returns the rating, in tenths, of the easiest deduction on the board that a player sees without
// pencil marks, or `rating` if no such deduction has a lower rating. The deductions considered are
// pointing, claiming, hidden pairs and hidden triples whose eliminations leave a digit a single
// place in a unit. Their ratings are those of Sukaku Explainer.
unsigned rating_at_once(const Notes& notes, unsigned rating) {
  struct Direct {
    Technique technique;
    unsigned rating;
  };
  static constexpr std::array<Direct, 4> directs = {{{Technique::kPointing, 17},
                                                     {Technique::kClaiming, 19},
                                                     {Technique::kHiddenPair, 20},
                                                     {Technique::kHiddenTriple, 25}}};
  UntilSingle until_single(notes);
  for (const Direct& direct : directs) {
    if (direct.rating >= rating) break;
    if (logic::find(direct.technique, notes, until_single)) return direct.rating;
  }
  return rating;
}

// Counts one use of a technique, and adds its rating to the score of the puzzle. The score is the
// sum of the ratings of all uses.
void count_use(Grading& grading, Technique technique, unsigned rating) {
  ++grading.counts[static_cast<int>(technique)];
  grading.score += rating;
}

// Returns a number that compares uses of techniques by difficulty: first by the grade of the
// technique, then by the rating of the use. Bits 8 and up hold the grade, and bits 0..7 hold the
// rating in tenths.
unsigned difficulty(Technique technique, unsigned rating) {
  return facts_of(technique).grade << 8 | rating;
}

// Returns true for a full house and a hidden single. A player sees these techniques without pencil
// marks.
bool is_seen_at_once(Technique technique) {
  return technique == Technique::kFullHouse || technique == Technique::kHiddenSingle;
}

}  // namespace

// Grades a puzzle by solving it with the search that uses the techniques of human solvers.
//
// The rating of a puzzle is that of the hardest state of the board on the way to the solution. A
// state is as hard as the easiest deduction that is possible in it. The search may take another
// deduction in that state: it prefers a naked single to a locked candidate or a hidden subset that
// a player sees without pencil marks.
Grading grade(const Board& board, const Repertoire& repertoire, std::uint64_t guesses) {
  Grading grading{.status = check(board, guesses).status};
  if (grading.status != Status::kUnique) return grading;
  unsigned hardest = 0;
  const auto search = make_logic(board, repertoire);
  while (!search->done()) {
    const Kind kind = search->next().kind;
    if (kind != Kind::kDeduce && kind != Kind::kTry) continue;
    const auto* deduced = kind == Kind::kDeduce ? &searches::deduced_by(*search) : nullptr;
    const Technique technique = deduced ? deduced->found.technique : Technique::kGuess;
    const unsigned own = deduced ? deduced->found.rating : facts_of(technique).rating;
    count_use(grading, technique, own);
    if (difficulty(technique, own) > hardest) {
      hardest = difficulty(technique, own);
      grading.grade = facts_of(technique).grade;
      grading.hardest = technique;
    }
    unsigned rating = own;
    if (rating > grading.rating && !is_seen_at_once(technique)) {
      rating = deduced ? rating_at_once(deduced->notes, rating)
                       : rating_at_once(notes_of(*search), rating);
    }
    grading.rating = static_cast<std::uint8_t>(std::max<unsigned>(grading.rating, rating));
  }
  const Counters& steps = search->counters();
  grading.guesses = static_cast<unsigned>(steps[static_cast<int>(Kind::kTry)]);
  grading.solved = steps[static_cast<int>(Kind::kSolution)] > 0;
  return grading;
}

}  // namespace sudoku
