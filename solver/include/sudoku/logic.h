// Solves as a person does, by named techniques, the easiest first, and grades puzzles by that.
//
//   const sudoku::Repertoire repertoire{.unique = true};  // check() has shown one solution
//   sudoku::Notes notes(board);
//   if (auto deduction = sudoku::first_deduction(notes, repertoire)) apply(*deduction, notes);
//
//   sudoku::Grading grading = sudoku::grade(board, repertoire);
//   grading.status;   // Status::kUnique: only such a puzzle has a grade
//   grading.grade;    // 4
//   grading.rating;   // 42: as hard as an XY-wing
//   grading.hardest;  // Technique::kXyWing
//
// The order of the techniques, the order within a technique and the guesses are frozen: see
// solver/README.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/deduction.h"
#include "sudoku/solve.h"

namespace sudoku {

// The techniques that a solver may use.
struct Repertoire {
  TechniqueSet techniques = TechniqueSet::all();
  // True if the caller knows that the puzzle has one solution. If false, the techniques that rely
  // on uniqueness are not used.
  bool unique = false;
};

// Returns the first deduction in the order of the techniques, or nullopt if there is none. A guess
// is no deduction. Throws: std::bad_alloc.
std::optional<Deduction> first_deduction(const Notes& notes, const Repertoire& repertoire);

// Returns all deductions, by technique in their order. A technique has each outcome once; chains
// and almost locked sets have at least one deduction for each elimination. A special case is listed
// under the general technique too: a skyscraper as a turbot fish, for example. Throws:
// std::bad_alloc.
std::vector<Deduction> all_deductions(const Notes& notes, const Repertoire& repertoire);
// Like all_deductions(), into `found`, which does not grow beyond its capacity. Returns: false if
// there are more deductions than that.
bool all_deductions(const Notes& notes, const Repertoire& repertoire,
                    std::vector<Deduction>& found);

// The difficulty of a puzzle. The other members are 0 unless `status` is Status::kUnique.
struct Grading {
  Status status = Status::kUnknown;  // as check() returns it
  bool solved = false;               // false if the repertoire does not solve the puzzle
  std::uint8_t grade = 0;            // 1..6, of the hardest technique; 0 for a full board
  // In tenths, of the hardest moment. A moment is as hard as the easiest deduction that is possible
  // then. A locked candidate or a hidden subset that leaves a single at once is seen without notes,
  // and has a lower rating there.
  std::uint8_t rating = 0;
  Technique hardest = Technique::kFullHouse;  // by grade, then by rating
  unsigned score = 0;    // the sum of the ratings of all uses: tells puzzles of one rating apart
  unsigned guesses = 0;  // the digits tried as a guess
  std::array<std::uint16_t, kTechniques> counts{};  // the number of uses of each technique
};

// Grades a puzzle by the run of the search `logic` on it (logic_search.h). Checks first, with at
// most `guesses` guesses, that it has one solution. Throws: std::bad_alloc.
Grading grade(const Board& board, const Repertoire& repertoire, std::uint64_t guesses = 1'000'000);

}  // namespace sudoku
