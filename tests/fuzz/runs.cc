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

}  // namespace

std::unique_ptr<Search> chosen_search(Input& input) {
  const Board board = std::get<Board>(parse(kPuzzles[input.below(kPuzzles.size())]));
  const std::size_t choice = input.below(static_cast<std::uint32_t>(algorithms().size() + 1));
  return choice < algorithms().size() ? algorithms()[choice].make(board) : make_logic(board);
}

}  // namespace sudoku::fuzz
