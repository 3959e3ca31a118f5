// Step: one event of a search. A step says what the search did, in which cell, with which digit,
// and which cell or unit it read.
//
//   sudoku::Step step = search->next();
//   step.kind;                  // sudoku::Kind::kConflict
//   step.cell, step.digit;      // 24 and 9: the search tried digit 9 in cell 24
//   step.unit, step.place;      // 15 and 5: place 5 of unit 15 (column 6) already holds a 9
//
// A unit is a row, a column or a box. On a board of side N, rows have the numbers 0..N-1, columns
// N..2N-1 and boxes 2N..3N-1. A place is the index of a cell within a unit, 0..N-1.
// solver/README.md defines each kind of step, and the fixed order in which each algorithm takes its
// steps.
#pragma once

#include <cstdint>
#include <string_view>

#include "sudoku/geometry.h"

namespace sudoku {

// Default version of the step grammar, which defines the meaning and the order of the steps of a
// search. A saved position (a number of steps done) is valid for one version only. An algorithm can
// have a version of its own, in Algorithm::grammar.
inline constexpr unsigned kGrammar = 1;

// What a step of a search did. kNone means no step, as at the start of a run. At most 14 kinds are
// possible, with the values 0..13: a step that is packed into 32 bits has four bits for the kind,
// and there the value 14 would look like an error code of the WebAssembly modules.
enum class Kind : std::uint8_t {
  kNone,
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
// Number of kinds of steps, including kNone, which means no step.
inline constexpr int kKinds = 12;

// A set of kinds of steps, as a bitmask: bit k stands for the Kind with the value k.
using KindSet = std::uint32_t;
// Returns the set, as a bitmask, that contains only the kind of step `kind`.
constexpr KindSet set_of(Kind kind) noexcept { return 1U << static_cast<int>(kind); }

// Solving rule by which a digit was placed without a guess, or by which a candidate was eliminated.
// kNone means no rule. The other rules are the families of techniques in the order of the enum
// Family: the value of a rule is that of its family plus 1.
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
// Number of values of Rule, the solving rules, including kNone, which means no rule. At most 16 are
// possible, because a step that is packed into 32 bits has four bits for the rule.
inline constexpr int kRules = 12;

// Means "no cell" in a step. In a step packed into 32 bits it sets all 8 bits of the cell.
inline constexpr std::uint8_t kNoCell = 255;
// Means "no unit" (row, column or box) in a step. In a packed step it sets all 6 bits of the unit.
inline constexpr std::uint8_t kNoUnit = 63;
// Means "no place" in a step: no index of a cell within a unit. In a packed step it sets all 5 bits
// of the place.
inline constexpr std::uint8_t kNoPlace = 31;

// One event of a search, such as placing a digit or reading a cell. The members that a kind of step
// does not need keep their defaults.
struct Step {
  Kind kind = Kind::kNone;
  Rule rule = Rule::kNone;
  // The cell that the step is about. Cells are numbered row by row, from 0.
  std::uint8_t cell = kNoCell;
  // The digit that the step is about, from 1. 0 means no digit.
  std::uint8_t digit = 0;
  // The row, column or box that the step read, or in which the rule of the step applies. On a board
  // of side N, units 0..N-1 are the rows, N..2N-1 the columns and 2N..3N-1 the boxes.
  std::uint8_t unit = kNoUnit;
  // The index, from 0, of a second cell within `unit` (a row, column or box): the cell that was
  // read to test a digit, or the cell whose digit eliminates a candidate. kNoPlace means that there
  // is no second cell. A step of kind kDeduce has no second cell; there, `place` is the index of
  // the technique within its family.
  std::uint8_t place = kNoPlace;
  // Number of digits that the search has placed and not erased, after this step. Givens do not
  // count.
  std::uint8_t depth = 0;

  // Returns the second cell that the step concerns: the cell that was read to test a digit, or
  // whose digit eliminates a candidate. Returns kNoCell if there is none. The result may equal
  // `cell`, because a search that reads all cells of a row, column or box also reads the tested
  // cell. The result is meaningless for a step of kind kDeduce.
  std::uint8_t peer(const Geometry& geometry) const noexcept {
    if (unit == kNoUnit || place == kNoPlace) return kNoCell;
    return static_cast<std::uint8_t>(geometry.cell(unit, place));
  }
  bool operator==(const Step&) const noexcept = default;
};

// Returns the name of a kind of step, as used in JavaScript and CSS, such as "select" or "try".
// Returns "" for kNone.
std::string_view name_of(Kind kind) noexcept;

// Packs a step of a search, without its depth, into 32 bits. In the drawing, the numbers are the
// highest and the lowest bit of each field:
//
//   31     27 26     21 20     16 15      8 7      4 3      0
//   | place  |  unit   |  digit  |  cell   |  rule  |  kind  |
constexpr std::uint32_t pack(const Step& step) noexcept {
  return static_cast<std::uint32_t>(step.kind) | static_cast<std::uint32_t>(step.rule) << 4 |
         static_cast<std::uint32_t>(step.cell) << 8 | static_cast<std::uint32_t>(step.digit) << 16 |
         static_cast<std::uint32_t>(step.unit) << 21 | static_cast<std::uint32_t>(step.place) << 27;
}
// Unpacks a step of a search from 32 bits in the format of pack(). The depth of the result is 0,
// because pack() does not store the depth.
constexpr Step unpack(std::uint32_t word) noexcept {
  return {.kind = static_cast<Kind>(word & 15),
          .rule = static_cast<Rule>(word >> 4 & 15),
          .cell = static_cast<std::uint8_t>(word >> 8 & 255),
          .digit = static_cast<std::uint8_t>(word >> 16 & 31),
          .unit = static_cast<std::uint8_t>(word >> 21 & 63),
          .place = static_cast<std::uint8_t>(word >> 27 & 31)};
}

}  // namespace sudoku
