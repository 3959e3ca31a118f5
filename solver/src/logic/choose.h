// Enumerates combinations of masks whose union has few bits. Subsets, fish and unique rectangles of
// type 3 are found this way.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "masks.h"

namespace sudoku {

// The non-zero masks of a list. If masks_[i] is number n of that list, bits_[i] is 1 << n.
class Choices {
 public:
  explicit Choices(std::span<const std::uint16_t> masks) noexcept {
    for (std::size_t i = 0; i < masks.size(); ++i) {
      if (masks[i] == 0) continue;
      masks_[size_] = masks[i];
      bits_[size_++] = static_cast<std::uint16_t>(1U << i);
    }
  }

  // Recursive part of choose(): adds `count` masks from index `from` on to the masks `chosen`,
  // whose union is `together`.
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

// Calls visit(chosen, together) for each combination of `count` masks whose union `together` has at
// most `most` bits. Bit i of `chosen` means masks[i]. Masks that are 0 are never chosen.
// Combinations come in lexicographic order of the indices. Every union also includes the bits of
// the argument `together` of choose(). Returns: true as soon as visit() returns true; false if no
// call does.
template <class Visit>
bool choose(std::span<const std::uint16_t> masks, int count, int most, const Visit& visit,
            unsigned together = 0) {
  return Choices(masks).each(count, most, visit, 0, together, 0);
}

}  // namespace sudoku
