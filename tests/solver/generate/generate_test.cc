#include "sudoku/generate.h"

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>

#include "fast/plain.h"
#include "reference.h"
#include "sudoku/puzzle.h"
#include "support.h"

namespace sudoku {

void PrintTo(const Wish& wish, std::ostream* out) {
  *out << "side " << wish.side << " seed " << wish.seed << " clues " << wish.clues << " symmetry "
       << static_cast<int>(wish.symmetry) << " minimal " << wish.minimal;
}

namespace {

using fast::search_plain;

constexpr std::uint64_t kNoLimit = UINT64_MAX;

Generated generate(const Wish& wish) {
  EXPECT_FALSE(find_fault(wish));
  Generator generator(wish);
  while (!generator.work(1000)) {
  }
  return *generator.best();
}

// Uses search_plain(), because the generator solves 9x9 boards with another search.
bool is_unique(const Board& board) { return search_plain(board, 2, kNoLimit).count == 1; }

bool is_minimal(const Board& board) {
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (board[cell] == 0) continue;
    Board without = board;
    without.set(cell, 0);
    if (is_unique(without)) return false;
  }
  return true;
}

// Returns the image of `cell` under the symmetry of the wish. kBothAxes has two: `which` 0 mirrors
// left to right, `which` 1 mirrors top to bottom.
int image(const Wish& wish, int cell, int which) {
  const int last = wish.side - 1;
  const int row = cell / wish.side;
  const int column = cell % wish.side;
  switch (wish.symmetry) {
    case Symmetry::kHalfTurn:
      return (last - row) * wish.side + last - column;
    case Symmetry::kDiagonal:
      return column * wish.side + row;
    case Symmetry::kBothAxes:
      return which == 0 ? row * wish.side + last - column : (last - row) * wish.side + column;
    default:
      return cell;
  }
}

// Checks what holds for every generated puzzle, complete or not: it is unique and symmetric, and
// `solution`, `minimal` and `clues` are right.
void expect_valid(const Wish& wish, const Generated& made) {
  SCOPED_TRACE(testing::PrintToString(wish) + " " + format(made.puzzle));
  EXPECT_TRUE(test::obeys_rules(test::grid_of(made.solution)));
  EXPECT_TRUE(is_unique(made.puzzle));
  EXPECT_EQ(made.minimal, is_minimal(made.puzzle));
  int clues = 0;
  for (int cell = 0; cell < made.puzzle.geometry().cells(); ++cell) {
    EXPECT_NE(made.solution[cell], 0);
    if (made.puzzle[cell] == 0) continue;
    ++clues;
    EXPECT_EQ(made.puzzle[cell], made.solution[cell]);
    for (const int which : {0, 1}) EXPECT_NE(made.puzzle[image(wish, cell, which)], 0);
  }
  EXPECT_EQ(made.clues, clues);
}

void expect_fulfilled(const Wish& wish) {
  const Generated made = generate(wish);
  expect_valid(wish, made);
  EXPECT_TRUE(made.complete);
  EXPECT_TRUE(made.minimal || !wish.minimal);
  if (wish.clues > 0) {
    EXPECT_EQ(made.clues, wish.clues);
  }
}

struct Case {
  int side;
  int clues;
  Symmetry symmetry;
  bool minimal;
};

TEST(Generate, GrantsEveryWish) {
  using enum Symmetry;
  const Case cases[] = {
      {9, 0, kNone, true},       {9, 0, kNone, false},      {9, 23, kNone, false},
      {9, 26, kNone, true},      {9, 34, kNone, false},     {9, 80, kNone, false},
      {9, 81, kNone, false},     {9, 0, kHalfTurn, false},  {9, 0, kHalfTurn, true},
      {9, 30, kHalfTurn, false}, {9, 61, kHalfTurn, false}, {9, 0, kDiagonal, false},
      {9, 29, kDiagonal, false}, {9, 0, kBothAxes, false},  {9, 35, kBothAxes, false},
      {6, 0, kNone, true},       {6, 9, kNone, true},       {6, 14, kHalfTurn, false},
      {6, 13, kDiagonal, false}, {6, 16, kBothAxes, false}, {6, 0, kBothAxes, true},
      {4, 0, kNone, true},       {4, 4, kNone, true},       {4, 6, kHalfTurn, false},
      {4, 5, kDiagonal, false},  {4, 8, kBothAxes, false},  {4, 16, kBothAxes, false},
  };
  for (const auto& [side, clues, symmetry, minimal] : cases) {
    for (const std::uint64_t seed : {1, 2}) {
      expect_fulfilled({side, seed, clues, symmetry, minimal});
    }
  }
}

TEST(Generate, NeverMakesAPuzzleThatIsNotUniqueAndMinimal) {
  for (const int side : {4, 6, 9}) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const Wish wish{.side = side, .seed = seed, .minimal = true};
      expect_fulfilled(wish);
      seen.insert(format(generate(wish).puzzle));
    }
    EXPECT_GE(seen.size(), 39U);  // different seeds give different puzzles
  }
}

