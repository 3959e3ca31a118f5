// The speed of the native library on lists of 9x9 puzzles.
//
//   bench_lists many|single LIMIT FILE
//     solves the puzzles of FILE, again and again for a tenth of a second: all in one call, or one
//     after the other. Counts at most LIMIT solutions of each puzzle.
//   bench_lists generate 0 SEED
//     generates minimal puzzles for a tenth of a second. The first one has the seed SEED.
//   bench_lists grids 0 SIDE
//     counts all grids of that side, and prints their number.
//   bench_lists built
//     prints how the program was compiled.
//
// Prints what was done per second of the clock and of CPU time, and for files the sum of all
// counts.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/generate.h"
#include "sudoku/solve.h"
#include "sudoku/solve_many.h"

namespace {

using sudoku::Board;

constexpr double kLeast = 0.1;  // seconds
constexpr std::uint64_t kGuesses = 1'000'000;
constexpr std::size_t kCells = 81;

// Puzzles start their lines; `#` starts a comment.
std::vector<std::uint8_t> read(const char* path) {
  std::vector<std::uint8_t> digits;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCells || line[0] == '#') continue;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      const char sign = line[cell];
      digits.push_back(sign >= '1' && sign <= '9' ? static_cast<std::uint8_t>(sign - '0') : 0);
    }
  }
  return digits;
}

std::uint64_t solve_all(const std::vector<std::uint8_t>& digits, int limit) {
  std::vector<std::uint8_t> counts(digits.size() / kCells);
  std::vector<std::uint8_t> solutions(digits.size());
  sudoku::solve_many(9, digits, limit, kGuesses, counts, solutions);
  std::uint64_t sum = 0;
  for (const std::uint8_t count : counts) sum += count;
  return sum;
}

std::uint64_t solve_each(const std::vector<std::uint8_t>& digits, int limit) {
  std::uint64_t sum = 0;
  for (std::size_t start = 0; start < digits.size(); start += kCells) {
    Board board(*sudoku::Geometry::of_side(9));
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      board.set(static_cast<int>(cell), digits[start + cell]);
    }
    if (limit == 1) {
      sum += sudoku::solve(board).has_value();
    } else {
      const sudoku::Status status = sudoku::check(board, kGuesses).status;
      sum += status == sudoku::Status::kUnique ? 1 : status == sudoku::Status::kMultiple ? 2 : 0;
    }
  }
  return sum;
}

void make_one(std::uint64_t seed) {
  sudoku::Generator generator({.seed = seed, .minimal = true});
  while (!generator.work(1000)) {
  }
}

void measure(std::size_t amount, const std::function<std::uint64_t()>& work) {
  const auto start = std::chrono::steady_clock::now();
  const std::clock_t cpu_start = std::clock();
  std::chrono::duration<double> elapsed{};
  std::uint64_t result = 0;
  double done = 0;
  while (elapsed.count() < kLeast) {
    result = work();
    done += static_cast<double>(amount);
    elapsed = std::chrono::steady_clock::now() - start;
  }
  const double cpu = static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC;
  std::printf("%.6f %.6f %llu\n", done / elapsed.count(), done / cpu,
              static_cast<unsigned long long>(result));
}

// Bits of the vectors that the solver of lists uses: see vectors.h.
constexpr int kVectorBits =
#if defined(__AVX512BW__)
    512;
#elif defined(__AVX2__)
    256;
#else
    128;
#endif

void print_built() {
#if defined(__clang__)
  const char* compiler = "";  // the version names it
#else
  const char* compiler = "gcc ";
#endif
  std::printf("%s%s; %s; vectors of %d bits\n", compiler, __VERSION__, BENCH_FLAGS, kVectorBits);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "built") {
    print_built();
    return EXIT_SUCCESS;
  }
  const std::string_view way = argc == 4 ? argv[1] : "";
  const int limit = argc == 4 ? std::atoi(argv[2]) : 0;
  if (way == "generate") {
    std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
    measure(1, [&] { return make_one(seed), ++seed; });
    return EXIT_SUCCESS;
  }
  if (way == "grids") {
    const sudoku::Geometry* geometry = sudoku::Geometry::of_side(std::atoi(argv[3]));
    if (geometry == nullptr) return EXIT_FAILURE;
    measure(1, [&] { return sudoku::count(Board(*geometry), UINT64_MAX); });
    return EXIT_SUCCESS;
  }
  const std::vector<std::uint8_t> digits =
      way.empty() ? std::vector<std::uint8_t>{} : read(argv[3]);
  if ((way != "many" && way != "single") || digits.empty() || limit < 1 || limit > 2) {
    std::fputs("usage: bench_lists many|single 1|2 FILE, generate 0 SEED, grids 0 SIDE\n", stderr);
    return 2;
  }
  const auto work = way == "many" ? solve_all : solve_each;
  measure(digits.size() / kCells, [&] { return work(digits, limit); });
  return EXIT_SUCCESS;
}
