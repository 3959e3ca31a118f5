#include <cmath>
#include <optional>
#include <utility>

using Field = std::pair<int, int>;
std::optional<Field> nextEmptyField(const auto& sudoku);
int boxOf(const auto& sudoku, int row, int column);

bool lookupTables(auto& sudoku, auto& rows, auto& columns, auto& boxes) {
  const auto field = nextEmptyField(sudoku);  //! select
  if (!field) return true;                    //! solution

  const auto [row, column] = *field;
  const int box = boxOf(sudoku, row, column);
  const int size = sudoku.size();
  for (int number = 1; number <= size; number++) {  //! try
    if (rows[row][number]) continue;                //! check.row conflict.row
    if (columns[column][number]) continue;          //! check.column conflict.column
    if (boxes[box][number]) continue;               //! check.box conflict.box
    sudoku[row][column] = number;                   //! place
    rows[row][number] = true;
    columns[column][number] = true;
    boxes[box][number] = true;
    if (lookupTables(sudoku, rows, columns, boxes)) return true;
    sudoku[row][column] = 0;  //! erase
    rows[row][number] = false;
    columns[column][number] = false;
    boxes[box][number] = false;
  }
  return false;  //! retreat exhausted
}

void fillTables(const auto& sudoku, auto& rows, auto& columns, auto& boxes) {
  const int size = sudoku.size();
  for (int row = 0; row < size; row++) {
    for (int column = 0; column < size; column++) {
      const int number = sudoku[row][column];
      if (number == 0) continue;
      rows[row][number] = true;
      columns[column][number] = true;
      boxes[boxOf(sudoku, row, column)][number] = true;
    }
  }
}

int boxOf(const auto& sudoku, int row, int column) {
  const int size = sudoku.size();
  const int height = std::sqrt(size);
  const int width = size / height;
  return row / height * height + column / width;
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
