#include <algorithm>
#include <array>

#include "finders.h"
#include "sudoku/logic.h"

namespace sudoku {
namespace {

// Whether a locked candidate or a hidden subset leaves a digit one place at once: a locked one in a
// unit of the kind in which it was seen, a subset in its own unit.
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
      if (after != before && !after.empty() && !after.has_several()) return true;
    }
  }
  return false;
}

// Stops at the first instance that leaves a single.
class AtOnce final : public Sink {
 public:
  explicit AtOnce(const Notes& notes) : notes_(notes) {}
  bool take(const Deduction& deduction) override { return leaves_single(deduction, notes_); }

 private:
  const Notes& notes_;
};

// The rating of what can be seen without notes: the four techniques where they leave a single at
// once, as Sukaku Explainer rates them then. `rating` where there is none that is lower.
unsigned rating_at_once(const Notes& notes, unsigned rating) {
  struct Direct {
    Finder find;
    unsigned rating;
  };
  static constexpr std::array<Direct, 4> directs = {
      {{find_pointing, 17}, {find_claiming, 19}, {find_hidden_pair, 20}, {find_hidden_triple, 25}}};
  AtOnce at_once(notes);
  for (const Direct& direct : directs) {
    if (direct.rating >= rating) break;
    if (direct.find(notes, at_once)) return direct.rating;
  }
  return rating;
}

bool is_plain(Technique technique) {
  return technique == Technique::kFullHouse || technique == Technique::kHiddenSingle;
}

}  // namespace

// A moment is as hard as the easiest way on, which need not be the one that is taken: a naked
// single comes before what is seen without notes, since it takes only them.
Grading grade(const Board& board, const Repertoire& repertoire) {
  Grading grading;
  Reasoning reasoning(board, repertoire);
  unsigned hardest = 0;
  for (; const Deduction* deduction = reasoning.look(); reasoning.take()) {
    const Technique technique = deduction->technique;
    const unsigned grade = facts_of(technique).grade;
    unsigned rating = deduction->rating;
    if (rating > grading.rating && !is_plain(technique)) {
      rating = rating_at_once(reasoning.notes(), rating);
    }
    grading.rating = static_cast<std::uint8_t>(std::max<unsigned>(grading.rating, rating));
    ++grading.counts[static_cast<int>(technique)];
    grading.guesses += technique == Technique::kGuess && !deduction->places.empty();
    grading.score += deduction->rating;
    if (const unsigned rank = grade << 8 | deduction->rating; rank > hardest) {
      hardest = rank;
      grading.grade = static_cast<std::uint8_t>(grade);
      grading.hardest = technique;
    }
  }
  grading.solved = reasoning.notes().solved();
  return grading;
}

}  // namespace sudoku
