// One deduction of a human-style solver: the technique, its pattern, and the consequences.
//
//   sudoku::Deduction deduction = ...;
//   deduction.technique;                        // Technique::kPointing
//   for (const auto& unit : deduction.units) hatch(unit.unit, unit.role);
//   for (const auto& mark : deduction.marks) ring(mark.cell, mark.digit, mark.role);
//   deduction.eliminations[7];                  // the cells that lose 7
//
// A Deduction holds everything needed to draw the pattern or to explain it in words. It is a value
// type of about 1.2 KB. Its lists have a fixed capacity and never allocate.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "sudoku/notes.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku {

// A list with a fixed capacity of kMost items. Never allocates.
template <class Item, std::size_t kMost>
class ShortList {
 public:
  // Requires: size() < capacity().
  void push(Item item) noexcept {
    assert(size_ < kMost);
    items_[size_++] = item;
  }
  void clear() noexcept { size_ = 0; }
  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }
  static constexpr std::size_t capacity() noexcept { return kMost; }
  const Item& operator[](std::size_t index) const noexcept { return items_[index]; }
  const Item* begin() const noexcept { return items_.data(); }
  const Item* end() const noexcept { return items_.data() + size_; }

 private:
  std::array<Item, kMost> items_{};
  std::size_t size_ = 0;
};

// Role of a unit in a pattern. A drawing hatches the two roles in different directions.
enum class UnitRole : std::uint8_t {
  // Contains the pattern: the base of a fish, the unit of a strong link, or of the first ALS.
  kBase,
  // Fish cover, unit of the second ALS, unit of eliminations, or unit of a nishio's dead end.
  kCover,
};

// Role of a candidate in a pattern. A drawing shows kFin as a square and the others as circles.
enum class Role : std::uint8_t {
  kIn,     // part of the pattern
  kOn,     // chain node that is true if the start of the chain is false
  kOff,    // chain node that is assumed or concluded to be false
  kFin,    // fin of a fish, extra digit of a unique rectangle, or digit of the second ALS
  kPivot,  // candidate of a wing's pivot, restricted common of two ALSs, or assumed candidate
};

// A unit of the pattern and its role.
struct UnitMark {
  std::uint8_t unit = 0;
  UnitRole role = UnitRole::kBase;
  bool operator==(const UnitMark&) const noexcept = default;
};

// A candidate of the pattern and its role.
struct Mark {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  Role role = Role::kIn;
  std::uint8_t node = 0;  // number of its node; a group is several candidates with one node
  bool operator==(const Mark&) const noexcept = default;
};

// A link between two nodes. At least one end of a strong link is true. At most one end of a weak
// link is true.
struct Link {
  std::uint8_t from = 0;  // Mark::node of one end
  std::uint8_t to = 0;    // Mark::node of the other end
  bool strong = false;
  bool operator==(const Link&) const noexcept = default;
};

// A digit in a cell. For a hidden single, `unit` tells where the digit has no other place.
struct Placement {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  std::uint8_t unit = kNoUnit;  // kNoUnit: not a hidden single
  bool operator==(const Placement&) const noexcept = default;
};

// Maximum length of a chain, in nodes.
inline constexpr std::size_t kMostNodes = 48;

// One instance of a technique.
struct Deduction {
  Deduction() = default;
  explicit Deduction(Technique which) noexcept : technique(which), rating(facts_of(which).rating) {}

  Technique technique = Technique::kGuess;
  // Difficulty in tenths: the technique's rating, plus an extra for long chains or large patterns.
  std::uint8_t rating = 0;
  std::uint16_t digits = 0;       // digits of the pattern: bit d stands for digit d
  ShortList<UnitMark, 12> units;  // units of the pattern, in the order to name them
  ShortList<Mark, 3 * kMostNodes> marks;
  ShortList<Link, kMostNodes> links;
  ShortList<Placement, 1> places;         // digit to write, if any; then no eliminations
  CandidateSet eliminations;              // candidates to remove
  ShortList<Placement, kMaxCells> steps;  // nishio: singles that follow from the assumption
  // Nishio: the contradiction. Either `cell` has no candidate left (`unit` is kNoUnit), or `digit`
  // has no place left in `unit` (`cell` is kNoCell).
  Placement dead_end;
};

// Returns true if both deductions have the same placement and the same eliminations.
bool same_outcome(const Deduction& a, const Deduction& b) noexcept;
// Writes the digit of `deduction` into `notes` and removes its eliminations.
void apply(const Deduction& deduction, Notes& notes) noexcept;

}  // namespace sudoku
