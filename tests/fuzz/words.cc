// What the kept traces say, a number for each: for tests/data/fuzz/traces.words, from
// tests/data/fuzz/traces.hex.
#include <cinttypes>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>

#include "mutate.h"
#include "targets.h"

int main() {
  const std::string hex(std::istreambuf_iterator<char>(std::cin), {});
  for (const auto& input : sudoku::fuzz::inputs_in(hex)) {
    std::printf("%016" PRIx64 "\n", sudoku::fuzz::words_of_trace(input));
  }
}
