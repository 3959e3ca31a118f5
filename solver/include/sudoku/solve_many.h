// Counts the solutions of many boards and finds one solution of each.
//
//   std::vector<std::uint8_t> digits;  // 81 for each board, 0 for an empty cell, back to back
//   std::vector<std::uint8_t> counts(digits.size() / 81), solutions(digits.size());
//   // Side 9. Counts at most 2 solutions and makes at most 20,000 guesses for each board.
//   sudoku::solve_many(9, digits, 2, 20'000, counts, solutions);
//   counts[7] == 1;                    // the eighth board has exactly one solution
//   solutions[7 * 81];                 // the first digit of its solution
//
// Boards are independent: the result for a board does not depend on the others.
#pragma once

#include <cstdint>
#include <span>

namespace sudoku {

// The count for a board whose number of solutions is unknown, because the limit of guesses was
// reached.
inline constexpr std::uint8_t kNotKnown = 255;

// Counts the solutions of each board in `digits`, and finds one solution of each. Parameters, with
// N the side:
//
//   side       4, 6 or 9
//   digits     the boards back to back, N*N digits 0..N each, 0 for an empty cell
//   limit      counting stops at this number of solutions of a board, 1..254
//   guesses    maximum number of guesses per board
//   counts     output, one byte per board: the number of solutions, at most `limit`, or kNotKnown
//              if `guesses` guesses do not suffice. A board that breaks a rule has 0 solutions.
//   solutions  output, as long as `digits`: the first solution found of each board, or N*N zeros if
//              none was found
void solve_many(int side, std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions);

}  // namespace sudoku
