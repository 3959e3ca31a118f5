#include <cmath>
#include <optional>
#include <utility>
#include <vector>

using Field = std::pair<int, int>;
std::optional<Field> fieldWithFewest(const auto& sudoku);
std::vector<int> candidates(const auto& sudoku, int row, int column);
bool isValid(const auto& sudoku, int row, int column, int number);

bool mrv(auto& sudoku) {
  const auto field = fieldWithFewest(sudoku);  //! select
  if (!field) return true;                     //! solution

  const auto [row, column] = *field;
  for (int number : candidates(sudoku, row, column)) {  //! try
    sudoku[row][column] = number;                       //! place
    if (mrv(sudoku)) return true;
    sudoku[row][column] = 0;  //! erase
  }
  return false;  //! retreat exhausted
}

std::optional<Field> fieldWithFewest(const auto& sudoku) {
  const int size = sudoku.size();
  std::optional<Field> best;
  int fewest = size + 1;
  for (int row = 0; row < size; row++) {
    for (int column = 0; column < size; column++) {
      if (sudoku[row][column] != 0) continue;
      const int count = candidates(sudoku, row, column).size();
      if (count < fewest) {
        best = Field(row, column);
        fewest = count;
      }
    }
  }
  return best;
}

std::vector<int> candidates(const auto& sudoku, int row, int column) {
  std::vector<int> numbers;
  const int size = sudoku.size();
  for (int number = 1; number <= size; number++) {
    if (isValid(sudoku, row, column, number)) numbers.push_back(number);
  }
  return numbers;
}

bool isValid(const auto& sudoku, int row, int column, int number) {
  const int size = sudoku.size();
  for (int i = 0; i < size; i++) {
    if (sudoku[row][i] == number) return false;
  }
  for (int i = 0; i < size; i++) {
    if (sudoku[i][column] == number) return false;
  }
  const int height = std::sqrt(size);
  const int width = size / height;
  const int top = row / height * height;
  const int left = column / width * width;
  for (int i = top; i < top + height; i++) {
    for (int j = left; j < left + width; j++) {
      if (sudoku[i][j] == number) return false;
    }
  }
  return true;
}
