// Where nothing follows any more: what to guess in a board of bands.
#pragma once

#include "band_masks.h"

namespace sudoku {

// One way to go on: this digit into this cell, or not.
struct Guess {
  int digit = 0;
  int band = 0;
  Mask cell = 0;
  int score = -1;  // how much the guess is expected to strike out
};

// A cell with two digits left (`pairs` has all of them); else a digit in a unit with few places for
// it. There must be an open cell.
Guess choose_guess(const Candidates& candidates, Bands pairs);

}  // namespace sudoku
