// Finds combinations of bitmasks whose union has few bits. For example, a naked triple is three
// cells whose candidate masks together have three digits. Naked and hidden subsets, fish, and
// unique rectangles of type 3 are found in this way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "masks.h"
#include "sudoku/geometry.h"

namespace sudoku::logic {

// A list of bitmasks from which combinations are chosen. The array masks_ has those masks of the
// caller's list that are not 0. If masks_[i] was at index n of that list, bits_[i] has only bit n
// set.
class Choices {
 public:
  explicit Choices(std::span<const std::uint16_t> masks) {
    for (std::size_t i = 0; i < masks.size(); ++i) {
      if (masks[i] == 0) continue;
      masks_[size_] = masks[i];
      bits_[size_++] = static_cast<std::uint16_t>(1U << i);
    }
  }

  // Extends a combination of masks by `count` more masks, chosen from masks_[from] on, by
  // recursion. `chosen` is the combination so far (bit n is set if it has the mask at index n of
  // the caller's list), and `together` is the union of its masks. Calls visit(chosen, together) for
  // each complete combination whose union has at most `most` bits. Returns true as soon as visit()
  // returns true, and false if no call does.
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

// Calls visit(chosen, united) for each combination of `count` elements of `masks` such that
// `united`, the union of these elements and of `together`, has at most `most` bits. Bit i of
// `chosen` is set if masks[i] is in the combination. Masks that are 0 are never chosen.
// Combinations come in lexicographic order of their indices. Returns true as soon as visit()
// returns true, and false if no call does.
template <class Visit>
bool choose(std::span<const std::uint16_t> masks, int count, int most, const Visit& visit,
            unsigned together = 0) {
  return Choices(masks).each(count, most, visit, 0, together, 0);
}

}  // namespace sudoku::logic
