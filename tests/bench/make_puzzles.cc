// Prints the puzzles of tests/data/puzzles, the same on every machine:
//   make_puzzles easy|minimal|hard|none|several
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/generate.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"

namespace {

using sudoku::Board;
using sudoku::Generated;

constexpr int kMany = 1500;
constexpr int kSome = 500;
constexpr int kChosenFrom = 100;  // minimal puzzles for each hard one

// Each kind has seeds of its own.
constexpr std::uint64_t kMinimal = 1'000'000;
constexpr std::uint64_t kHard = 2'000'000;
constexpr std::uint64_t kNone = 3'000'000;
constexpr std::uint64_t kSeveral = 4'000'000;

Generated make(const sudoku::Wish& wish) {
  sudoku::Generator generator(wish);
  while (!generator.work(1000)) {
  }
  return *generator.best();
}

Generated minimal(std::uint64_t seed) { return make({.seed = seed, .minimal = true}); }

void print(const Board& board) { std::printf("%s\n", sudoku::format(board).c_str()); }

void easy() {
  for (std::uint64_t seed = 0; seed < kMany; ++seed)
    print(make({.seed = seed, .clues = 34}).puzzle);
}

void plain_minimal() {
  for (int i = 0; i < kMany; ++i) print(minimal(kMinimal + i).puzzle);
}

// Those that need the most steps of a search that draws all singles, in the order of their seeds.
void hard() {
  using Effort = std::pair<std::uint64_t, std::uint64_t>;  // steps and seed
  std::vector<Effort> efforts;
  for (std::uint64_t seed = kHard; seed < kHard + kSome * kChosenFrom; ++seed) {
    efforts.emplace_back(sudoku::kPropagation.make(minimal(seed).puzzle)->leap(UINT64_MAX), seed);
  }
  std::ranges::sort(efforts, std::greater());
  efforts.resize(kSome);
  std::ranges::sort(efforts, {}, &Effort::second);
  for (const auto& [steps, seed] : efforts) print(minimal(seed).puzzle);
}

// One more digit, which breaks no rule, but is not that of the solution.
std::optional<Board> spoiled(const Generated& made, std::mt19937_64& random) {
  Board board = made.puzzle;
  const int cell = static_cast<int>(random() % sudoku::kMaxCells);
  const int digit = 1 + static_cast<int>(random() % 9);
  const bool fits = (sudoku::candidates(board, cell) >> digit & 1) != 0;
  if (board[cell] != 0 || !fits || digit == made.solution[cell]) return std::nullopt;
  board.set(cell, digit);
  return board;
}

void none() {
  std::mt19937_64 random(kNone);
  for (int i = 0; i < kSome; ++i) {
    const Generated made = minimal(kNone + i);
    std::optional<Board> board;
    while (!board) board = spoiled(made, random);
    print(*board);
  }
}

// Every clue of a minimal puzzle is needed: without one or two of them it has several solutions.
void several() {
  std::mt19937_64 random(kSeveral);
  for (int i = 0; i < kSome; ++i) {
    Board board = minimal(kSeveral + i).puzzle;
    for (int clues = 1 + i % 2; clues > 0;) {
      const int cell = static_cast<int>(random() % sudoku::kMaxCells);
      clues -= board[cell] != 0;
      board.set(cell, 0);
    }
    print(board);
  }
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::pair<std::string_view, void (*)()> kinds[] = {{"easy", easy},
                                                               {"minimal", plain_minimal},
                                                               {"hard", hard},
                                                               {"none", none},
                                                               {"several", several}};
  for (const auto& [name, print_all] : kinds) {
    if (argc == 2 && argv[1] == name) {
      print_all();
      return EXIT_SUCCESS;
    }
  }
  std::fputs("usage: make_puzzles easy|minimal|hard|none|several\n", stderr);
  return 2;
}
