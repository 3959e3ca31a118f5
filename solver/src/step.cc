#include "sudoku/step.h"

namespace sudoku {

std::string_view name_of(Kind kind) noexcept {
  static constexpr std::array<std::string_view, kKinds> names = {
      "",          "select",  "try",   "check",    "conflict",  "place",
      "eliminate", "retreat", "erase", "solution", "exhausted", "deduce"};
  return names[static_cast<int>(kind)];
}

Step unpack(std::uint32_t word) noexcept {
  return {.kind = static_cast<Kind>(word & 15),
          .rule = static_cast<Rule>(word >> 4 & 15),
          .cell = static_cast<std::uint8_t>(word >> 8 & 255),
          .digit = static_cast<std::uint8_t>(word >> 16 & 31),
          .unit = static_cast<std::uint8_t>(word >> 21 & 63),
          .place = static_cast<std::uint8_t>(word >> 27 & 31)};
}

}  // namespace sudoku
