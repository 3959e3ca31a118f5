// Properties of solving by techniques that hold for all of them: sound deductions, a frozen order,
// valid marks and links, stable grades.
#include "sudoku/logic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

#include "logic_support.h"
#include "puzzle_files.h"
#include "sudoku/puzzle.h"
#include "sudoku/solve.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::kEverything;
using test::puzzles_in;
using test::Random;

Repertoire without_guesses() {
  Repertoire repertoire = kEverything;
  repertoire.techniques.erase(Technique::kGuess);
  return repertoire;
}

// Solves a puzzle by deductions. Expects that each one is sound and that a solved board equals
// `solution`. Stops at the first unsound deduction.
void expect_sound(const Board& puzzle, const Board& solution, const Repertoire& repertoire) {
  const auto search =
      test::each_deduction(puzzle, repertoire, [&](const test::DeductionStep& found) {
        ASSERT_TRUE(test::is_sound(found.deduction, solution) &&
                    test::is_of(found.deduction, found.before))
            << facts_of(found.deduction.technique).id << " in " << format(puzzle);
      });
  if (search->counters()[static_cast<int>(Kind::kSolution)] > 0) {
    EXPECT_EQ(search->board(), solution);
  }
}

TEST(Logic, HarmsNoSolutionOfThousandsOfPuzzles) {
  for (int i = 0; i < 2000; ++i) {
    const int side = i % 10 == 0 ? 4 : i % 10 == 1 ? 6 : 9;
    const Symmetry symmetry = i % 4 == 3 ? Symmetry::kHalfTurn : Symmetry::kNone;
    const Generated puzzle = test::made(side, 1'000 + i, symmetry);
    expect_sound(puzzle.puzzle, puzzle.solution, without_guesses());
  }
}

TEST(Logic, HarmsNoSolutionOfTheRatedPuzzles) {
  for (const char* file : {"rated/natural.txt", "rated/bank.txt"}) {
    const std::vector<Board> puzzles = puzzles_in(file);
    EXPECT_GT(puzzles.size(), 299U);
    for (const Board& puzzle : puzzles) {
      expect_sound(puzzle, *solve(puzzle), without_guesses());
    }
  }
}

TEST(Logic, IsSoundWithoutAnyOneTechnique) {
  for (const Technique technique : order_of_trying()) {
    Repertoire repertoire = without_guesses();
    repertoire.techniques.erase(technique);
    for (int i = 0; i < 30; ++i) {
      const Generated puzzle = test::made(9, 5'000 + i);
      expect_sound(puzzle.puzzle, puzzle.solution, repertoire);
    }
  }
}

TEST(Logic, EveryInstanceOnTheWayIsSound) {
  Random random(4);
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 3; ++i) {
      const auto boards = test::met_while_solving(test::made(side, 300 + i));
      for (std::size_t k = 0; k < boards.size(); k += 9) {
        const test::Position met = test::thinned(boards[k], random);
        for (const Deduction& deduction : all_deductions(met.notes, kEverything)) {
          ASSERT_TRUE(test::is_sound(deduction, met.solution) && test::is_of(deduction, met.notes))
              << facts_of(deduction.technique).id << " in " << format(met.notes.board());
        }
      }
    }
  }
}

TEST(Logic, TheFirstDeductionIsTheFirstOfAll) {
  for (int i = 0; i < 6; ++i) {
    for (const test::Position& met : test::met_while_solving(test::made(9, 400 + i))) {
      const auto first = first_deduction(met.notes, without_guesses());
      if (!first) continue;
      Repertoire only = without_guesses();
      only.techniques = TechniqueSet().insert(first->technique);
      const auto all = all_deductions(met.notes, only);
      ASSERT_FALSE(all.empty());
      EXPECT_TRUE(same_outcome(*first, all.front()));
    }
  }
}

