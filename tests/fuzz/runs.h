// The runs that targets go through: short ones, of every search.
#pragma once

#include <memory>

#include "input.h"
#include "sudoku/search.h"

namespace sudoku::fuzz {

// A search of small boards, chosen by the input; the same choice is the same run.
std::unique_ptr<Search> chosen_search(Input& input);

}  // namespace sudoku::fuzz
