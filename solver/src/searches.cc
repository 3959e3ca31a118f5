#include "sudoku/searches.h"

#include <array>

namespace sudoku {

std::span<const Algorithm> algorithms() noexcept {
  static constexpr std::array<Algorithm, 1> all = {{
      {"backtracking", make_backtracking},
  }};
  return all;
}

const Algorithm* find_algorithm(std::string_view id) noexcept {
  for (const Algorithm& algorithm : algorithms()) {
    if (algorithm.id == id) return &algorithm;
  }
  return nullptr;
}

}  // namespace sudoku
