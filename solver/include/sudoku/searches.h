// The registry: every algorithm that a run can be made of, by its name.
//
//   const sudoku::Algorithm* algorithm = sudoku::find_algorithm("backtracking");
//   std::unique_ptr<sudoku::Search> search = algorithm->make(board);
//
// A new algorithm is one file in solver/src and one line in searches.cc.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "sudoku/search.h"

namespace sudoku {

struct Algorithm {
  std::string_view id;
  std::unique_ptr<Search> (*make)(const Board& board);
};

std::span<const Algorithm> algorithms() noexcept;
// nullptr if there is none of that name.
const Algorithm* find_algorithm(std::string_view id) noexcept;

// Depth first, cells row by row, digits ascending; reads row, column and box of a cell one by one.
// The board must be free of conflicts.
std::unique_ptr<Search> make_backtracking(const Board& board);

}  // namespace sudoku
