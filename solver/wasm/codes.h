// Codes that a module returns to JavaScript in place of a result. Every other result of the same
// function is 0 or more. web/app/solver/codes.js has the same names and numbers.
#pragma once

#include "sudoku/step.h"

namespace wasm {

enum Code : int {
  kNone = -1,      // There is no such step, or the number of solutions is not known.
  kNoMemory = -2,  // The call needs more memory than can be had. It has changed nothing.
  kNoBoard = -3,   // The text is not a board.
};

// A packed step has its kind in bits 0..3. Run::next() returns a packed step or kNoMemory, so no
// kind may have the value of these bits in kNoMemory, which is 14.
static_assert((static_cast<unsigned>(kNoMemory) & 15U) >= sudoku::kKinds);

}  // namespace wasm
