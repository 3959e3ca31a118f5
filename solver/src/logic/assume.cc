// Nishio: assume a candidate and place singles only. If that leads to a dead end (a cell without a
// candidate, or a unit without a place for a digit), the candidate is eliminated.
//
// Method: place the singles round by round. Then go back from the dead end and keep only the
// placements that the dead end depends on. Assumptions with the fewest such placements come first.

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "finders.h"

namespace sudoku {
namespace {

Placement placement(int cell, int digit, int unit = kNoUnit) {
  return {.cell = static_cast<std::uint8_t>(cell),
          .digit = static_cast<std::uint8_t>(digit),
          .unit = static_cast<std::uint8_t>(unit)};
}

using Steps = ShortList<Placement, kMaxCells>;

// The singles that follow from one assumption, up to the first contradiction.
class Consequences {
 public:
  Consequences(const Notes& notes, int cell, int digit) : before_(notes), notes_(notes) {
    take(placement(cell, digit));
    while (!notes_.broken() && place_singles()) {
    }
  }

  bool has_contradiction() const { return notes_.broken(); }

  // Returns the shortest proof of the contradiction, or the first of several: the assumption, the
  // placements that the dead end depends on, and the dead end itself.
  // Requires: has_contradiction().
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

  // Places every single that exists at the start of the round; stops at a contradiction. Returns
  // false if nothing was placed.
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

  // Calls visit(dead_end) for each dead end: an empty cell without candidates (digit 0, unit
  // kNoUnit), or a digit without a place in a unit (cell kNoCell).
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

  // Sets needed[i] for each step i that `step` depends on. A naked single depends on the steps that
  // excluded the other candidates of its cell, a hidden single on those that excluded the other
  // places of its digit in the unit. A dead end depends on the steps that excluded every
  // candidate of the cell, or every place of the digit in the unit.
  void mark_needed(const Placement& step, std::array<bool, kMaxCells>& needed) const {
    if (step.unit == kNoUnit) {
      for (const int digit : Digits(before_.digits(step.cell) & ~(1U << step.digit))) {
        needed[first_excluding(step.cell, digit)] = true;
      }
      return;
    }
    for (const int place : Digits(before_.places(step.unit, step.digit))) {
      const int cell = before_.geometry().cell(step.unit, place);
      if (cell != step.cell) needed[first_excluding(cell, step.digit)] = true;
    }
  }

  // Returns true if the placement fills the cell with another digit, or writes the digit into a
  // peer of the cell.
  bool excludes(const Placement& step, int cell, int digit) const {
    if (step.cell == cell) return step.digit != digit;
    return step.digit == digit && notes_.sight().of_cell(cell).contains(step.cell);
  }

  // Returns the index of the first step that excludes the candidate. Requires: there is one.
  std::size_t first_excluding(int cell, int digit) const {
    std::size_t i = 0;
    while (!excludes(steps_[i], cell, digit)) ++i;
    return i;
  }

  // Returns the steps from the assumption to `dead_end` that `dead_end` depends on. A step depends
  // only on earlier steps, so one backward pass finds them all.
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

bool report_nishio(Sink& sink, const Steps& steps) {
  Deduction found(Technique::kNishio);
  const Placement assumed = steps[0];
  found.eliminations.insert(assumed.cell, assumed.digit);
  mark(found, assumed.cell, assumed.digit, Role::kPivot);
  for (std::size_t i = 1; i + 1 < steps.size(); ++i) found.steps.push(steps[i]);
  const std::size_t counted = std::min<std::size_t>(found.steps.size(), 8);
  found.rating = static_cast<std::uint8_t>(found.rating + 3 * counted);
  found.dead_end = steps[steps.size() - 1];
  if (found.dead_end.unit != kNoUnit) mark_unit(found, found.dead_end.unit, UnitRole::kCover);
  return sink.take(found);
}

}  // namespace

bool find_nishio(const Notes& notes, Sink& sink, Wanted /*wanted*/) {
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

}  // namespace sudoku
