// Step: one event of a search. A step says what the search did, in which cell, with which digit,
// and which cell or unit it read.
//
//   sudoku::Step step = search->next();
//   step.kind;                  // sudoku::Kind::kConflict
//   step.cell, step.digit;      // 24 and 9: the search tried digit 9 in cell 24
//   step.unit, step.place;      // 15 and 5: place 5 of unit 15 (column 6) already holds a 9
//
// solver/README.md defines each kind, and the fixed order in which each algorithm takes its steps.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "sudoku/geometry.h"

namespace sudoku {

// Default version of the step grammar, which defines the meaning and the order of a search's steps.
// Saved positions are valid for one version only. Algorithm::grammar is the version of an
// algorithm.
inline constexpr unsigned kGrammar = 1;

// What a step did. pack() stores the kind in four bits and the WebAssembly module reserves the
// value 15, so at most 15 kinds are possible.
enum class Kind : std::uint8_t {
  kNone,  // the start of a run, before the first step
  kSelect,
  kTry,
  kCheck,
  kConflict,
  kPlace,
  kEliminate,
  kRetreat,
  kErase,
  kSolution,
  kExhausted,
  kDeduce,
};
// Number of kinds, including kNone.
inline constexpr int kKinds = 12;

// A set of kinds as a bitmask: bit k stands for the kind with value k.
using KindSet = std::uint32_t;
// Returns the set that contains only `kind`.
constexpr KindSet set_of(Kind kind) noexcept { return 1U << static_cast<int>(kind); }

// Rule by which a digit was placed without a guess, or a candidate eliminated. kNone: no rule. The
// other values follow the order of Family: a rule is its family plus 1.
enum class Rule : std::uint8_t {
  kNone,
  kNakedSingle,
  kHiddenSingle,
  kLocked,
  kSubset,
  kFish,
  kLinks,
  kWing,
  kUnique,
  kAls,
  kChain,
  kAssume,
};
// Number of rules, including kNone. At most 16: pack() stores the rule in four bits.
inline constexpr int kRules = 12;

inline constexpr std::uint8_t kNoCell = 255;  // no cell; sets all 8 bits of the field in pack()
inline constexpr std::uint8_t kNoUnit = 63;   // no unit; sets all 6 bits of the field in pack()
inline constexpr std::uint8_t kNoPlace = 31;  // no place; sets all 5 bits of the field in pack()

// One event of a search.
struct Step {
  Kind kind = Kind::kNone;
  Rule rule = Rule::kNone;
  std::uint8_t cell = kNoCell;
  std::uint8_t digit = 0;         // 0: none
  std::uint8_t unit = kNoUnit;    // the unit read
  std::uint8_t place = kNoPlace;  // the place read within `unit`; kNoPlace: the unit as a whole
  std::uint8_t depth = 0;         // number of placed digits, without givens, after this step

  // Returns the cell that the step read, or kNoCell if the step read no single cell. The result may
  // be `cell` itself.
  std::uint8_t peer(const Geometry& geometry) const noexcept {
    if (unit == kNoUnit || place == kNoPlace) return kNoCell;
    return static_cast<std::uint8_t>(geometry.cell(unit, place));
  }
  bool operator==(const Step&) const noexcept = default;
};

// Returns the name of `kind` as used in JavaScript and CSS: "select", "try" and so on; "" for
// kNone.
std::string_view name_of(Kind kind) noexcept;

// Packs a step, without its depth, into 32 bits:
//
//   31     27 26     21 20     16 15      8 7      4 3      0
//   | place  |  unit   |  digit  |  cell   |  rule  |  kind  |
constexpr std::uint32_t pack(const Step& step) noexcept {
  return static_cast<std::uint32_t>(step.kind) | static_cast<std::uint32_t>(step.rule) << 4 |
         static_cast<std::uint32_t>(step.cell) << 8 | static_cast<std::uint32_t>(step.digit) << 16 |
         static_cast<std::uint32_t>(step.unit) << 21 | static_cast<std::uint32_t>(step.place) << 27;
}
// Inverse of pack(). The depth of the result is 0.
constexpr Step unpack(std::uint32_t word) noexcept {
  return {.kind = static_cast<Kind>(word & 15),
          .rule = static_cast<Rule>(word >> 4 & 15),
          .cell = static_cast<std::uint8_t>(word >> 8 & 255),
          .digit = static_cast<std::uint8_t>(word >> 16 & 31),
          .unit = static_cast<std::uint8_t>(word >> 21 & 63),
          .place = static_cast<std::uint8_t>(word >> 27 & 31)};
}

}  // namespace sudoku
