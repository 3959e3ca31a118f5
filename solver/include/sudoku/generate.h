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
// numbers, and it asks the solver only questions that have a single correct answer.
//
// Method:
// 1. Fill a random grid and shuffle its cells.
// 2. Find the shortest prefix of the shuffled cells that has one solution and enough clues, by
//    bisection. This works because every longer prefix has one solution too.
// 3. Test each clue of the prefix once, except the last, which is known to be needed. Remove the
//    clue if its cell can hold no other digit without it.
//
// The result is minimal: a clue that was needed beside more clues is needed beside fewer. With a
// symmetry, the generator adds and removes whole orbits: sets of cells that the symmetry maps to
// each other. If the number of clues differs from the wish, the generator tries another grid. After
// many grids it also adds clues back and removes others.
//
// A solver takes several times longer to show that a clue is needed than that it is not. About half
// of the needed clues are recognised by unavoidable sets of the grid, without a solver.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoku/board.h"

namespace sudoku {

// Symmetry of the set of clue cells. Digits are not considered.
enum class Symmetry : std::uint8_t {
  kNone,
  kHalfTurn,  // rotation by 180 degrees
  kDiagonal,  // reflection across the main diagonal: rows become columns
  kBothAxes,  // reflection left to right, and reflection top to bottom
};

// Properties of the puzzle to generate.
struct Wish {
  int side = 9;            // 4, 6 or 9
  std::uint64_t seed = 0;  // of the random numbers
  int clues = 0;           // exact number of clues; 0: remove clues until none can be removed
  Symmetry symmetry = Symmetry::kNone;
  // Whether every clue must be needed for a single solution. Without a symmetry and a number of
  // clues every puzzle is minimal anyway. With a symmetry, a clue that is not needed stays if its
  // mirror image is needed. The generator then retries; with kBothAxes it may never succeed.
  bool minimal = false;
};

// Why no puzzle can satisfy a wish. Except for kSide, `least`, `most` and `step` are set.
struct WishError {
  enum class Code : std::uint8_t {
    kSide,      // the side is not 4, 6 or 9
    kTooFew,    // fewer clues than `least`; proved to have no puzzle with one solution
    kTooMany,   // more clues than `most`: than cells, or than a minimal puzzle can have
    kSymmetry,  // the number of clues is not a multiple of `step`, the smallest orbit size
  };
  Code code = Code::kSide;
  int least = 0;
  int most = 0;
  int step = 1;
};

// Returns why `wish` is impossible, or nullopt if no reason is known. A wish without a fault can
// still take longer than a lifetime, such as 17 clues on 9x9.
std::optional<WishError> find_fault(const Wish& wish);

// A generated puzzle.
struct Generated {
  Board puzzle;    // has exactly one solution
  Board solution;  // the only solution of `puzzle`
  int clues = 0;
  bool minimal = false;   // removing any clue gives several solutions; proved even if not wished
  bool complete = false;  // true: satisfies the wish; false: the closest puzzle so far
};

// Generates one puzzle. The work can be interrupted and resumed.
class Generator {
 public:
  // Requires: find_fault(wish) returns nullopt.
  explicit Generator(const Wish& wish);
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;
  ~Generator();

  // Continues for about `questions` questions to the solver; on 9x9 each takes one or two
  // microseconds. Returns true once best() satisfies the wish; no work is left then. The puzzle
  // does not depend on how the work is divided into calls.
  bool work(std::uint64_t questions);

  // Returns the puzzle closest to the wish so far, or nullptr during the first millisecond or so.
  // The next call of work() may overwrite that puzzle. The first call of best() for a new puzzle
  // may take a few milliseconds, because it decides whether the puzzle is minimal.
  const Generated* best() const noexcept;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace sudoku