TEST(Deduction, HasTheOutcomeOfAnotherThatPlacesAndStrikesTheSame) {
  const auto placing = [](std::uint8_t cell, std::uint8_t digit, std::uint8_t unit) {
    Deduction deduction(Technique::kHiddenSingle);
    deduction.places.push({.cell = cell, .digit = digit, .unit = unit});
    return deduction;
  };
  const Deduction one = placing(3, 7, 0);
  EXPECT_TRUE(same_outcome(one, placing(3, 7, 21))) << "whatever shows it";
  EXPECT_FALSE(same_outcome(one, placing(3, 8, 0)));
  EXPECT_FALSE(same_outcome(one, placing(4, 7, 0)));
  Deduction striking = one;
  striking.eliminations.insert(5, 7);
  EXPECT_FALSE(same_outcome(one, striking));
}

TEST(Logic, IsTakenInTheOrderOfTrying) {
  const auto order = order_of_trying();
  for (const test::Position& met : test::met_while_solving(test::made(9, 30))) {
    const auto first = first_deduction(met.notes, without_guesses());
    if (!first) continue;
    Repertoire easier = without_guesses();
    for (auto it = std::ranges::find(order, first->technique); it != order.end(); ++it) {
      easier.techniques.erase(*it);
    }
    EXPECT_FALSE(first_deduction(met.notes, easier)) << facts_of(first->technique).id;
  }
}

TEST(Logic, MarksAreCandidatesAndLinksJoinMarks) {
  for (int i = 0; i < 40; ++i) {
    for (const test::Position& met : test::met_while_solving(test::made(9, 500 + i))) {
      const auto found = first_deduction(met.notes, without_guesses());
      if (!found) continue;
      EXPECT_FALSE(found->marks.empty());
      for (const Mark& mark : found->marks) {
        EXPECT_TRUE(met.notes.has(mark.cell, mark.digit));
        EXPECT_NE(found->digits >> mark.digit & 1, 0);
      }
      const int nodes = found->marks[found->marks.size() - 1].node + 1;
      for (const Link& link : found->links) {
        EXPECT_TRUE(link.from < nodes && link.to < nodes && link.from != link.to);
      }
      EXPECT_GE(found->rating, facts_of(found->technique).rating);
    }
  }
}

// In every deduction, a strong link has at least one end that is true in the solution, and a weak
// link at most one.
TEST(Logic, LinksHoldInTheSolution) {
  for (int i = 0; i < 60; ++i) {
    for (const test::Position& met : test::met_while_solving(test::made(9, 600 + i))) {
      const auto found = first_deduction(met.notes, without_guesses());
      if (!found) continue;
      std::vector<bool> is_true(256);
      for (const Mark& mark : found->marks) {
        if (met.solution[mark.cell] == mark.digit) is_true[mark.node] = true;
      }
      for (const Link& link : found->links) {
        const int both = is_true[link.from] + is_true[link.to];
        EXPECT_TRUE(link.strong ? both > 0 : both < 2) << facts_of(found->technique).id;
      }
    }
  }
}

// After the assumption of a nishio, each of its steps is a naked or hidden single. They end in the
// reported dead end: a cell without candidates, or a unit without a place for a digit.
TEST(Logic, NishioCanBeFollowedStepByStep) {
  int seen = 0;
  for (const Board& puzzle : puzzles_in("rated/bank.txt")) {
    test::each_deduction(puzzle, without_guesses(), [&](const test::DeductionStep& each) {
      if (each.deduction.technique != Technique::kNishio) return;
      ++seen;
      const Deduction* const found = &each.deduction;
      Notes notes = each.before;
      ASSERT_EQ(found->marks.size(), 1U);
      notes.place(found->marks[0].cell, found->marks[0].digit);
      for (const Placement& step : found->steps) {
        ASSERT_TRUE(notes.has(step.cell, step.digit));
        if (step.unit == kNoUnit) {
          EXPECT_EQ(notes.digits(step.cell), 1U << step.digit);
        } else {
          EXPECT_EQ(notes.places(step.unit, step.digit),
                    1U << notes.geometry().place(step.unit, step.cell));
        }
        notes.place(step.cell, step.digit);
      }
      EXPECT_TRUE(notes.broken());
      const Placement& end = found->dead_end;
      if (end.unit == kNoUnit) {
        EXPECT_TRUE(notes.empty().contains(end.cell) && notes.digits(end.cell) == 0);
      } else {
        EXPECT_TRUE(notes.places(end.unit, end.digit) == 0 &&
                    (notes.filled(end.unit) >> end.digit & 1) == 0);
      }
    });
    if (seen > 100) break;
  }
  EXPECT_GT(seen, 100);
}

