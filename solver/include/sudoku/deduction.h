// One conclusion of a person: what was seen, by which technique, and what follows.
//
//   sudoku::Deduction deduction = ...;
//   deduction.technique;                        // Technique::kPointing
//   for (const auto& unit : deduction.units) hatch(unit.unit, unit.role);
//   for (const auto& mark : deduction.marks) ring(mark.cell, mark.digit, mark.role);
//   deduction.eliminations[7];                  // the cells that lose 7
//
// It holds all that a picture or a sentence needs, in lists of fixed length, so that nothing is
// allocated to find one. A value of some 1.4 KB.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "sudoku/notes.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku {

// A list of at most so many items, without an allocation.
template <class Item, std::size_t kMost>
class ShortList {
 public:
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

// What a unit is to a pattern.
enum class UnitRole : std::uint8_t {
  kBase,   // what is seen lies here: hatched one way
  kCover,  // what follows happens here, or a fish ends here: hatched the other way
};

// What a candidate is to a pattern.
enum class Role : std::uint8_t {
  kIn,     // part of the pattern, true or not: a ring
  kOn,     // true as the chain goes, if its start is false: a ring
  kOff,    // false as the chain goes: a filled disc
  kFin,    // what keeps a fish from being whole: a square
  kPivot,  // of the cell that the others hang on, or of the digit that two sets share: a ring
};

// A unit of the pattern.
struct UnitMark {
  std::uint8_t unit = 0;
  UnitRole role = UnitRole::kBase;
  bool operator==(const UnitMark&) const noexcept = default;
};

// A candidate of the pattern.
struct Mark {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  Role role = Role::kIn;
  std::uint8_t node = 0;  // candidates with the same number are one end of a link: a group
  bool operator==(const Mark&) const noexcept = default;
};

// Two nodes that are not both false (strong), or not both true (weak).
struct Link {
  std::uint8_t from = 0;  // the node of a Mark
  std::uint8_t to = 0;
  bool strong = false;
  bool operator==(const Link&) const noexcept = default;
};

// A digit in a cell, because it is the last of the cell or has no other place in a unit.
struct Placement {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  std::uint8_t unit = kNoUnit;  // where it has no other place; kNoUnit: the last of the cell
  bool operator==(const Placement&) const noexcept = default;
};

// The longest chain that is looked for, in nodes.
inline constexpr std::size_t kMostNodes = 48;

// One instance of a technique.
struct Deduction {
  Deduction() = default;
  explicit Deduction(Technique which) noexcept : technique(which), rating(facts_of(which).rating) {}

  Technique technique = Technique::kGuess;
  std::uint8_t rating = 0;  // in tenths; longer chains and larger sets have more than the technique
  std::uint16_t digits = 0;       // what it speaks of: bit d for digit d
  ShortList<UnitMark, 12> units;  // in the order in which a sentence names them
  ShortList<Mark, 3 * kMostNodes> marks;
  ShortList<Link, kMostNodes> links;
  ShortList<Placement, 1> places;         // what is written; then nothing is struck out
  CandidateSet eliminations;              // what is struck out
  ShortList<Placement, kMaxCells> steps;  // nishio: what follows from the assumption, in order
  Placement dead_end;  // nishio: the cell, or digit and unit, without a place left
};

// Whether both come to the same.
bool same_outcome(const Deduction& a, const Deduction& b) noexcept;
// Writes and strikes what follows.
void apply(const Deduction& deduction, Notes& notes) noexcept;

}  // namespace sudoku
