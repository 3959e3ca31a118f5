// Pseudorandom integers that are the same on every machine. <random> does not guarantee that: the
// standard specifies the output of its engines, but not of its distributions and std::shuffle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace sudoku::generator {

// The SplitMix64 generator of random numbers (Steele, Lea and Flood, 2014). For each output, a
// 64-bit counter grows by 2^64 divided by the golden ratio. The output is a hash of the counter.
class Random {
 public:
  explicit Random(std::uint64_t seed) noexcept : state_(seed) {}

  std::uint64_t next() noexcept {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebU;
    return mixed ^ mixed >> 31;
  }

  // Returns a number from 0 to bound - 1. The relative error of each probability is at most
  // bound / 2^32, which is negligible for the bounds in use (81 at most).
  unsigned below(unsigned bound) noexcept {
    return static_cast<unsigned>((next() >> 32) * bound >> 32);
  }

  // Puts `items` into a random order, by the Fisher-Yates shuffle.
  template <typename T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<unsigned>(i))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace sudoku::generator