// The file rated/needed.txt has one puzzle for each technique. The technique and those tried before
// it solve the puzzle; the earlier ones alone do not.
TEST(Logic, EachTechniqueIsNeededSomewhere) {
  std::ifstream in(std::string(TEST_DATA) + "/rated/needed.txt");
  TechniqueSet seen;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    std::string puzzle;
    std::string id;
    words >> puzzle >> id;
    ASSERT_NE(find_technique(id), nullptr) << line;
    const Technique technique = *find_technique(id);
    Repertoire repertoire = without_guesses();
    const auto order = order_of_trying();
    for (auto it = std::ranges::find(order, technique) + 1; it != order.end(); ++it) {
      repertoire.techniques.erase(*it);
    }
    EXPECT_TRUE(grade(board_of(puzzle), repertoire).solved) << id;
    repertoire.techniques.erase(technique);
    EXPECT_FALSE(grade(board_of(puzzle), repertoire).solved) << id;
    seen.insert(technique);
  }
  EXPECT_EQ(seen, TechniqueSet::all().erase(Technique::kGuess));
}

// Returns an FNV-1a style hash of all deductions of a puzzle, in order: technique, marks,
// placements and eliminations.
std::uint64_t fingerprint_of(const Board& puzzle) {
  std::uint64_t print = 14695981039346656037U;
  const auto mix = [&](unsigned value) { print = (print ^ value) * 1099511628211U; };
  test::each_deduction(puzzle, kEverything, [&](const test::DeductionStep& found) {
    const Deduction& deduction = found.deduction;
    mix(static_cast<unsigned>(deduction.technique));
    for (const Mark& mark : deduction.marks) mix(mark.cell * 10U + mark.digit);
    for (const Placement& placement : deduction.places) mix(placement.cell * 10U + placement.digit);
    for (int digit = 1; digit <= 9; ++digit) {
      for (const int cell : deduction.eliminations[digit]) mix(cell * 10U + digit);
    }
  });
  return print;
}

// The order of deductions is frozen. A shared link names a step by its position in the run, so
// another order of techniques or of their instances would make old links show other steps.
TEST(Logic, ComesInAnOrderThatIsFrozen) {
  std::uint64_t all = 0;
  for (const Board& puzzle : puzzles_in("rated/needed.txt"))
    all = 31 * all + fingerprint_of(puzzle);
  EXPECT_EQ(all, 4822962717841244450U);
}

// Returns the board with its digits 1..9 permuted at random.
Board relabelled(const Board& board, Random& random) {
  std::vector<int> names(10);
  std::iota(names.begin(), names.end(), 0);
  std::vector<int> some(names.begin() + 1, names.end());
  random.shuffle(some);
  std::copy(some.begin(), some.end(), names.begin() + 1);
  Board other(board.geometry());
  for (int cell = 0; cell < kMaxCells; ++cell) other.set(cell, names[board[cell]]);
  return other;
}

// Returns the board transposed (`way` 0), mirrored left to right (1), or turned by 180 degrees (2).
Board mirrored(const Board& board, int way) {
  Board other(board.geometry());
  for (int cell = 0; cell < kMaxCells; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    const int to = way == 0 ? column * 9 + row : way == 1 ? row * 9 + 8 - column : 80 - cell;
    other.set(to, board[cell]);
  }
  return other;
}

