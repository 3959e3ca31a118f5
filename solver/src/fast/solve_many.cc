#include "sudoku/solve_many.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "lanes.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/solve.h"

namespace sudoku {
namespace {

std::uint8_t solve_one(const Board& board, int limit, std::uint64_t guesses,
                       std::span<std::uint8_t> solution) {
  std::fill(solution.begin(), solution.end(), std::uint8_t{0});
  const auto wanted = static_cast<std::uint64_t>(limit);
  const Solutions found = find_solutions(board, wanted, guesses);
  if (found.count > 0) {
    const auto first = found.boards[0].digits();
    std::copy(first.begin(), first.end(), solution.begin());
  }
  if (found.count < wanted && !found.complete) return kNotKnown;
  return static_cast<std::uint8_t>(found.count);
}

}  // namespace

void solve_many(int side, std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions) {
  const Geometry& geometry = *Geometry::of_side(side);
  const auto cells = static_cast<std::size_t>(geometry.cells());
  assert(limit > 0 && limit < kNotKnown);
  assert(digits.size() == counts.size() * cells && solutions.size() == digits.size());
  if (side == 9) {
    fast::solve_lanes(digits, limit, guesses, counts, solutions);
    return;
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    counts[i] = solve_one(Board(geometry, digits.subspan(i * cells, cells)), limit, guesses,
                          solutions.subspan(i * cells, cells));
  }
}

}  // namespace sudoku
