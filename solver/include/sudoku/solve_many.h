// Counts the solutions of many boards, and finds one of each.
//
//   std::vector<std::uint8_t> digits;  // 81 for each board, 0 for an empty cell, back to back
//   std::vector<std::uint8_t> counts(digits.size() / 81), solutions(digits.size());
//   sudoku::solve_many(9, digits, 2, 20'000, counts, solutions);
//   counts[7] == 1;                    // the eighth board has exactly one solution ...
//   solutions[7 * 81];                 // ... which starts with this digit
//
// Boards do not share anything: each gets the answer that it would get alone.
#pragma once

#include <cstdint>
#include <span>

namespace sudoku {

// In the place of a count: more guesses than allowed were needed.
inline constexpr std::uint8_t kNotKnown = 255;

// `side` is 4, 6 or 9, and `digits` holds whole boards of digits 0..side. `counts` takes one byte
// for each: how many solutions it has, at most `limit` (1..254); givens that break a rule have
// none. `solutions` takes as many bytes as `digits` has: the first solution found of each board,
// zeros where there is none. `guesses` bounds the time that a board may take, as in check().
void solve_many(int side, std::span<const std::uint8_t> digits, int limit, std::uint64_t guesses,
                std::span<std::uint8_t> counts, std::span<std::uint8_t> solutions);

}  // namespace sudoku
