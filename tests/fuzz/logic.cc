#include "sudoku/logic.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "input.h"
#include "logic_outcomes.h"
#include "logic_support.h"
#include "sudoku/solve.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

// Limits that keep the reference finder fast enough under sanitizers. The number of candidates: for
// most techniques, and for the slow ones (chains, ALS, nishio).
constexpr int kMostCandidates = 240;
constexpr int kMostForChains = 60;
// The number of almost locked sets, for ALS-XZ. Few candidates may form thousands of sets.
constexpr std::size_t kMostLockedSets = 150;

// Returns eight solved grids of this side, the same ones on every call and every machine.
const std::vector<Board>& solutions(int side) {
  static constexpr int kGrids = 8;
  static std::array<std::vector<Board>, kMaxSide + 1> solved_grids;
  std::vector<Board>& grids = solved_grids[static_cast<std::size_t>(side)];
  for (std::uint64_t seed = grids.size(); seed < kGrids; ++seed) {
    Generator generator({.side = side, .seed = seed});
    while (generator.best() == nullptr) generator.work(10);
    grids.push_back(generator.best()->solution);
  }
  return grids;
}

// Builds notes from a fuzz input. Takes one byte for each cell, or two on a 9x9 board: bit d-1 adds
// candidate d to the digit of the solution. A cell without any such bit is filled with that digit.
Notes notes_from(Input& input, const Board& solution) {
  const int cells = solution.geometry().cells();
  const unsigned all = (2U << solution.side()) - 2U;
  std::array<std::uint16_t, kMaxCells> masks{};
  Board board(solution.geometry());
  for (int cell = 0; cell < cells; ++cell) {
    const unsigned drawn = (solution.side() == 9 ? input.word() : input.byte()) << 1U & all;
    if (drawn == 0) board.set(cell, solution[cell]);
    masks[cell] = static_cast<std::uint16_t>(drawn | 1U << solution[cell]);
  }
  Notes notes(board);
  notes.keep_only(std::span(masks).first(static_cast<std::size_t>(cells)));
  return notes;
}

int candidates_of(const Notes& notes) {
  int count = 0;
  for (int digit = 1; digit <= notes.side(); ++digit) count += notes.cells(digit).size();
  return count;
}

bool is_slow(Technique technique) {
  return test::is_summed(technique) || technique == Technique::kNishio;
}

// Returns true if the reference finder can compare this technique on these notes in a short time.
bool is_affordable(Technique technique, const Notes& notes) {
  if (candidates_of(notes) > (is_slow(technique) ? kMostForChains : kMostCandidates)) return false;
  return technique != Technique::kAlsXz ||
         test::count_almost_locked_sets(test::pencil_of(notes)) <= kMostLockedSets;
}

// Checks that the library and the reference finder report the same outcomes, and that no outcome
// contradicts `solution`. Uniqueness techniques may contradict it if there are other solutions.
void compare(Technique technique, const Notes& notes, const Board& solution) {
  const test::Found found = test::found_outcomes(technique, notes);
  check_that(found.fault.empty(), found.fault);
  check_that(found.outcomes == test::reference_outcomes(technique, test::pencil_of(notes)),
             facts_of(technique).id);
  const bool may_lie = TechniqueSet::of_uniqueness().contains(technique);
  if (may_lie && count(notes.board(), 2) != 1) return;
  for (const test::Outcome& outcome : found.outcomes) {
    for (const auto& [cell, digit] : outcome.eliminated) {
      check_that(solution[cell] != digit, "a true digit is spared");
    }
    for (const auto& [cell, digit] : outcome.placed) {
      check_that(solution[cell] == digit, "what is placed is true");
    }
  }
}

// Checks that first_deduction() is one of all_deductions() and uses the easiest technique among
// them. Both may use the techniques up to `most` in the order of trying.
void compare_first(Technique most, const Notes& notes) {
  Repertoire repertoire{.techniques = {}, .unique = true};
  for (const Technique technique : order_of_trying()) {
    repertoire.techniques.insert(technique);
    if (technique == most) break;
  }
  const auto first = first_deduction(notes, repertoire);
  const auto all = all_deductions(notes, repertoire);
  check_that(first.has_value() == !all.empty(), "the first is found where there is any");
  if (!first) return;
  check_that(first->technique == all.front().technique, "the easiest is found first");
  check_that(std::any_of(all.begin(), all.end(),
                         [&](const Deduction& each) { return same_outcome(each, *first); }),
             "the first is one of all");
}

}  // namespace

void deduce(Data data) {
  Input input(data);
  constexpr std::array kSides = {4, 6, 9};
  const auto order = order_of_trying();
  const Technique technique = order[input.below(static_cast<std::uint32_t>(order.size()))];
  const std::uint32_t choice = input.byte();
  const auto& grids = solutions(kSides[choice % kSides.size()]);
  const Board& solution = grids[choice / kSides.size() % grids.size()];
  const Notes notes = notes_from(input, solution);
  if (!is_affordable(technique, notes)) return;
  compare(technique, notes, solution);
  compare_first(technique, notes);
}

}  // namespace sudoku::fuzz
