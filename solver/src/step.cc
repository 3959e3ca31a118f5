#include "sudoku/step.h"

namespace sudoku {

std::string_view name_of(Kind kind) noexcept {
  static constexpr std::array<std::string_view, kKinds> names = {
      "",          "select",  "try",   "check",    "conflict", "place",
      "eliminate", "retreat", "erase", "solution", "exhausted"};
  return names[static_cast<int>(kind)];
}

std::uint32_t pack(const Step& step) noexcept {
  return static_cast<std::uint32_t>(step.kind) | static_cast<std::uint32_t>(step.rule) << 4 |
         static_cast<std::uint32_t>(step.cell) << 8 | static_cast<std::uint32_t>(step.digit) << 16 |
         static_cast<std::uint32_t>(step.unit) << 21 | static_cast<std::uint32_t>(step.place) << 27;
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
