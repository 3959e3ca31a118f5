#include "logic_support.h"

#include <ostream>

namespace sudoku {

void PrintTo(Technique technique, std::ostream* out) { *out << facts_of(technique).id; }

}  // namespace sudoku

namespace sudoku::test {

Generated made(int side, std::uint64_t seed, Symmetry symmetry) {
  Generator generator({.side = side, .seed = seed, .symmetry = symmetry});
  while (!generator.work(1000)) {
  }
  return *generator.best();
}

std::vector<Position> met_while_solving(const Generated& puzzle) {
  std::vector<Position> met;
  Repertoire repertoire = kEverything;
  repertoire.techniques.erase(Technique::kGuess);
  const auto search = each_deduction(puzzle.puzzle, repertoire, [&](const DeductionStep& found) {
    met.push_back({found.before, puzzle.solution});
  });
  met.push_back({notes_of(*search), puzzle.solution});
  return met;
}

Position thinned(const Position& met, Random& random) {
  Position thinner = met;
  for (int digit = 1; digit <= met.notes.side(); ++digit) {
    for (const int cell : met.notes.cells(digit)) {
      if (met.solution[cell] != digit && random.one_in(6)) thinner.notes.eliminate(cell, digit);
    }
  }
  return thinner;
}

bool is_sound(const Deduction& deduction, const Board& solution) {
  if (deduction.places.empty() && deduction.eliminations.empty()) return false;
  for (const Placement& placement : deduction.places) {
    if (solution[placement.cell] != placement.digit) return false;
  }
  for (int digit = 1; digit <= solution.side(); ++digit) {
    for (const int cell : deduction.eliminations[digit]) {
      if (solution[cell] == digit) return false;
    }
  }
  return true;
}

bool is_of(const Deduction& deduction, const Notes& notes) {
  for (const Placement& placement : deduction.places) {
    if (!notes.has(placement.cell, placement.digit)) return false;
  }
  for (int digit = 1; digit <= kMaxSide; ++digit) {
    if (!notes.cells(digit).contains(deduction.eliminations[digit])) return false;
  }
  return true;
}

}  // namespace sudoku::test