TEST(Grade, StaysTheSameWhenDigitsAreRenamedOrTheBoardIsMirrored) {
  Random random(5);
  int ratings = 0;
  constexpr int kPuzzles = 150;
  for (int i = 0; i < kPuzzles; ++i) {
    const Board puzzle = test::made(9, 700 + i).puzzle;
    const Grading grading = grade(puzzle, kEverything);
    bool same = true;
    for (const Board& other : {relabelled(puzzle, random), mirrored(puzzle, 0), mirrored(puzzle, 1),
                               mirrored(puzzle, 2)}) {
      const Grading again = grade(other, kEverything);
      EXPECT_EQ(again.grade, grading.grade) << format(puzzle);
      same = same && again.rating == grading.rating;
    }
    ratings += same;
  }
  // Deductions of equal rank are taken by position and digit. A transformed board may therefore be
  // solved along another path, with another rating.
  EXPECT_GE(ratings, kPuzzles * 9 / 10);
}

// Returns the share of puzzles in a file whose grade agrees with the level that HoDoKu gave. HoDoKu
// has five levels, grade() has six grades: 1 (easy) and 2 (medium) both match HoDoKu's Easy.
double share_of_same_level(const std::string& file) {
  constexpr std::string_view kLevels[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
  std::ifstream in(std::string(TEST_DATA) + "/" + file);
  int all = 0;
  int same = 0;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string puzzle;
    std::string rating;
    std::string level;
    words >> puzzle >> rating >> level;
    const auto* known = std::ranges::find(kLevels, level);
    if (line.starts_with('#') || known == std::end(kLevels)) continue;
    const int ours = std::max(0, grade(board_of(puzzle), kEverything).grade - 2);
    ++all;
    same += ours == known - kLevels;
  }
  return static_cast<double>(same) / all;
}

TEST(Grade, IsTheLevelOfHodokuAsARule) {
  EXPECT_GE(share_of_same_level("rated/natural.txt"), 0.93);
  EXPECT_GE(share_of_same_level("rated/bank.txt"), 0.77);
}

TEST(Grade, CountsWhatWasUsed) {
  const Grading easy = grade(board_of(test::kEmpty51.puzzle), kEverything);
  EXPECT_TRUE(easy.solved);
  EXPECT_EQ(easy.guesses, 0U);
  EXPECT_LE(easy.grade, 2);
  const unsigned placed = easy.counts[0] + easy.counts[1] + easy.counts[2];
  EXPECT_EQ(placed, 51U);
}

TEST(Grade, OfAFullBoardIsNone) {
  const Grading full = grade(board_of(test::kEmpty39.solution), kEverything);
  EXPECT_TRUE(full.solved);
  EXPECT_EQ(full.grade, 0);
}

// "Golden Nugget", one of the hardest known puzzles. The techniques soon find nothing more, and the
// solver has to guess.
constexpr std::string_view kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

TEST(Grade, GuessesWhereNothingElseHelps) {
  const Grading grading = grade(board_of(kGoldenNugget), kEverything);
  EXPECT_TRUE(grading.solved);
  EXPECT_GT(grading.guesses, 0U);
  EXPECT_EQ(grading.grade, 6);
  EXPECT_EQ(grading.hardest, Technique::kGuess);
  EXPECT_FALSE(grade(board_of(kGoldenNugget), without_guesses()).solved);
}

TEST(Logic, UsesOnlySinglesBelowAGuess) {
  const auto search = kLogic.make(board_of(kGoldenNugget));
  std::vector<bool> is_guess;  // by depth: whether the digit on the stack was tried
  bool tried = false;
  std::ptrdiff_t deepest = 0;
  while (!search->done()) {
    const Step step = search->next();
    if (step.kind == Kind::kPlace) is_guess.push_back(std::exchange(tried, false));
    if (step.kind == Kind::kErase) is_guess.pop_back();
    tried = tried || step.kind == Kind::kTry;
    const auto guesses = std::count(is_guess.begin(), is_guess.end(), true);
    deepest = std::max(deepest, guesses);
    if (step.kind == Kind::kDeduce && guesses > 0) {
      EXPECT_LE(pattern_of(*search)->technique, Technique::kNakedSingle);
    }
  }
  EXPECT_GT(deepest, 1);
  EXPECT_EQ(search->board(), *solve(board_of(kGoldenNugget)));
}

