// Nishio: assume that a candidate is true, and place only the singles that follow. If that leads to
// a contradiction, the assumption was false and the candidate is eliminated. A contradiction (dead
// end) is a cell without a candidate, or a unit without a place for a digit.
//
// Method: place the singles round by round. Then go back from the dead end and keep only the
// placements that the dead end depends on. The assumptions that need the fewest such placements are
// reported first.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "finders.h"
#include "masks.h"
#include "sudoku/deduction.h"
#include "sudoku/geometry.h"
#include "sudoku/notes.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

Placement placement(int cell, int digit, int unit = kNoUnit) {
  return {.cell = static_cast<std::uint8_t>(cell),
          .digit = static_cast<std::uint8_t>(digit),
          .unit = static_cast<std::uint8_t>(unit)};
}

using Steps = ShortList<Placement, kMaxCells>;

// Assumes that one candidate is true. Places that digit and then every single that follows, until a
// contradiction appears or no single is left.
class Consequences {
 public:
  Consequences(const Notes& notes, int cell, int digit) : before_(notes), notes_(notes) {
    take(placement(cell, digit));
    while (!notes_.broken() && place_singles()) {
    }
  }

  bool has_contradiction() const { return notes_.broken(); }

  // Returns the shortest proof of the contradiction to which the assumption leads, or the first one
  // if several are equally short. A proof is a list that starts with the assumed digit and ends
  // with the contradiction: a cell without a candidate, or a digit without a place in a unit.
  // Between them it has the placements that the contradiction depends on.
  // Requires: the assumption leads to a contradiction.
  Steps shortest_proof() const {
    Steps best;
    each_dead_end([&](const Placement& dead_end) {
      const Steps steps = proof_of(dead_end);
      if (best.empty() || steps.size() < best.size()) best = steps;
    });
    return best;
  }

 private:
  void take(const Placement& step) {
    steps_.push(step);
    notes_.place(step.cell, step.digit);
  }

  // Does one round: places every naked and hidden single that the board has at the start of the
  // call. Stops early at a contradiction. Returns false if the board had no single to place.
  bool place_singles() {
    const Notes now = notes_;
    const std::size_t known = steps_.size();
    for (const int unit : now.sight().units()) {
      for (int digit = 1; digit <= now.side(); ++digit) {
        if (!has_one(now.places(unit, digit))) continue;
        const int cell = now.geometry().cell(unit, lowest_of(now.places(unit, digit)));
        if (notes_.has(cell, digit)) take(placement(cell, digit, unit));
        if (notes_.broken()) return true;
      }
    }
    for (const int cell : now.empty()) {
      const unsigned digits = notes_.digits(cell) & now.digits(cell);
      if (has_one(now.digits(cell)) && digits != 0) take(placement(cell, lowest_of(digits)));
      if (notes_.broken()) return true;
    }
    return steps_.size() > known;
  }

  // Calls visit(dead_end) for each contradiction on the board, on which the assumed digit and the
  // singles found so far are placed. A contradiction is passed as a Placement (cell, digit, unit).
  // For an empty cell without candidates, the digit is 0 and the unit is kNoUnit. For a digit
  // without a place in a unit, the cell is kNoCell.
  template <class Visit>
  void each_dead_end(const Visit& visit) const {
    for (const int cell : notes_.empty()) {
      if (notes_.digits(cell) == 0) visit(placement(cell, 0));
    }
    for (const int unit : notes_.sight().units()) {
      for (int digit = 1; digit <= notes_.side(); ++digit) {
        if (notes_.places(unit, digit) == 0 && (notes_.filled(unit) >> digit & 1) == 0) {
          visit(placement(kNoCell, digit, unit));
        }
      }
    }
  }

