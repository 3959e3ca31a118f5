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

// A search by its name, and what makes one for a board without conflicts.
struct Algorithm {
  std::string_view id;
  std::unique_ptr<Search> (*make)(const Board& board);
};

// All of them, in the order in which they are offered.
std::span<const Algorithm> algorithms() noexcept;
// nullptr if there is none of that name.
const Algorithm* find_algorithm(std::string_view id) noexcept;

// All of them take a board without conflicts.

// Depth first, cells row by row, digits ascending; reads row, column and box of a cell one by one.
std::unique_ptr<Search> make_backtracking(const Board& board);
// The same, but goes on after each solution until everything has been tried.
std::unique_ptr<Search> make_all_solutions(const Board& board);
// The same as backtracking, but looks a digit up in a table of its row, column and box.
std::unique_ptr<Search> make_lookup_tables(const Board& board);
// The cell with the fewest candidates first (minimum remaining values), and only candidates.
std::unique_ptr<Search> make_mrv(const Board& board);
// Naked and hidden singles to a fixed point, else a guess as in mrv; says why a digit is forced.
std::unique_ptr<Search> make_propagation(const Board& board);
// Knuth's Algorithm X over an exact cover matrix, the smallest column first. It alone needs memory
// to go on: 33 KB with its first step, and with that of each clone.
std::unique_ptr<Search> make_dancing_links(const Board& board);

}  // namespace sudoku
