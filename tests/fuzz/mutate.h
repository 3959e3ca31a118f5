// Mutates fuzz inputs at random. The same seed gives the same inputs on every machine.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "random_puzzles.h"

namespace sudoku::fuzz {

using Bytes = std::vector<std::uint8_t>;

// Parses fuzz inputs from a text: one input a line, two lower-case hexadecimal digits a byte.
std::vector<Bytes> inputs_in(std::string_view hex);
// Returns a random input after one to four random edits. An edit changes, removes or inserts bytes,
// or copies a part of another input.
Bytes mutated(const std::vector<Bytes>& inputs, test::Random& random);

}  // namespace sudoku::fuzz
