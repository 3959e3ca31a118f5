// A set of cells, stored as a bitmask.
//
//   sudoku::CellSet set;
//   set.insert(3);
//   set.insert(80);
//   for (const int cell : set) use(cell);  // 3, then 80
//   set.size();                            // 2
//
// A CellSet is a value type of 16 bytes. Every operation takes a few instructions. A cell is a
// number from 0 to 80, row by row. The set consists of two words of 64 bits:
//
//   words_[0]  bits 0..63: cells 0..63
//   words_[1]  bits 0..16: cells 64..80
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace sudoku {

// A set of cells of a board. Iteration visits the cells in ascending order.
class CellSet {
 public:
  constexpr CellSet() noexcept = default;
  // Returns the set that contains only `cell`.
  static constexpr CellSet of(int cell) noexcept {
    CellSet set;
    set.insert(cell);
    return set;
  }

  constexpr void insert(int cell) noexcept { words_[cell >> 6] |= bit(cell); }
  constexpr void erase(int cell) noexcept { words_[cell >> 6] &= ~bit(cell); }

  constexpr bool contains(int cell) const noexcept { return (words_[cell >> 6] & bit(cell)) != 0; }
  // Returns true if `other` is a subset of this set.
  constexpr bool contains(CellSet other) const noexcept { return (other - *this).empty(); }
  constexpr bool empty() const noexcept { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const noexcept {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }
  constexpr bool has_several() const noexcept { return !without_first().empty(); }
  // Returns the lowest cell of the set.
  // Requires: the set is not empty.
  constexpr int first() const noexcept {
    return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
  }
  // Returns this set without its lowest cell. The empty set stays empty.
  constexpr CellSet without_first() const noexcept {
    CellSet rest = *this;
    std::uint64_t& word = rest.words_[0] != 0 ? rest.words_[0] : rest.words_[1];
    word &= word - 1;
    return rest;
  }

  constexpr CellSet& operator|=(CellSet other) noexcept { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) noexcept { return *this = *this & other; }
  friend constexpr CellSet operator|(CellSet a, CellSet b) noexcept {
    return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) noexcept {
    return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
  }
  // Set difference: the cells that are in `a` but not in `b`.
  friend constexpr CellSet operator-(CellSet a, CellSet b) noexcept {
    return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
  }
  constexpr bool operator==(const CellSet&) const noexcept = default;

  // Iterates over a copy of the set, in ascending order of the cells. Later changes to the set do
  // not affect the iteration.
  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() noexcept = default;
    explicit constexpr Iterator(const CellSet& set) noexcept : words_(set.words_) {}
    constexpr int operator*() const noexcept { return CellSet(words_[0], words_[1]).first(); }
    constexpr Iterator& operator++() noexcept {
      std::uint64_t& word = words_[0] != 0 ? words_[0] : words_[1];
      word &= word - 1;
      return *this;
    }
    constexpr Iterator operator++(int) noexcept {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const noexcept = default;
    constexpr bool operator==(std::default_sentinel_t) const noexcept {
      return (words_[0] | words_[1]) == 0;
    }

   private:
    std::array<std::uint64_t, 2> words_{};
  };
  constexpr Iterator begin() const noexcept { return Iterator(*this); }
  constexpr std::default_sentinel_t end() const noexcept { return {}; }

 private:
  constexpr CellSet(std::uint64_t low, std::uint64_t high) noexcept : words_{low, high} {}
  static constexpr std::uint64_t bit(int cell) noexcept { return std::uint64_t{1} << (cell & 63); }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace sudoku