// The grade of a puzzle is that of the run that the page shows of it.
TEST(Grade, CountsTheStepsOfTheRunThatIsWatched) {
  std::vector<Board> puzzles = puzzles_in("rated/natural.txt");
  puzzles.erase(puzzles.begin() + 40, puzzles.end());
  puzzles.push_back(board_of(kGoldenNugget));
  for (const Board& puzzle : puzzles) {
    const Grading grading = grade(puzzle, kEverything);
    const auto search = kLogic.make(puzzle);
    std::array<std::uint16_t, kTechniques> counts{};
    while (!search->done()) {
      const Step step = search->next();
      if (step.kind == Kind::kTry) ++counts[static_cast<int>(Technique::kGuess)];
      if (step.kind != Kind::kDeduce) continue;
      for (int technique = 0; technique < kTechniques; ++technique) {
        const auto each = static_cast<Technique>(technique);
        const bool is_rule =
            static_cast<int>(step.rule) == 1 + static_cast<int>(facts_of(each).family);
        counts[technique] += is_rule && number_in_family(each) == step.place;
      }
    }
    EXPECT_EQ(grading.counts, counts) << format(puzzle);
    EXPECT_EQ(grading.guesses, search->counters()[static_cast<int>(Kind::kTry)]);
  }
}

TEST(Logic, FindsASolutionOfSeveral) {
  const std::vector<Board> puzzles = puzzles_in("puzzles/several.txt");
  for (std::size_t i = 0; i < puzzles.size(); i += 10) {
    const Board& puzzle = puzzles[i];
    const auto search = make_logic(puzzle, {});
    search->leap(UINT64_MAX);
    ASSERT_EQ(search->counters()[static_cast<int>(Kind::kSolution)], 1U);
    EXPECT_TRUE(obeys_rules(search->board()));
    for (int cell = 0; cell < kMaxCells; ++cell) {
      if (puzzle[cell] != 0) {
        EXPECT_EQ(search->board()[cell], puzzle[cell]);
      }
    }
  }
}

TEST(Logic, ConcludesNothingFromUniquenessUnlessItIsKnown) {
  int with = 0;
  for (int i = 0; i < 60; ++i) {
    for (const test::Position& met : test::met_while_solving(test::made(9, 800 + i))) {
      const Repertoire unique{.techniques = TechniqueSet::of_uniqueness(), .unique = true};
      const Repertoire unknown{.techniques = TechniqueSet::of_uniqueness(), .unique = false};
      with += first_deduction(met.notes, unique).has_value();
      EXPECT_FALSE(first_deduction(met.notes, unknown));
      EXPECT_TRUE(all_deductions(met.notes, unknown).empty());
    }
  }
  EXPECT_GT(with, 10);
}

TEST(Logic, ListsNoMoreDeductionsThanThereIsRoomFor) {
  const Notes notes(test::made(9, 3).puzzle);
  const auto all = all_deductions(notes, kEverything);
  ASSERT_GT(all.size(), 2U);
  for (std::size_t most = 1; most <= all.size() + 1; ++most) {
    std::vector<Deduction> found;
    found.reserve(most);
    const Deduction* const place = found.data();
    EXPECT_EQ(all_deductions(notes, kEverything, found), most >= all.size());
    EXPECT_EQ(found.data(), place) << "it did not grow";
    ASSERT_EQ(found.size(), std::min(most, all.size()));
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT_TRUE(same_outcome(found[i], all[i]));
  }
}

TEST(Logic, SaysNothingOfABoardThatIsBroken) {
  Notes notes(test::made(9, 3).puzzle);
  const int cell = notes.empty().first();
  for (int digit = 1; digit <= 9; ++digit) notes.eliminate(cell, digit);
  EXPECT_FALSE(first_deduction(notes, kEverything));
  EXPECT_TRUE(all_deductions(notes, kEverything).empty());
}

}  // namespace
}  // namespace sudoku
