#include "reference.h"

#include <algorithm>

namespace sudoku::test {
namespace {

// One cell that a digit is compared with, and its place in a unit.
struct Read {
  int unit = 0;
  int place = 0;
  int cell = 0;
};

// Returns the cells that the search compares with a digit for `cell`, in order: row, column, box.
std::vector<Read> reads_for(int side, int cell) {
  const int row = cell / side;
  const int column = cell % side;
  const int top = row - row % box_height(side);
  const int left = column - column % box_width(side);
  std::vector<Read> reads;
  for (int i = 0; i < side; ++i) reads.push_back({row, i, side * row + i});
  for (int i = 0; i < side; ++i) reads.push_back({side + column, i, side * i + column});
  int place = 0;
  for (int y = top; y < top + box_height(side); ++y) {
    for (int x = left; x < left + box_width(side); ++x) {
      reads.push_back({2 * side + box_of(side, cell), place++, side * y + x});
    }
  }
  return reads;
}

int first_empty(const Grid& grid) {
  const auto found = std::find(grid.digits.begin(), grid.digits.end(), 0);
  return found == grid.digits.end() ? -1 : static_cast<int>(found - grid.digits.begin());
}

class Recorder {
 public:
  Recorder(const Grid& grid, std::size_t limit) : grid_(grid), limit_(limit) {}

  std::vector<Step> record() && {
    if (!solve()) add(Kind::kExhausted);
    return std::move(steps_);
  }

 private:
  bool solve() {
    const int cell = first_empty(grid_);
    if (cell == -1) {
      add(Kind::kSolution);
      return true;
    }
    add(Kind::kSelect, cell);
    for (int digit = 1; digit <= grid_.side; ++digit) {
      if (steps_.size() == limit_) return true;
      add(Kind::kTry, cell, digit);
      if (!fits(cell, digit)) continue;
      grid_.digits[cell] = digit;
      ++depth_;
      add(Kind::kPlace, cell, digit);
      if (solve()) return true;
      grid_.digits[cell] = 0;
      --depth_;
      add(Kind::kErase, cell, digit);
    }
    add(Kind::kRetreat, cell);
    return false;
  }

  bool fits(int cell, int digit) {
    for (const Read& read : reads_for(grid_.side, cell)) {
      add(Kind::kCheck, cell, digit, read.unit, read.place);
      if (grid_.digits[read.cell] == digit) {
        add(Kind::kConflict, cell, digit, read.unit, read.place);
        return false;
      }
    }
    return true;
  }

  void add(Kind kind, int cell = kNoCell, int digit = 0, int unit = kNoUnit, int place = kNoPlace) {
    if (steps_.size() == limit_) return;
    Step step;
    step.kind = kind;
    step.cell = static_cast<std::uint8_t>(cell);
    step.digit = static_cast<std::uint8_t>(digit);
    step.unit = static_cast<std::uint8_t>(unit);
    step.place = static_cast<std::uint8_t>(place);
    step.depth = static_cast<std::uint8_t>(depth_);
    steps_.push_back(step);
  }

  Grid grid_;
  std::size_t limit_;
  int depth_ = 0;
  std::vector<Step> steps_;
};

bool is_allowed(const Grid& grid, int cell, int digit) {
  for (const Read& read : reads_for(grid.side, cell)) {
    if (grid.digits[read.cell] == digit) return false;
  }
  return true;
}

void collect(Grid& grid, std::size_t limit, std::vector<Grid>& solutions) {
  const int cell = first_empty(grid);
  if (cell == -1) {
    solutions.push_back(grid);
    return;
  }
  for (int digit = 1; digit <= grid.side && solutions.size() < limit; ++digit) {
    if (!is_allowed(grid, cell, digit)) continue;
    grid.digits[cell] = digit;
    collect(grid, limit, solutions);
    grid.digits[cell] = 0;
  }
}

}  // namespace

int box_height(int side) { return side == 9 ? 3 : 2; }
int box_width(int side) { return side == 4 ? 2 : 3; }

int box_of(int side, int cell) {
  const int row = cell / side;
  const int column = cell % side;
  return row / box_height(side) * (side / box_width(side)) + column / box_width(side);
}

bool are_peers(int side, int a, int b) {
  return a != b && (a / side == b / side || a % side == b % side ||  //
                    box_of(side, a) == box_of(side, b));
}

bool obeys_rules(const Grid& grid) {
  const int cells = grid.side * grid.side;
  for (int a = 0; a < cells; ++a) {
    for (int b = 0; b < a; ++b) {
      const bool equal = grid.digits[a] != 0 && grid.digits[a] == grid.digits[b];
      if (equal && are_peers(grid.side, a, b)) return false;
    }
  }
  return true;
}

std::vector<Step> reference_steps(const Grid& grid, std::size_t limit) {
  return Recorder(grid, limit).record();
}

std::vector<Grid> reference_solutions(const Grid& grid, std::size_t limit) {
  Grid work = grid;
  std::vector<Grid> solutions;
  if (limit > 0) collect(work, limit, solutions);
  return solutions;
}

}  // namespace sudoku::test
