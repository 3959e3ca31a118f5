// The speed of the native library on a run of backtracking.
//
//   bench_solver next|read|leap PUZZLE STEPS
//     prints million steps per second of CPU time. A shorter run is repeated.
//   bench_solver seek PUZZLE SEEKS
//     prints the bytes of the timeline of the whole run, and the milliseconds of each seek to a
//     random position.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
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

void wander(const sudoku::Board& board, std::uint64_t seeks) {
  sudoku::Timeline timeline(sudoku::kBacktracking.make(board));
  timeline.measure(UINT64_MAX);
  std::printf("%zu", timeline.memory());
  std::mt19937_64 random(1);
  for (std::uint64_t i = 0; i < seeks; ++i) {
    const auto start = std::chrono::steady_clock::now();
    timeline.seek(random() % (timeline.known() + 1));
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    std::printf(" %.4f", time.count());
  }
  std::printf("\n");
}

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
  if ((take == nullptr && way != "seek") || board == nullptr || steps == 0) {
    std::fputs("usage: bench_solver next|read|leap|seek PUZZLE AMOUNT\n", stderr);
    return 2;
  }
  if (way == "seek") {
    wander(*board, steps);
    return 0;
  }
  const std::clock_t start = std::clock();
  std::uint64_t taken = 0;
  while (taken < steps) taken += take(*sudoku::kBacktracking.make(*board), steps - taken);
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.3f\n", static_cast<double>(taken) / seconds / 1e6);
}
