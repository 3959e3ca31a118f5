#include <cstdlib>
#include <iostream>

#include "targets.h"

namespace sudoku::fuzz {

void insist(bool holds, std::string_view what) {
  if (holds) return;
  std::cerr << "does not hold: " << what << '\n';
  std::abort();
}

}  // namespace sudoku::fuzz