  // Finds the earlier placements that `step` depends on. `step` is a placement or a contradiction.
  // Placements are numbered from 0, the assumed digit, in the order in which they were made. Sets
  // needed[i] to true for each placement i that `step` depends on.
  //
  // A naked single depends on the placements that ruled out the other candidates of its cell. A
  // hidden single depends on the placements that ruled out the other places of its digit in the
  // unit. A contradiction depends on the placements that ruled out all candidates of the cell, or
  // all places of the digit in the unit.
  void mark_needed(const Placement& step, std::array<bool, kMaxCells>& needed) const {
    if (step.unit == kNoUnit) {
      for (const int digit : SetBits(before_.digits(step.cell) & ~(1U << step.digit))) {
        needed[first_excluding(step.cell, digit)] = true;
      }
      return;
    }
    for (const int place : SetBits(before_.places(step.unit, step.digit))) {
      const int cell = before_.geometry().cell(step.unit, place);
      if (cell != step.cell) needed[first_excluding(cell, step.digit)] = true;
    }
  }

  // Returns true if the placement `step` rules out candidate `digit` in `cell`. This is so if the
  // placement writes another digit into the cell, or writes `digit` into another cell of the same
  // row, column or box.
  bool excludes(const Placement& step, int cell, int digit) const {
    if (step.cell == cell) return step.digit != digit;
    return step.digit == digit && notes_.sight().of_cell(cell).contains(step.cell);
  }

  // Returns the number of the first placement that rules out candidate `digit` in `cell`.
  // Placements are numbered from 0, the assumed digit, in the order in which they were made.
  // Requires: some placement rules the candidate out.
  std::size_t first_excluding(int cell, int digit) const {
    std::size_t i = 0;
    while (!excludes(steps_[i], cell, digit)) ++i;
    return i;
  }

  // Returns the proof that ends in the contradiction `dead_end`: the assumed digit, the placements
  // that the contradiction depends on directly or indirectly, and the contradiction itself. A
  // placement depends only on earlier placements, so one backward pass finds all of them.
  Steps proof_of(const Placement& dead_end) const {
    std::array<bool, kMaxCells> needed{};
    needed[0] = true;
    mark_needed(dead_end, needed);
    for (std::size_t i = steps_.size() - 1; i > 0; --i) {
      if (needed[i]) mark_needed(steps_[i], needed);
    }
    Steps steps;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (needed[i]) steps.push(steps_[i]);
    }
    steps.push(dead_end);
    return steps;
  }

  const Notes& before_;
  Notes notes_;
  Steps steps_;
};

bool report_nishio(DeductionSink& sink, const Steps& steps) {
  Deduction found(Technique::kNishio);
  const Placement assumed = steps[0];
  found.eliminations.insert(assumed.cell, assumed.digit);
  mark(found, assumed.cell, assumed.digit, Role::kPivot);
  for (std::size_t i = 1; i + 1 < steps.size(); ++i) found.steps.push(steps[i]);
  const std::size_t counted = std::min<std::size_t>(found.steps.size(), 8);
  found.rating = static_cast<std::uint8_t>(found.rating + 3 * counted);
  found.dead_end = steps[steps.size() - 1];
  if (found.dead_end.unit != kNoUnit) mark_unit(found, found.dead_end.unit, UnitRole::kCover);
  return sink.accept(found);
}

}  // namespace

bool find_nishio(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  std::array<std::vector<Placement>, kMaxCells + 2> by_length;
  for (int digit = 1; digit <= notes.side(); ++digit) {
    for (const int cell : notes.cells(digit)) {
      const Consequences consequences(notes, cell, digit);
      if (!consequences.has_contradiction()) continue;
      by_length[consequences.shortest_proof().size()].push_back(placement(cell, digit));
    }
  }
  for (const std::vector<Placement>& assumptions : by_length) {
    for (const auto& [cell, digit, unit] : assumptions) {
      if (report_nishio(sink, Consequences(notes, cell, digit).shortest_proof())) return true;
    }
  }
  return false;
}

}  // namespace sudoku::logic
