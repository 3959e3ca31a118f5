// Uses the search and the technique that recipes.cmake adds to a copy of the library. Prints each
// claim that does not hold; the exit code is 1 if there is one.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/logic.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"

namespace {

using namespace sudoku;

constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

int failures = 0;

void expect(bool holds, const char* claim) {
  if (holds) return;
  std::printf("not true: %s\n", claim);
  ++failures;
}

std::vector<std::uint8_t> saved(const Search& search) {
  Writer writer;
  search.save(writer);
  return writer.take();
}

bool are_equal(const Search& a, const Search& b) {
  return a.position() == b.position() && a.board() == b.board() && saved(a) == saved(b);
}

void try_search(const Algorithm& algorithm, const Board& board, const Board& solution) {
  const auto search = algorithm.make(board);
  expect(search->id() == algorithm.id, "the search has the id of its algorithm");
  Step step = search->next();
  int last_empty = board.geometry().cells() - 1;
  while (board[last_empty] != 0) --last_empty;
  expect(step.kind == Kind::kSelect && step.cell == last_empty, "the last empty cell is first");

  constexpr std::uint64_t kDistance = 37;
  while (!search->done()) {
    const auto leaping = search->clone();
    const auto stepping = search->clone();
    const auto restored = algorithm.make(board);
    const std::vector<std::uint8_t> bytes = saved(*search);
    Reader reader(bytes);
    expect(restored->restore(reader) && reader.left() == 0, "a saved search can be restored");
    Extent leapt{.low = leaping->depth(), .high = leaping->depth()};
    const std::uint64_t count = leaping->leap(kDistance, leapt);
    Extent stepped{.low = stepping->depth(), .high = stepping->depth()};
    for (std::uint64_t i = 0; i < count; ++i) {
      step = stepping->next();
      stepped.include(step.depth);
      expect(restored->next() == step, "a restored search goes on with the same steps");
    }
    expect(count == kDistance || stepping->done(), "leap() is short only at the end");
    expect(are_equal(*leaping, *stepping) && leapt == stepped,
           "leap() equals as many calls of next()");
    search->leap(kDistance);
    expect(are_equal(*search, *leaping), "clones are independent");
    if (failures != 0) return;
  }
  expect(step.kind == Kind::kSolution, "the search finds a solution");
  expect(search->board() == solution, "the search agrees with solve()");
}

void try_technique(Technique technique, const Board& board, const Board& solution) {
  const Notes notes(board);
  const auto only = first_deduction(notes, {.techniques = TechniqueSet().insert(technique)});
  expect(only && only->technique == technique, "first_deduction() finds the technique");

  int count = 0;
  for (const Deduction& deduction : all_deductions(notes, {})) {
    if (deduction.technique != technique) continue;
    ++count;
    for (const Placement& placement : deduction.places) {
      expect(solution[placement.cell] == placement.digit, "the technique places what is right");
    }
  }
  expect(count > 0, "all_deductions() reports the technique");
  const auto order = order_of_trying();
  expect(std::count(order.begin(), order.end(), technique) == 1, "the technique is tried once");
}

void expect_unique_ids() {
  std::set<std::string_view> ids;
  for (const Algorithm* algorithm : algorithms()) ids.insert(algorithm->id);
  expect(ids.size() == algorithms().size(), "the ids of the algorithms are unique");
  ids.clear();
  for (int i = 0; i < kTechniques; ++i) ids.insert(facts_of(static_cast<Technique>(i)).id);
  expect(ids.size() == kTechniques, "the ids of the techniques are unique");
}

}  // namespace

int main() {
  const Board board = std::get<Board>(parse(kPuzzle));
  const Board solution = *solve(board);
  const Algorithm* algorithm = find_algorithm("last-cell");
  expect(algorithm != nullptr, "find_algorithm() finds the search");
  if (algorithm != nullptr) try_search(*algorithm, board, solution);
  const Technique* technique = find_technique("late-single");
  expect(technique != nullptr, "find_technique() finds the technique");
  if (technique != nullptr) try_technique(*technique, board, solution);
  expect_unique_ids();
  return failures == 0 ? 0 : 1;
}
