#include "sudoku/searches.h"

#include <array>

namespace sudoku {

std::span<const Algorithm> algorithms() noexcept {
  static constexpr std::array<Algorithm, 6> all = {{
      {"backtracking", make_backtracking},
      {"all-solutions", make_all_solutions},
      {"lookup-tables", make_lookup_tables},
      {"mrv", make_mrv},
      {"propagation", make_propagation},
      {"dancing-links", make_dancing_links},
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
