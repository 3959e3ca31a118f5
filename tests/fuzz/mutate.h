// Inputs made of others by chance, the same ones on every machine.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "random_puzzles.h"

namespace sudoku::fuzz {

using Bytes = std::vector<std::uint8_t>;

// The inputs of a text: two hexadecimal digits for a byte, an input a line.
std::vector<Bytes> inputs_in(std::string_view hex);
// One of the inputs with a few bytes changed, left out, put in, or taken from another one.
Bytes mutated(const std::vector<Bytes>& inputs, test::Random& random);

}  // namespace sudoku::fuzz
