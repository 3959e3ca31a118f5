// Random integers that are the same on every machine. The engines of <random> are specified to the
// bit, its distributions and std::shuffle are not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace sudoku {

// SplitMix64: a counter in steps of the golden ratio, its bits mixed.
class Random {
 public:
  explicit Random(std::uint64_t seed) noexcept : state_(seed) {}

  std::uint64_t next() noexcept {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebU;
    return mixed ^ mixed >> 31;
  }

  // 0..bound-1, for small bounds: what is wrong with the odds is far below one in a million.
  unsigned below(unsigned bound) noexcept {
    return static_cast<unsigned>((next() >> 32) * bound >> 32);
  }

  template <typename T>
  void shuffle(std::span<T> items) noexcept {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<unsigned>(i))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace sudoku
