#include <cstdio>
#include <cstdlib>

#include "targets.h"

namespace sudoku::fuzz {

void check_that(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

}  // namespace sudoku::fuzz
