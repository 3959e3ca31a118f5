#include "logic_outcomes.h"

#include <vector>

#include "logic_support.h"

namespace sudoku::test {
namespace {

// Replaces each digit placed by a chain with the candidates that the placement excludes. The
// reference finder reports chains in this form. `own_digit_alone`: excludes only the same digit in
// peers, not other digits of the cell. X-chains and XY-chains need this: their weak links join
// candidates of one digit only.
void placements_to_eliminations(Outcome& outcome, const Notes& notes, bool own_digit_alone) {
  for (const auto& [cell, digit] : outcome.placed) {
    for (int other = 1; other <= notes.side() && !own_digit_alone; ++other) {
      if (other != digit && notes.has(cell, other)) outcome.eliminated.emplace(cell, other);
    }
    for (const int peer : notes.cells(digit) & notes.sight().of_cell(cell)) {
      outcome.eliminated.emplace(peer, digit);
    }
  }
  outcome.placed.clear();
}

}  // namespace

Pencil pencil_of(const Notes& notes) {
  const std::size_t cells = notes.geometry().cells();
  Pencil pencil{notes.side(), std::vector<int>(cells), std::vector<std::set<int>>(cells)};
  for (std::size_t cell = 0; cell < cells; ++cell) pencil.values[cell] = notes.board()[cell];
  for (int digit = 1; digit <= notes.side(); ++digit) {
    for (const int cell : notes.cells(digit)) pencil.digits[cell].insert(digit);
  }
  return pencil;
}

Outcome outcome_of(const Deduction& deduction) {
  Outcome outcome;
  for (const Placement& placement : deduction.places) {
    outcome.placed.emplace(placement.cell, placement.digit);
  }
  for (int digit = 1; digit <= kMaxSide; ++digit) {
    for (const int cell : deduction.eliminations[digit]) outcome.eliminated.emplace(cell, digit);
  }
  return outcome;
}

Found found_outcomes(Technique technique, const Notes& notes) {
  const Repertoire only{.techniques = TechniqueSet().insert(technique), .unique = true};
  Found found;
  Outcome sum;
  for (const Deduction& deduction : all_deductions(notes, only)) {
    if (deduction.technique != technique) found.fault = "of another technique";
    if (!is_of(deduction, notes)) found.fault = "it strikes or places what is no candidate";
    Outcome outcome = outcome_of(deduction);
    if (!is_summed(technique)) {
      if (!found.outcomes.insert(outcome).second) found.fault = "told twice";
      continue;
    }
    placements_to_eliminations(outcome, notes,
                               technique == Technique::kXChain || technique == Technique::kXyChain);
    sum.eliminated.merge(outcome.eliminated);
  }
  if (!sum.eliminated.empty()) found.outcomes.insert(sum);
  return found;
}

}  // namespace sudoku::test
