// Choosing a few of some masks that have few bits together: the heart of subsets and of fish.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "masks.h"

namespace sudoku {

// Masks to choose from, without those that are 0.
class Choices {
 public:
  explicit Choices(std::span<const std::uint16_t> masks) noexcept {
    for (std::size_t i = 0; i < masks.size(); ++i) {
      if (masks[i] == 0) continue;
      masks_[size_] = masks[i];
      bits_[size_++] = static_cast<std::uint16_t>(1U << i);
    }
  }

  // See choose().
  template <class Visit>
  bool each(int count, int most, const Visit& visit, unsigned chosen, unsigned together,
            int from) const {
    if (count == 0) return visit(chosen, together);
    for (int i = from; i + count <= size_; ++i) {
      const unsigned with = together | masks_[i];
      if (bits_in(with) > most) continue;
      if (each(count - 1, most, visit, chosen | bits_[i], with, i + 1)) return true;
    }
    return false;
  }

 private:
  std::array<std::uint16_t, kMaxSide> masks_{};
  std::array<std::uint16_t, kMaxSide> bits_{};
  int size_ = 0;
};

// Calls visit(chosen, together) for each choice of `count` of these masks with no more than `most`
// bits together, until it returns true: then true. Bit i of `chosen` stands for mask i; masks that
// are 0 are never chosen. The choices come in the order of their first, second, ... member.
// `together` may begin with some bits.
template <class Visit>
bool choose(std::span<const std::uint16_t> masks, int count, int most, const Visit& visit,
            unsigned together = 0) {
  return Choices(masks).each(count, most, visit, 0, together, 0);
}

}  // namespace sudoku
