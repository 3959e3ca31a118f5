// $about$ (-std=c++20)
#include <cmath>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using Field = std::pair<int, int>;

std::vector<std::vector<int>> sudoku = {
$rows$
};

std::optional<Field> nextEmptyField(const auto& sudoku) {
  const int size = sudoku.size();
  for (int row = 0; row < size; row++) {
    for (int column = 0; column < size; column++) {
      if (sudoku[row][column] == 0) return Field(row, column);
    }
  }
  return std::nullopt;
}

bool isValid(const auto& sudoku, int row, int column, int number) {
  const int size = sudoku.size();
  for (int i = 0; i < size; i++) {
    if (sudoku[row][i] == number) return false;
  }
  // $todo.column$
  // $todo.box$
  return true;
}

bool backtracking(auto& sudoku) {
  // $todo.select$
  // $todo.try$
  // $todo.place$
  // $todo.erase$
  return false;
}

void check(const std::string& name, bool isRight) {
  std::cout << name << ": " << (isRight ? "$right$" : "$not-yet$") << std::endl;
}

int main() {
  check("isValid, $row$", isValid(sudoku, $row.place$) == false);
  check("isValid, $column$", isValid(sudoku, $column.place$) == false);
  check("isValid, $box$", isValid(sudoku, $box.place$) == false);
  check("isValid, $free$", isValid(sudoku, $free.place$) == true);
  check("backtracking", backtracking(sudoku) == true);
  std::string text;
  for (const auto& row : sudoku) {
    for (int number : row) text += std::to_string(number);
  }
  std::string wanted = "$digits$";
  check("$solution$", text == wanted);
}
