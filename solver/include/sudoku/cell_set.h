// A set of cells, as bits.
//
//   sudoku::CellSet set;
//   set.insert(3);
//   set.insert(80);
//   for (const int cell : set) use(cell);  // 3, then 80
//   set.size();                            // 2
//
// It is a value of 16 bytes; all that it does is a few instructions long.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku/geometry.h"

namespace sudoku {

// Some of the cells of a board, in their order.
class CellSet {
 public:
  constexpr CellSet() noexcept = default;
  // The set of one cell.
  static constexpr CellSet of(int cell) noexcept {
    CellSet set;
    set.insert(cell);
    return set;
  }

  constexpr void insert(int cell) noexcept { words_[cell >> 6] |= bit(cell); }
  constexpr void erase(int cell) noexcept { words_[cell >> 6] &= ~bit(cell); }

  constexpr bool contains(int cell) const noexcept { return (words_[cell >> 6] & bit(cell)) != 0; }
  constexpr bool contains(CellSet other) const noexcept { return (other - *this).empty(); }
  constexpr bool empty() const noexcept { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const noexcept {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }
  constexpr bool has_several() const noexcept { return !without_first().empty(); }
  // The lowest cell. The set is not empty.
  constexpr int first() const noexcept {
    return words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1]);
  }
  constexpr CellSet without_first() const noexcept {
    CellSet rest = *this;
    (rest.words_[0] != 0 ? rest.words_[0] : rest.words_[1]) &=
        words_[0] != 0 ? words_[0] - 1 : words_[1] - 1;
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
  // What is in the first set only.
  friend constexpr CellSet operator-(CellSet a, CellSet b) noexcept {
    return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
  }
  constexpr bool operator==(const CellSet&) const noexcept = default;

  // Where begin() comes to when no cell is left.
  struct End {};
  // Goes through the cells.
  class Iterator {
   public:
    explicit constexpr Iterator(const CellSet& set) noexcept : words_(set.words_) {}
    constexpr int operator*() const noexcept { return CellSet(words_[0], words_[1]).first(); }
    constexpr Iterator& operator++() noexcept {
      std::uint64_t& word = words_[0] != 0 ? words_[0] : words_[1];
      word &= word - 1;
      return *this;
    }
    constexpr bool operator!=(End) const noexcept { return (words_[0] | words_[1]) != 0; }

   private:
    std::array<std::uint64_t, 2> words_;
  };
  constexpr Iterator begin() const noexcept { return Iterator(*this); }
  constexpr End end() const noexcept { return {}; }

 private:
  constexpr CellSet(std::uint64_t low, std::uint64_t high) noexcept : words_{low, high} {}
  static constexpr std::uint64_t bit(int cell) noexcept { return std::uint64_t{1} << (cell & 63); }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace sudoku
