#include "sudoku/step.h"

#include <array>

namespace sudoku {

std::string_view name_of(Kind kind) noexcept {
  static constexpr std::array<std::string_view, kKinds> names = {
      "",          "select",  "try",   "check",    "conflict",  "place",
      "eliminate", "retreat", "erase", "solution", "exhausted", "deduce"};
  return names[static_cast<int>(kind)];
}

}  // namespace sudoku
