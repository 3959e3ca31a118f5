#include "runs.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <variant>

#include "sudoku/logic_search.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

// Puzzles with one solution, with several, and with none.
constexpr std::array<std::string_view, 6> kPuzzles = {
    "1.....2..3.....4",
    "................",
    "12..3......4....",
    ".2..5.4...2.....6..3..1..4...3..5...",
    "....................................",
    "..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..",
};

// Estimated work of one step of an algorithm on a 4x4, 6x6 and 9x9 board of kPuzzles. A step of
// `logic` costs most on boards with few givens; the 4x4 and 6x6 boards include empty ones.
struct WorkOfStep {
  const Algorithm* algorithm;
  std::array<std::uint64_t, 3> on_board;
};
constexpr WorkOfStep kWorkOfStep[] = {
    {&kBacktracking, {1, 1, 1}}, {&kAllSolutions, {1, 1, 1}},    {&kLookupTables, {1, 1, 1}},
    {&kMrv, {4, 4, 7}},          {&kPropagation, {30, 45, 100}}, {&kDancingLinks, {12, 12, 30}},
    {&kLogic, {400, 800, 150}},
};

// Returns the search of the registry with this index, or `logic` after the last one.
const Algorithm& algorithm_of(Choice choice) {
  return choice.algorithm < algorithms().size() ? *algorithms()[choice.algorithm] : kLogic;
}

Board board_of(Choice choice) { return std::get<Board>(parse(kPuzzles[choice.puzzle])); }

}  // namespace

Choice choose(Input& input) {
  const std::uint32_t puzzle = input.below(kPuzzles.size());
  return {puzzle, input.below(static_cast<std::uint32_t>(algorithms().size() + 1))};
}

std::unique_ptr<Search> make(Choice choice) { return algorithm_of(choice).make(board_of(choice)); }

std::uint64_t work_of_step(Choice choice) {
  const Algorithm& algorithm = algorithm_of(choice);
  const auto row =
      std::find_if(std::begin(kWorkOfStep), std::end(kWorkOfStep),
                   [&algorithm](const WorkOfStep& work) { return work.algorithm == &algorithm; });
  if (row == std::end(kWorkOfStep)) {
    check_that(false, "kWorkOfStep has a row for " + std::string(algorithm.id));
  }
  const int side = board_of(choice).side();
  return row->on_board[side == 4 ? 0 : side == 6 ? 1 : 2];
}

Spacing choose_spacing(Input& input) {
  Spacing spacing;
  spacing.checkpoints = 2 + input.below(15);
  const std::uint32_t exponents = input.byte();
  spacing.distance = std::uint64_t{1} << exponents % 5;
  spacing.stride = std::uint64_t{1} << exponents / 5 % 10;
  spacing.reach = 1 + 4 * input.byte();
  return spacing;
}

}  // namespace sudoku::fuzz
