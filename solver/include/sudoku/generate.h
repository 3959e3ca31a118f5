// Makes puzzles that have exactly one solution, by proof.
//
//   const sudoku::Wish wish{.seed = 42, .minimal = true};
//   assert(!sudoku::find_fault(wish));  // else it says what cannot be granted
//   sudoku::Generator generator(wish);
//   while (!generator.work(1000)) {
//     if (out_of_time()) break;  // generator.best() is the best so far, or nullptr
//   }
//   generator.best()->puzzle;  // unique, generator.best()->complete or not
//
// The same wish makes the same puzzle on every machine: the random numbers are integers of its own,
// and a solver is asked nothing but questions that have one true answer.
//
// Method: a random full grid, its cells in random order. The shortest run of them from the front
// that has one solution is found by bisection (what follows on it has one solution too). Then each
// clue but the last, which must stay, is asked once: without it, can its cell hold another digit?
// If not, it goes. Every clue that is left was shown to be needed while there were at least as many
// others as in the end, so that the puzzle is minimal. With symmetry the same is done for orbits:
// sets of cells that go together. A number of clues that was not hit is tried for again, from a new
// grid. That a clue is needed takes a solver several times as long as that it is not; about half of
// these are answered by unavoidable sets of the grid, without a solver.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "sudoku/board.h"

namespace sudoku {

// How the cells of the clues lie, whatever their digits.
enum class Symmetry : std::uint8_t {
  kNone,
  kHalfTurn,  // the same when turned by 180 degrees
  kDiagonal,  // the same when rows and columns change places
  kBothAxes,  // the same when mirrored left to right, and top to bottom
};

// What a puzzle should be like.
struct Wish {
  int side = 9;            // 4, 6 or 9
  std::uint64_t seed = 0;  // another seed, another puzzle
  int clues = 0;           // exactly so many; 0: as they come, when none can go that may
  Symmetry symmetry = Symmetry::kNone;
  // No clue can be left out. Without a symmetry and a number of clues it is so anyway. With a
  // symmetry one clue may be left out where it is not needed but its image is: that is tried again
  // until it comes out right, which with both axes may be never.
  bool minimal = false;
};

// Why a wish can never be granted.
struct WishError {
  enum class Code : std::uint8_t {
    kSide,      // there is no such board
    kTooFew,    // less than `least`: proved to have no unique puzzle
    kTooMany,   // more than `most`: more than there are cells, or too many to need them all
    kSymmetry,  // no multiple of `step`, in which the cells of this symmetry come
  };
  Code code = Code::kSide;
  int least = 0;
  int most = 0;
  int step = 1;
};

// nullopt: the wish may be granted, though perhaps not in a lifetime (18 clues, say).
std::optional<WishError> find_fault(const Wish& wish);

// A puzzle that was made.
struct Generated {
  Board puzzle;    // has exactly one solution
  Board solution;  // which is this one
  int clues = 0;
  bool minimal = false;   // without any one of its clues it had several: proved, wished or not
  bool complete = false;  // all that was wished; false: the nearest so far
};

// The making of one puzzle, which can be left off and gone on with at any point.
class Generator {
 public:
  // The wish must have no fault.
  explicit Generator(const Wish& wish);
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;
  ~Generator();

  // Goes on by about so many questions, at a microsecond or two each for 9x9. True: the wish is
  // granted, and there is nothing left to do. How the work is divided into calls does not change
  // what comes out.
  bool work(std::uint64_t questions);

  // The puzzle nearest to the wish so far: nullptr in the first millisecond or so.
  const Generated* best() const noexcept;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace sudoku
