// Makes tests/data/fuzz/traces.words: reads traces in the format of tests/data/fuzz/traces.hex from
// standard input and prints one hash for each trace (answer_hash.h), a line each.
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
