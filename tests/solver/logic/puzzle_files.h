// Reads the puzzle lists in tests/data.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <variant>
#include <vector>

#include "sudoku/puzzle.h"

namespace sudoku::test {

// Returns the puzzles in the file tests/data/`name`, one a line, up to the first space. Skips lines
// that do not start with a puzzle.
inline std::vector<Board> puzzles_in(const std::string& name) {
  std::ifstream in(std::string(TEST_DATA) + "/" + name);
  EXPECT_TRUE(in) << name;
  std::vector<Board> puzzles;
  for (std::string line; std::getline(in, line);) {
    const auto parsed = parse(line.substr(0, line.find(' ')));
    if (const auto* board = std::get_if<Board>(&parsed)) puzzles.push_back(*board);
  }
  return puzzles;
}

}  // namespace sudoku::test
