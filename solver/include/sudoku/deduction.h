// One deduction of a human-style solver: the technique, its pattern (the candidates and units that
// it relies on), and the consequences.
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

#include "sudoku/geometry.h"
#include "sudoku/notes.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku {

// A list of at most kMost items, stored inside the object. It never allocates memory.
template <class Item, std::size_t kMost>
class ShortList {
 public:
  // Appends an item. Requires: size() < capacity().
  void push(Item item) {
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

// Role of a unit (row, column or box) in the pattern of a deduction. A drawing hatches the two
// roles in different directions.
//
//   kBase   contains the pattern or a part of it: a base line of a fish, the unit of a strong link,
//           the unit of the first of two almost locked sets
//   kCover  completes the pattern: a cover line of a fish, the unit of the second almost locked
//           set, the unit in which a locked candidate eliminates others, or the unit in which a
//           digit has no place left if the candidate that a nishio assumes is true
enum class UnitRole : std::uint8_t {
  kBase,
  kCover,
};

// Role of a candidate in the pattern of a deduction. A drawing shows kFin as a square and the other
// roles as circles.
//
//   kIn     part of the pattern, without a special role
//   kOn     concluded to be true along a chain of links
//   kOff    assumed or concluded to be false along a chain of links
//   kFin    fin of a fish, extra candidate of a unique rectangle, or candidate of the second of two
//           almost locked sets
//   kPivot  candidate of a wing's pivot, restricted common digit of two almost locked sets, or the
//           candidate that a nishio assumes
enum class Role : std::uint8_t {
  kIn,
  kOn,
  kOff,
  kFin,
  kPivot,
};

// A unit (row, column or box) of the pattern of a deduction, and its role.
struct UnitMark {
  std::uint8_t unit = 0;
  UnitRole role = UnitRole::kBase;
  bool operator==(const UnitMark&) const noexcept = default;
};

// A candidate (a digit in a cell) of the pattern of a deduction, and its role.
struct Mark {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  Role role = Role::kIn;
  // Number of the node that contains the candidate, used by Link::from and Link::to. A node is a
  // single candidate or, in a grouped chain, a group of candidates. The candidates of a group have
  // the same node number.
  std::uint8_t node = 0;
  bool operator==(const Mark&) const noexcept = default;
};

// A link between two nodes of a pattern, as in a chain. A node is a candidate or a group of
// candidates; `from` and `to` are the numbers of the two nodes. At least one end of a strong link
// is true. At most one end of a weak link is true.
struct Link {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool strong = false;
  bool operator==(const Link&) const noexcept = default;
};

// A digit in a cell, as placed by a deduction. For a full house or a hidden single, `unit` is the
// row, column or box in which the digit has no other place. Otherwise `unit` is kNoUnit.
struct Placement {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  std::uint8_t unit = kNoUnit;
  bool operator==(const Placement&) const noexcept = default;
};

// Maximum length of a chain, in nodes. A node is a candidate or a group of candidates.
inline constexpr std::size_t kMostNodes = 48;

// One instance of a solving technique: its pattern, and what follows from it.
struct Deduction {
  Deduction() = default;
  explicit Deduction(Technique which) noexcept : technique(which), rating(facts_of(which).rating) {}

  Technique technique = Technique::kGuess;
  // Difficulty of the deduction in tenths of a point, on the scale of Sukaku Explainer. It is the
  // rating of the technique, plus an extra for a harder instance, such as a long chain or a large
  // set.
  std::uint8_t rating = 0;
  // The digits of the pattern, as a bitmask: bit d stands for digit d.
  std::uint16_t digits = 0;
  // The rows, columns and boxes of the pattern, in the order in which a text should name them.
  ShortList<UnitMark, 12> units;
  ShortList<Mark, 3 * kMostNodes> marks;
  ShortList<Link, kMostNodes> links;
  // The digit to place and its cell. The list is empty if the deduction places no digit. A
  // deduction that places a digit eliminates no candidates.
  ShortList<Placement, 1> places;
  // The candidates that the deduction eliminates.
  CandidateSet eliminations;
  // Only for nishio, which assumes a candidate and refutes it: the singles that follow from the
  // assumed candidate, in the order in which they are found.
  ShortList<Placement, kMaxCells> steps;
  // Only for nishio, which assumes a candidate and refutes it: the contradiction that follows.
  // Either `cell` has no candidate left, and `unit` is kNoUnit. Or `digit` has no place left in
  // `unit`, and `cell` is kNoCell.
  Placement dead_end;
};

// Returns true if both deductions place the same digit in the same cell, or place none, and
// eliminate the same candidates.
bool same_outcome(const Deduction& a, const Deduction& b);
// Applies a deduction to `notes`: places its digit, if it has one, and removes the candidates that
// it eliminates.
void apply(const Deduction& deduction, Notes& notes);

}  // namespace sudoku
