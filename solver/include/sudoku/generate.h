// Generates puzzles with exactly one solution. Uniqueness is proved by a solver.
//
//   const sudoku::Wish wish{.seed = 42, .minimal = true};
//   assert(!sudoku::find_fault(wish));  // a fault says why the wish is impossible
//   sudoku::Generator generator(wish);
//   while (!generator.work(1000)) {
//     if (out_of_time()) break;  // generator.best() is the best so far, or nullptr
//   }
//   generator.best()->puzzle;  // has one solution, even if best()->complete is false
//
// A wish produces the same puzzle on every machine. The generator uses its own integer random
// numbers. It asks the solver only yes-or-no questions: whether a set of clues has exactly one
// solution, and whether a clue is needed. Any correct solver gives the same answers.
//
// Method:
// 1. Fill a random grid, and list its cells in a random order.
// 2. Use the digits of the first cells in this order as clues. Find by bisection the smallest
//    number of cells that gives one solution and enough clues. This works because every larger
//    number gives one solution too.
// 3. Test each of these clues once, except the last if the bisection has shown that it is needed.
//    Remove a clue if, without it, its cell can still hold no other digit. Stop early if the wished
//    number of clues is reached, unless the puzzle must be minimal.
//
// Unless step 3 stops early, the result is minimal: it needs each of its clues. A clue that was
// needed when it was tested is still needed after other clues have been removed. With a
// symmetry, the generator adds and removes whole orbits (sets of cells that the symmetry maps to
// each other), and the result need not be minimal. If the number of clues differs from the wish,
// the generator tries another grid. After many grids it also adds clues back and removes others.
//
// The solver answers several times faster if a clue can be removed than if it is needed. About half
// of the needed clues are recognised without the solver, by unavoidable sets of the grid. An
// unavoidable set is a set of cells whose digits can be moved within the set so that another valid
// grid results. A puzzle without a clue in such a set has a second solution. So a clue that is the
// only one in such a set is needed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoku/board.h"

namespace sudoku {

// Symmetry of a puzzle: a map of the board that maps cells with clues to cells with clues. Digits
// are not considered.
enum class Symmetry : std::uint8_t {
  kNone,
  // Rotation by 180 degrees.
  kHalfTurn,
  // Reflection across the main diagonal: rows become columns.
  kDiagonal,
  // Two symmetries: reflection left to right, and reflection top to bottom.
  kBothAxes,
};

// Properties of the puzzle to generate.
struct Wish {
  // Side of the board: 4, 6 or 9.
  int side = 9;
  // Seed of the random numbers.
  std::uint64_t seed = 0;
  // Exact number of clues. With 0, the generator removes clues until none can be removed.
  int clues = 0;
  Symmetry symmetry = Symmetry::kNone;
  // Whether the puzzle must be minimal: without any one of its clues it would have several
  // solutions. If `symmetry` is kNone and `clues` is 0, every puzzle is minimal anyway. With a
  // symmetry, a clue that is not needed stays in the puzzle if a clue in one of the cells symmetric
  // to it is needed. If `minimal` is true, the generator rejects such a puzzle and tries others;
  // with the symmetry kBothAxes it may never succeed.
  bool minimal = false;
};

// The reason why no puzzle can satisfy a wish (struct Wish: side, number of clues, symmetry).
// `least` and `most` are limits for the number of clues, which must also be a multiple of `step`.
// These three members are set unless the code is kSide.
struct WishError {
  enum class Code : std::uint8_t {
    // The side is not 4, 6 or 9.
    kSide,
    // The wish asks for fewer clues than `least`. It is proved that every puzzle of this side with
    // exactly one solution has at least `least` clues.
    kTooFew,
    // The wish asks for more clues than `most`. For a minimal puzzle without symmetry, `most` is
    // the number of cells minus the side. Otherwise it is the number of cells.
    kTooMany,
    // The number of clues is not a multiple of `step`, the size of the smallest group of cells that
    // the symmetry maps to each other.
    kSymmetry,
  };
  Code code = Code::kSide;
  int least = 0;
  int most = 0;
  int step = 1;
};

// Returns why `wish` is impossible, or nullopt if it is not known to be impossible. In the second
// case the generator may still need more than a lifetime, for example for 17 clues on 9x9.
std::optional<WishError> find_fault(const Wish& wish);

// A generated puzzle.
struct Generated {
  // The puzzle. It has exactly one solution.
  Board puzzle;
  // The only solution of `puzzle`.
  Board solution;
  // Number of clues of `puzzle`.
  int clues = 0;
  // Whether the puzzle is minimal: removing any clue would give several solutions. The generator
  // determines this even if the wish does not ask for a minimal puzzle.
  bool minimal = false;
  // Whether the puzzle satisfies the wish. If false, no puzzle made so far is closer to the wish.
  bool complete = false;
};

// Generates one puzzle with the wished properties. The work can be interrupted and resumed.
class Generator {
 public:
  // Creates a generator for `wish`.
  // Requires: find_fault(wish) returns nullopt.
  explicit Generator(const Wish& wish);
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;
  ~Generator();

  // Continues the work until best() satisfies the wish, or until the generator has asked about
  // `questions` more questions: whether a set of clues has exactly one solution, or whether a clue
  // is needed. On 9x9 a question takes one or two microseconds. Returns true if best() satisfies
  // the wish. The puzzle does not depend on how the work is divided into calls.
  bool work(std::uint64_t questions);

  // Returns the puzzle closest to the wish so far, or nullptr if none is made yet; the first one
  // takes about a millisecond of work(). The next call of work() may overwrite the puzzle. The
  // first call of best() for a new puzzle may take a few milliseconds, because it decides whether
  // the puzzle is minimal.
  const Generated* best() const;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace sudoku
