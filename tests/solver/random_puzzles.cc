#include "random_puzzles.h"

#include <numeric>

namespace sudoku::test {
namespace {

std::vector<int> shuffled(Random& random, int count) {
  std::vector<int> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0);
  random.shuffle(numbers);
  return numbers;
}

// Returns a random order of the rows (or columns) in which each band (or stack) stays together.
// `group` is the number of lines in a band (or stack).
std::vector<int> shuffled_lines(Random& random, int side, int group) {
  std::vector<int> lines;
  for (const int band : shuffled(random, side / group)) {
    for (const int line : shuffled(random, group)) lines.push_back(group * band + line);
  }
  return lines;
}

// Returns the digit, less 1, of a cell in a simple valid grid. Within a band, each row is the row
// above shifted by the width of a box. Each band is the band above shifted by one cell.
int pattern(int side, int row, int column) {
  const int shift = box_width(side) * (row % box_height(side)) + row / box_height(side);
  return (shift + column) % side;
}

}  // namespace

Grid random_solution(Random& random, int side) {
  const auto rows = shuffled_lines(random, side, box_height(side));
  const auto columns = shuffled_lines(random, side, box_width(side));
  const auto names = shuffled(random, side);
  // Transposing the grid keeps the boxes only if these are square.
  const bool transpose = box_height(side) == box_width(side) && random.one_in(2);
  Grid grid{side, {}};
  for (const int row : rows) {
    for (const int column : columns) {
      const int value = transpose ? pattern(side, column, row) : pattern(side, row, column);
      grid.digits.push_back(names[value] + 1);
    }
  }
  return grid;
}

Grid random_puzzle(Random& random, int side, int empties) {
  Grid grid = random_solution(random, side);
  const auto order = shuffled(random, side * side);
  for (int i = 0; i < empties; ++i) grid.digits[order[i]] = 0;
  return grid;
}

Grid random_spoiled_puzzle(Random& random, int side, int empties) {
  const Grid sound = random_puzzle(random, side, empties);
  for (const int cell : shuffled(random, side * side)) {
    if (sound.digits[cell] == 0) continue;
    for (const int digit : shuffled(random, side)) {
      Grid spoiled = sound;
      spoiled.digits[cell] = digit + 1;
      if (spoiled != sound && obeys_rules(spoiled)) return spoiled;
    }
  }
  return sound;
}

Grid random_scribble(Random& random, int side, int density) {
  Grid grid{side, std::vector<int>(side * side, 0)};
  for (int& digit : grid.digits) {
    if (random.one_in(density)) digit = 1 + static_cast<int>(random.below(side));
  }
  return grid;
}

}  // namespace sudoku::test
