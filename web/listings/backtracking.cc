#include <cmath>
#include <optional>
#include <utility>

using Field = std::pair<int, int>;
std::optional<Field> nextEmptyField(const auto& sudoku);
bool isValid(const auto& sudoku, int row, int column, int number);

bool backtracking(auto& sudoku) {
  const auto field = nextEmptyField(sudoku);  //! select
  if (!field) return true;                    //! solution

  const auto [row, column] = *field;
  const int size = sudoku.size();
  for (int number = 1; number <= size; number++) {  //! try
    if (isValid(sudoku, row, column, number)) {     //! call
      sudoku[row][column] = number;                 //! place
      if (backtracking(sudoku)) return true;
      sudoku[row][column] = 0;  //! erase
    }
  }
  return false;  //! retreat exhausted
}

bool isValid(const auto& sudoku, int row, int column, int number) {
  const int size = sudoku.size();
  for (int i = 0; i < size; i++) {
    if (sudoku[row][i] == number) return false;  //! check.row conflict.row
  }
  for (int i = 0; i < size; i++) {
    if (sudoku[i][column] == number) return false;  //! check.column conflict.column
  }
  const int height = std::sqrt(size);
  const int width = size / height;
  const int top = row / height * height;
  const int left = column / width * width;
  for (int i = top; i < top + height; i++) {
    for (int j = left; j < left + width; j++) {
      if (sudoku[i][j] == number) return false;  //! check.box conflict.box
    }
  }
  return true;
}

std::optional<Field> nextEmptyField(const auto& sudoku) {
  const int size = sudoku.size();
  for (int row = 0; row < size; row++) {
    for (int column = 0; column < size; column++) {
      if (sudoku[row][column] == 0) return Field(row, column);
    }
  }
  return std::nullopt;
}