// On a small board, the generator's bisection may reach the wished number of clues without having
// seen a set of clues with several solutions. The generator must then test the last clue as well.
TEST(Generate, AsksOfTheLastClueTooWhereItsNumberEndedTheBisection) {
  for (const int clues : {4, 5, 6}) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      expect_fulfilled({.side = 4, .seed = seed, .clues = clues});
      expect_fulfilled({.side = 4, .seed = seed, .clues = clues, .minimal = true});
    }
  }
}

// Links and printed puzzles name a puzzle by its seed, so a seed must produce the same puzzle for
// ever.
TEST(Generate, MakesTheSamePuzzlesForEver) {
  using enum Symmetry;
  // clang-format off
  const std::pair<Wish, std::string_view> cases[] = {
      {{.seed = 0},
       "...9.5..6.3.6...52.........2.47...1.........73....4.2...68....3.5..367..19......."},
      {{.seed = 1, .minimal = true},
       "..93.8.........68....5.9.4........7.1.....25..47.5.....2...5..4.1.67......82..71."},
      {{.seed = UINT64_MAX},
       "9......1...78.......5..32..5..13.8.22.9.7.3.......9......2..6.....7.1..8.....6.4."},
      {{.seed = 7, .clues = 30},
       "4.9..2...5.8.7.6.1..31....2391...8.7.7.9..15......1.6.6.....9...3....486...3.4..."},
      {{.seed = 7, .clues = 22},
       "4.8..7......9...5...6.18..9......2.59.....1..5......4.2.4.73.............8...2..6"},
      {{.seed = 7, .symmetry = kHalfTurn},
       "...65......8..3.9.7.31....2..1..68..27.....54..47..3..6....59.3.3.2..4......64..."},
      {{.seed = 7, .symmetry = kDiagonal, .minimal = true},
       ".8....6..2..8....4..5....23.6............6..7....379..7....9..5..2....9..53.4.1.6"},
      {{.seed = 7, .clues = 36, .symmetry = kBothAxes},
       "..9...7...2.473.9.7..1.9..2.91.4.82.2..9.8..4.54.2.36.6..8.5..3.3.297.8...7...2.."},
      {{.seed = 27, .symmetry = kBothAxes, .minimal = true},  // takes about 500 grids
       "...7.2....9.....1.2.5...8.63...8...5.48...32.1...3...85.4...2.1.1.....3....5.9..."},
      {{.seed = 3, .clues = 20},  // the random walk removes the last clues
       "7......8......9....6.4.19...8..........782.5...1...6........47...5.2........6...9"},
      {{.seed = 10, .clues = 20},
       "9...4.....6..1...........52.2.....79...1........45...3.87....6.....931...5......."},
      {{.side = 6, .seed = 8, .clues = 8}, "..3.......1.....4..35....1.....6...5"},
      {{.side = 6, .seed = 29, .clues = 8}, "4.........2......62.5.......6..1...4"},
      {{.side = 6, .seed = 7}, "3.......531.6...41.4.5...6.........2"},
      {{.side = 4, .seed = 7}, "2....4....24...1"},
  };
  // clang-format on
  for (const auto& [wish, puzzle] : cases) {
    EXPECT_EQ(format(generate(wish).puzzle), puzzle) << testing::PrintToString(wish);
  }
  EXPECT_EQ(format(generate({}).puzzle),
            cases[0].second);  // the seed of a wish is 0 if it has none
}

// Finding 20 clues by random attempts alone takes about a million solver questions. The slowest of
// these seeds takes 24,000.
TEST(Generate, FindsTwentyCluesWithinATenthOfASecond) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Generator generator({.seed = seed, .clues = 20, .minimal = seed % 2 == 0});
    ASSERT_TRUE(generator.work(50'000)) << seed;
    EXPECT_EQ(generator.best()->clues, 20) << seed;
    EXPECT_EQ(count(generator.best()->puzzle, 2), 1U) << seed;
  }
}

