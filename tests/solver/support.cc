#include "support.h"

#include <ostream>
#include <stdexcept>
#include <string>
#include <variant>

#include "sudoku/logic_search.h"
#include "sudoku/puzzle.h"

namespace sudoku {

void PrintTo(Kind kind, std::ostream* out) { *out << '"' << name_of(kind) << '"'; }

void PrintTo(const Step& step, std::ostream* out) {
  *out << name_of(step.kind) << " cell " << int{step.cell} << " digit " << int{step.digit}
       << " unit " << int{step.unit} << " place " << int{step.place} << " rule "
       << static_cast<int>(step.rule) << " depth " << int{step.depth};
}

void PrintTo(const Board& board, std::ostream* out) { *out << format(board); }

void PrintTo(const Algorithm& algorithm, std::ostream* out) { *out << algorithm.id; }

}  // namespace sudoku

namespace sudoku::test {

Board board_of(std::string_view text) {
  const auto result = parse(text);
  if (const auto* board = std::get_if<Board>(&result)) return *board;
  throw std::invalid_argument("not a puzzle: " + std::string(text));
}

Board board_of(const Grid& grid) {
  Board board(*Geometry::of_side(grid.side));
  for (int cell = 0; cell < grid.side * grid.side; ++cell) board.set(cell, grid.digits[cell]);
  return board;
}

Grid grid_of(const Board& board) {
  return {board.side(), {board.digits().begin(), board.digits().end()}};
}

std::string name_of_tests(const testing::TestParamInfo<Algorithm>& instance) {
  std::string name(instance.param.id);
  std::erase(name, '-');
  return name;
}

std::vector<Algorithm> every_algorithm() {
  std::vector<Algorithm> all;
  for (const Algorithm* algorithm : algorithms()) all.push_back(*algorithm);
  all.push_back(kLogic);
  return all;
}

std::vector<Step> steps_of(Search& search, std::uint64_t limit) {
  std::vector<Step> steps;
  for (std::uint64_t i = 0; i < limit && !search.done(); ++i) steps.push_back(search.next());
  return steps;
}

Snapshot snapshot_of(const Search& search) {
  return {search.board(),
          {search.stack().begin(), search.stack().end()},
          search.counters(),
          search.position(),
          search.done()};
}

}  // namespace sudoku::test
