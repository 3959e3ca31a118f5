// The rate of the native library: bench_solver next|read|leap PUZZLE STEPS
// Prints million steps of backtracking per second of CPU time. Runs that are shorter are repeated.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <variant>

#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"

namespace {

using sudoku::Search;

// What is not used might not be computed.
volatile std::uint32_t sink = 0;

std::uint64_t by_next(Search& search, std::uint64_t steps) {
  std::uint32_t mix = 0;
  while (!search.done() && search.position() < steps) mix ^= sudoku::pack(search.next());
  sink = mix;
  return search.position();
}

std::uint64_t by_read(Search& search, std::uint64_t steps) {
  std::array<std::uint32_t, 4096> words;
  std::uint32_t mix = 0;
  while (!search.done() && search.position() < steps) {
    const std::size_t count = search.read(words);
    for (std::size_t i = 0; i < count; ++i) mix ^= words[i];
  }
  sink = mix;
  return search.position();
}

std::uint64_t by_leap(Search& search, std::uint64_t steps) { return search.leap(steps); }

}  // namespace

int main(int argc, char** argv) {
  const std::string_view way = argc == 4 ? argv[1] : "";
  const auto take = way == "next"   ? by_next
                    : way == "read" ? by_read
                    : way == "leap" ? by_leap
                                    : nullptr;
  const auto puzzle = sudoku::parse(argc == 4 ? argv[2] : "");
  const auto* board = std::get_if<sudoku::Board>(&puzzle);
  const std::uint64_t steps = argc == 4 ? std::strtoull(argv[3], nullptr, 10) : 0;
  if (take == nullptr || board == nullptr || steps == 0) {
    std::fputs("usage: bench_solver next|read|leap PUZZLE STEPS\n", stderr);
    return 2;
  }
  const std::clock_t start = std::clock();
  std::uint64_t taken = 0;
  while (taken < steps) taken += take(*sudoku::make_backtracking(*board), steps - taken);
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.3f\n", static_cast<double>(taken) / seconds / 1e6);
}
