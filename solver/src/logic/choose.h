// Choosing a few of some masks that have few bits together: the heart of subsets and of fish.
#pragma once

#include <cstdint>
#include <span>

#include "masks.h"

namespace sudoku {

// Calls visit(chosen, together) for each choice of `count` of these masks with no more than `most`
// bits together, until it returns true: then true. Bit i of `chosen` stands for mask i; masks that
// are 0 are never chosen. The choices come in the order of their first, second, ... member.
template <class Visit>
bool choose(std::span<const std::uint16_t> masks, int count, int most, const Visit& visit,
            unsigned chosen = 0, unsigned together = 0, std::size_t from = 0) {
  if (count == 0) return visit(chosen, together);
  for (std::size_t i = from; i + count <= masks.size(); ++i) {
    const unsigned with = together | masks[i];
    if (masks[i] == 0 || bits_in(with) > most) continue;
    if (choose(masks, count - 1, most, visit, chosen | 1U << i, with, i + 1)) return true;
  }
  return false;
}

}  // namespace sudoku
