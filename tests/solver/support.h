// Helpers for several tests: conversion between text, grids and boards, recorded runs, readable
// failure messages, and known puzzles.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "reference.h"
#include "sudoku/board.h"
#include "sudoku/search.h"
#include "sudoku/searches.h"

namespace sudoku {

// GoogleTest uses these functions to print values instead of their bytes.
void PrintTo(Kind kind, std::ostream* out);
void PrintTo(const Step& step, std::ostream* out);
void PrintTo(const Board& board, std::ostream* out);
void PrintTo(const Algorithm& algorithm, std::ostream* out);

}  // namespace sudoku

namespace sudoku::test {

// Puzzles with one solution, named after the number of their empty cells.
struct Known {
  std::string_view puzzle;
  std::string_view solution;
};
inline constexpr Known kEmpty39 = {
    "..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..",
    "817629345935748261642351897396182574581497632724563918479235186268914753153876429"};
inline constexpr Known kEmpty46 = {
    "..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..",
    "864371259325849761971265843436192587198657432257483916689734125713528694542916378"};
inline constexpr Known kEmpty51 = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"};

// A puzzle that is hard for row-by-row backtracking, which takes 622,577,597 tries. Source:
// Wikipedia, "Sudoku solving algorithms".
inline constexpr std::string_view kLongRun =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

// Parses any text that parse() accepts. Throws std::invalid_argument for other text.
Board board_of(std::string_view text);
Board board_of(const Grid& grid);
Grid grid_of(const Board& board);

// Returns the name of an algorithm in a parameterised test: its id without hyphens, which
// GoogleTest does not allow.
std::string name_of_tests(const testing::TestParamInfo<Algorithm>& instance);

// Returns the six algorithms of the registry, and logic.
std::vector<Algorithm> every_algorithm();

// Returns the steps from here to the end of the run, at most `limit`.
std::vector<Step> steps_of(Search& search, std::uint64_t limit = UINT64_MAX);

// The observable state of a search between two steps.
struct Snapshot {
  Board board;
  std::vector<std::uint8_t> stack;
  Counters counters;
  std::uint64_t position;
  bool done;
  bool operator==(const Snapshot&) const = default;
};
Snapshot snapshot_of(const Search& search);

}  // namespace sudoku::test
