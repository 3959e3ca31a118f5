#include "runs.h"

#include <array>
#include <string_view>
#include <variant>

#include "sudoku/logic_search.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"

namespace sudoku::fuzz {
namespace {

// Of one solution, of many, of none.
constexpr std::array<std::string_view, 6> kPuzzles = {
    "1.....2..3.....4",
    "................",
    "12..3......4....",
    ".2..5.4...2.....6..3..1..4...3..5...",
    "....................................",
    "..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..",
};

// Of these boards of 4x4, 6x6 and 9x9, by algorithm in the order of the registry; logic, which has
// most to look at where least is given, is the last.
constexpr std::array<std::array<std::uint64_t, 3>, 7> kWorkOfStep = {{
    {1, 1, 1},
    {1, 1, 1},
    {1, 1, 1},
    {4, 4, 7},
    {30, 45, 100},
    {12, 12, 30},
    {400, 800, 150},
}};

Board board_of(Choice choice) { return std::get<Board>(parse(kPuzzles[choice.puzzle])); }

}  // namespace

Choice choose(Input& input) {
  const std::uint32_t puzzle = input.below(kPuzzles.size());
  return {puzzle, input.below(static_cast<std::uint32_t>(algorithms().size() + 1))};
}

std::unique_ptr<Search> make(Choice choice) {
  const Board board = board_of(choice);
  return choice.algorithm < algorithms().size() ? algorithms()[choice.algorithm].make(board)
                                                : make_logic(board);
}

std::uint64_t work_of_step(Choice choice) {
  const int side = board_of(choice).side();
  return kWorkOfStep[choice.algorithm][side == 4 ? 0 : side == 6 ? 1 : 2];
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