// The random walk must keep to the wish on small boards too, where it starts from nearly full
// puzzles and can remove too many clues.
TEST(Generate, KeepsToItsWishOnAWalkToo) {
  using enum Symmetry;
  expect_fulfilled({.side = 6, .seed = 1, .clues = 12, .symmetry = kDiagonal, .minimal = true});
  const Wish too_few{.side = 4, .seed = 1, .clues = 4, .symmetry = kBothAxes};
  Generator generator(too_few);
  EXPECT_FALSE(generator.work(20'000));
  expect_valid(too_few, *generator.best());
  EXPECT_FALSE(generator.best()->complete);
  EXPECT_EQ(generator.best()->clues, 8);
}

TEST(Generate, MakesTheSameHoweverTheWorkIsDivided) {
  const Wish wish{.seed = 5, .clues = 23, .minimal = true};
  const Generated whole = generate(wish);
  Generator generator(wish);
  while (!generator.work(1)) {
  }
  EXPECT_EQ(generator.best()->puzzle, whole.puzzle);
  EXPECT_TRUE(generator.work(1000));
  EXPECT_EQ(generator.best()->puzzle, whole.puzzle);
}

TEST(Generate, HasTheBestSoFarOfAWishThatTakesTooLong) {
  const Wish wish{.seed = 3, .clues = 18};
  ASSERT_FALSE(find_fault(wish));
  Generator generator(wish);
  EXPECT_EQ(generator.best(), nullptr);
  int fewest = 81;
  for (int i = 0; i < 40; ++i) {
    EXPECT_FALSE(generator.work(100));
    ASSERT_NE(generator.best(), nullptr);
    EXPECT_FALSE(generator.best()->complete);
    EXPECT_LE(generator.best()->clues, fewest);
    fewest = generator.best()->clues;
  }
  expect_valid(wish, *generator.best());
  EXPECT_LT(fewest, 25);
}

TEST(Generate, SaysOfTheBestSoFarWhetherItIsMinimal) {
  int minimal = 0;
  constexpr int kSeeds = 1000;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Generator generator({.side = 6, .seed = seed, .clues = 8, .symmetry = Symmetry::kHalfTurn});
    while (generator.best() == nullptr) generator.work(10);
    ASSERT_EQ(generator.best()->minimal, is_minimal(generator.best()->puzzle)) << seed;
    minimal += generator.best()->minimal ? 1 : 0;
  }
  EXPECT_GT(minimal, kSeeds / 10);
  EXPECT_LT(minimal, kSeeds * 9 / 10);
}

TEST(Generate, GoesOnWhenItIsMoved) {
  const Wish wish{.seed = 9, .minimal = true};
  Generator first(wish);
  first.work(20);
  Generator second = std::move(first);
  second.work(1000);
  EXPECT_EQ(second.best()->puzzle, generate(wish).puzzle);
  Generator third({.side = 4, .seed = 1});
  third = std::move(second);
  EXPECT_EQ(third.best()->puzzle, generate(wish).puzzle);
}

TEST(Generate, NamesWhatCannotBeGranted) {
  using enum WishError::Code;
  using enum Symmetry;
  struct Fault {
    Wish wish;
    WishError error;
  };
  const Fault faults[] = {
      {{.side = 5}, {kSide, 0, 0, 1}},
      {{.clues = 16}, {kTooFew, 17, 81, 1}},
      {{.clues = -1}, {kTooFew, 17, 81, 1}},
      {{.clues = 82}, {kTooMany, 17, 81, 1}},
      {{.clues = 73, .minimal = true}, {kTooMany, 17, 72, 1}},
      {{.clues = 82, .symmetry = kHalfTurn, .minimal = true}, {kTooMany, 17, 81, 1}},
      {{.side = 6, .clues = 7}, {kTooFew, 8, 36, 1}},
      {{.side = 6, .clues = 9, .symmetry = kHalfTurn}, {kSymmetry, 8, 36, 2}},
      {{.side = 4, .clues = 3}, {kTooFew, 4, 16, 1}},
      {{.side = 4, .clues = 6, .symmetry = kBothAxes}, {kSymmetry, 4, 16, 4}},
  };
  for (const auto& [wish, expected] : faults) {
    const auto error = find_fault(wish);
    ASSERT_TRUE(error) << testing::PrintToString(wish);
    EXPECT_EQ(error->code, expected.code) << testing::PrintToString(wish);
    EXPECT_EQ(error->least, expected.least);
    EXPECT_EQ(error->most, expected.most);
    EXPECT_EQ(error->step, expected.step);
  }
  EXPECT_FALSE(find_fault({.clues = 17}));
  EXPECT_FALSE(find_fault({.clues = 72, .minimal = true}));
  EXPECT_FALSE(find_fault({.clues = 25, .symmetry = kBothAxes}));
  EXPECT_FALSE(find_fault({.side = 6, .clues = 9, .symmetry = kDiagonal}));
}

}  // namespace
}  // namespace sudoku
