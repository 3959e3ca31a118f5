// Negative codes that functions of the WebAssembly modules return to JavaScript in place of a
// result. All other results are 0 or more, except that a step of a search, packed into 32 bits, may
// be a negative int. web/app/solver/codes.js has the same names and numbers.
#pragma once

#include "sudoku/step.h"

namespace wasm {

enum Code : int {
  // Nothing was found. A function that looks for a step of a search returns this code if no such
  // step is found. A function that counts the solutions of a board returns this code if it reaches
  // its limit of guesses before it knows the count.
  kNotFound = -1,
  // The call needs more memory than can be allocated. The call has changed nothing.
  kNoMemory = -2,
  // The text that the caller passed is not a Sudoku board.
  kNoBoard = -3,
};

// Run::next(), which takes one step of a search, returns either kNoMemory or that step, packed into
// 32 bits. Bits 0..3 of a packed step are its kind. In kNoMemory (-2) these bits are 14. So no kind
// of step may have the value 14, or the two results could not be told apart.
static_assert((static_cast<unsigned>(kNoMemory) & 15U) >= sudoku::kKinds);

}  // namespace wasm
