#include "sudoku/searches.h"

#include <array>

namespace sudoku {

std::span<const Algorithm* const> algorithms() noexcept {
  static constexpr std::array<const Algorithm*, 6> all = {
      &kBacktracking, &kAllSolutions, &kLookupTables, &kMrv, &kPropagation, &kDancingLinks};
  return all;
}

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm* algorithm : algorithms()) {
    if (algorithm->id == id) return algorithm;
  }
  return nullptr;
}

}  // namespace sudoku
