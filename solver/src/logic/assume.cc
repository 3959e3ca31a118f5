// Nishio: one candidate is assumed, and singles alone lead to a cell without a candidate or a unit
// without a place. So the candidate goes.
//
// Method: singles round by round; then, backwards from the dead end, only the steps that it hangs
// on are kept. The assumption with the fewest such steps comes first.

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

// What follows from one assumption.
class Consequences {
 public:
  Consequences(const Notes& notes, int cell, int digit) : before_(notes), notes_(notes) {
    take(placement(cell, digit));
    while (!notes_.broken() && round()) {
    }
  }

  bool contradict() const { return notes_.broken(); }

  // The steps to a dead end that hang together, the assumption first, and that dead end last: of
  // all the shortest.
  Steps shortest() const {
    Steps best;
    each_dead_end([&](const Placement& dead_end) {
      const Steps steps = steps_to(dead_end);
      if (best.empty() || steps.size() < best.size()) best = steps;
    });
    return best;
  }

 private:
  void take(const Placement& step) {
    steps_.push(step);
    notes_.place(step.cell, step.digit);
  }

  // All singles that are there now, until one breaks something; false if there are none.
  bool round() {
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

  // Calls visit(dead_end) for each: a cell without a digit, or a unit and a digit without a place.
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

  // Which steps struck out what had to go for this to be the last of its cell or unit, or for
  // nothing to be left there.
  void need(const Placement& step, std::array<bool, kMaxCells>& needed) const {
    if (step.unit == kNoUnit) {
      for (const int digit : Digits(before_.digits(step.cell) & ~(1U << step.digit))) {
        needed[striker_of(step.cell, digit)] = true;
      }
      return;
    }
    for (const int place : Digits(before_.places(step.unit, step.digit))) {
      const int cell = before_.geometry().cell(step.unit, place);
      if (cell != step.cell) needed[striker_of(cell, step.digit)] = true;
    }
  }

  // The first step that excludes a candidate.
  std::size_t striker_of(int cell, int digit) const {
    std::size_t i = 0;
    while (steps_[i].cell == cell ? steps_[i].digit == digit
                                  : steps_[i].digit != digit ||
                                        !notes_.sight().of_cell(cell).contains(steps_[i].cell)) {
      ++i;
    }
    return i;
  }

  Steps steps_to(const Placement& dead_end) const {
    std::array<bool, kMaxCells> needed{};
    needed[0] = true;
    need(dead_end, needed);
    for (std::size_t i = steps_.size() - 1; i > 0; --i) {
      if (needed[i]) need(steps_[i], needed);
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

bool tell_nishio(Sink& sink, const Steps& steps) {
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

bool find_nishio(const Notes& notes, Sink& sink) {
  std::array<std::vector<Placement>, kMaxCells + 2> by_length;
  for (int digit = 1; digit <= notes.side(); ++digit) {
    for (const int cell : notes.cells(digit)) {
      const Consequences consequences(notes, cell, digit);
      if (!consequences.contradict()) continue;
      by_length[consequences.shortest().size()].push_back(placement(cell, digit));
    }
  }
  for (const std::vector<Placement>& assumptions : by_length) {
    for (const auto& [cell, digit, unit] : assumptions) {
      if (tell_nishio(sink, Consequences(notes, cell, digit).shortest())) return true;
    }
  }
  return false;
}

}  // namespace sudoku
