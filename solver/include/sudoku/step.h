// The one event of every search: what it did, where, with which digit, and what it read.
//
//   sudoku::Step step = search->next();
//   step.kind;                  // sudoku::Kind::kConflict
//   step.cell, step.digit;      // 9 was put up for cell 24 ...
//   step.unit, step.place;      // ... and place 5 of unit 15 (column 6) holds it already
//
// The meaning of each kind and the frozen order of each algorithm stand in solver/README.md.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "sudoku/geometry.h"

namespace sudoku {

// The version of the grammar, which says what a position of a run means: of all searches that have
// none of their own.
inline constexpr unsigned kGrammar = 1;

// Kinds and rules number no more than 15, so that a step packs into 32 bits.
enum class Kind : std::uint8_t {
  kNone,  // no step: the start of a run
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
// How many kinds there are, kNone included.
inline constexpr int kKinds = 12;

// A set of kinds: bit k stands for the kind of that number.
using KindSet = std::uint32_t;
// The set of one kind.
constexpr KindSet set_of(Kind kind) noexcept { return 1U << static_cast<int>(kind); }

// By which rule a digit was found without a guess, or a candidate struck out; kNone where there was
// none. Those after the singles are families of techniques, in the order of Family.
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
// How many rules there are, kNone included.
inline constexpr int kRules = 12;

inline constexpr std::uint8_t kNoCell = 255;  // stands for no cell
inline constexpr std::uint8_t kNoUnit = 63;   // stands for no unit
inline constexpr std::uint8_t kNoPlace = 31;  // stands for no place

// What a search did at one position.
struct Step {
  Kind kind = Kind::kNone;
  Rule rule = Rule::kNone;
  std::uint8_t cell = kNoCell;
  std::uint8_t digit = 0;         // 0: none
  std::uint8_t unit = kNoUnit;    // the unit read
  std::uint8_t place = kNoPlace;  // the place in it; kNoPlace where the unit is read as a whole
  std::uint8_t depth = 0;         // digits written and not taken back, after this step

  // The cell read, or kNoCell.
  std::uint8_t peer(const Geometry& geometry) const noexcept {
    if (unit == kNoUnit || place == kNoPlace) return kNoCell;
    return static_cast<std::uint8_t>(geometry.cell(unit, place));
  }
  bool operator==(const Step&) const noexcept = default;
};

// The name of a kind as JavaScript, CSS and the tests spell it: "select", "try", ... "" for kNone.
std::string_view name_of(Kind kind) noexcept;

// A step without its depth in one word, from the low bits: kind 4, rule 4, cell 8, digit 5,
// unit 6, place 5. All ones stand for "none" in cell, unit and place.
constexpr std::uint32_t pack(const Step& step) noexcept {
  return static_cast<std::uint32_t>(step.kind) | static_cast<std::uint32_t>(step.rule) << 4 |
         static_cast<std::uint32_t>(step.cell) << 8 | static_cast<std::uint32_t>(step.digit) << 16 |
         static_cast<std::uint32_t>(step.unit) << 21 | static_cast<std::uint32_t>(step.place) << 27;
}
// What pack() packed, with a depth of 0.
Step unpack(std::uint32_t word) noexcept;

}  // namespace sudoku
