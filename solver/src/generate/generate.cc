#include "sudoku/generate.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "orbits.h"
#include "random.h"
#include "random_grid.h"
#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"
#include "sudoku/solve.h"
#include "unavoidable.h"

namespace sudoku {
namespace {

using generator::Orbit;
using generator::orbits_of;
using generator::Random;
using generator::random_grid;
using generator::UnavoidableSets;

// Number of random full grids from which the generator makes one puzzle each, by removing clues. If
// none of these puzzles has as few clues as wished, the generator tries many puzzles of a single
// grid, by a random walk. Among this many grids, a puzzle of 22 clues usually occurs without a
// walk. Another value would change the puzzles that seeds produce.
constexpr int kGridsBeforeWalk = 256;
// Parameters of the random walk by which the generator looks for a puzzle with few clues among the
// puzzles of one grid. A step of the walk adds the clues of kAddedOrbits orbits (groups of cells
// that the wished symmetry maps onto each other) to a puzzle, then removes clues again. The walk
// ends after kPatience steps in a row that do not lead to fewer clues. The values were tuned for
// puzzles of 19 and 20 clues. With kAddedOrbits = 2, or with kPatience = 100, generating takes
// twice as long.
constexpr int kPatience = 500;
constexpr std::size_t kAddedOrbits = 4;

// Returns the minimum number of clues of a puzzle with one solution on a board of side `side`. The
// numbers are proved by exhaustive search. For 9x9 see McGuire, Tugemann and Civario, "There is no
// 16-Clue Sudoku" (2012).
int fewest_clues(int side) { return side == 9 ? 17 : side == 6 ? 8 : 4; }

}  // namespace

std::optional<WishError> find_fault(const Wish& wish) {
  using enum WishError::Code;
  const Geometry* geometry = Geometry::of_side(wish.side);
  if (geometry == nullptr) return WishError{.code = kSide};
  if (wish.clues == 0) return std::nullopt;
  const auto orbits = orbits_of(*geometry, wish.symmetry);
  const auto by_size = [](const Orbit& a, const Orbit& b) { return a.size < b.size; };
  WishError error{.least = fewest_clues(wish.side), .most = geometry->cells()};
  // A minimal puzzle, that is, one that needs each of its clues, has an empty cell in every row. If
  // a row were full, one of its clues would follow from the others. So the maximum number of clues
  // is the number of cells minus the number of rows.
  if (wish.minimal && wish.symmetry == Symmetry::kNone) error.most -= wish.side;
  error.step = std::min_element(orbits.begin(), orbits.end(), by_size)->size;
  if (wish.clues < error.least) {
    error.code = kTooFew;
  } else if (wish.clues > error.most) {
    error.code = kTooMany;
  } else if (wish.clues % error.step != 0) {
    error.code = kSymmetry;
  } else {
    return std::nullopt;
  }
  return error;
}

// The generator itself. It makes puzzles from random grids until one has the wished properties. An
// orbit is a group of cells that the wished symmetry maps onto each other; its clues are added and
// removed together.
class Generator::Work {
 public:
  explicit Work(const Wish& wish)
      : wish_(wish),
        geometry_(*Geometry::of_side(wish.side)),
        random_(wish.seed),
        orbits_(orbits_of(geometry_, wish.symmetry)),
        solution_(geometry_),
        puzzle_(geometry_) {}

  // Runs until a puzzle with the wished properties is made, or until about `questions` more
  // questions have been asked. A question asks whether a set of clues has one solution, or whether
  // a clue is needed. Returns true if there is such a puzzle.
  bool run(std::uint64_t questions) {
    const std::uint64_t end = asked_ + questions;
    while (!complete() && asked_ < end) step();
    return complete();
  }

  // Returns the puzzle that is nearest to the wished properties so far, or nullptr if there is
  // none. If that puzzle does not have these properties, the first call finds out whether it is
  // minimal, that is, needs each of its clues.
  const Generated* best() {
    if (!best_) return nullptr;
    if (!is_proved_) best_->minimal = is_minimal(best_->puzzle, best_->solution);
    is_proved_ = true;
    return &*best_;
  }

 private:
  // The phases of the generator. The right column has the phases that may follow each phase. An
  // orbit is a group of cells whose clues are added and removed together.
  //
  //   kStart    draws a random grid and a random order of its orbits      -> kBisect
  //   kBisect   finds the shortest prefix of that order with one solution -> kReduce
  //   kReduce   removes clues that are not needed                         -> kProve, kStart, kVary
  //   kProve    finds out whether every clue is needed                    -> kStart, kVary
  //   kVary     takes a step of a random walk among the puzzles of the
  //             grid; after the walk, draws another grid, as kStart does  -> kReduce, kBisect
  enum class Phase { kStart, kBisect, kReduce, kProve, kVary };

  bool complete() const noexcept { return best_ && best_->complete; }
  int clues() const noexcept { return shown_.size(); }

  void step() {
    switch (phase_) {
      case Phase::kStart:
        return start();
      case Phase::kBisect:
        return bisect();
      case Phase::kReduce:
        return reduce();
      case Phase::kProve:
        return prove();
      case Phase::kVary:
        return vary();
    }
  }

  void start() {
    walk_.reset();
    ++grids_;
    solution_ = random_grid(geometry_, random_);
    unavoidable_.emplace(solution_);
    random_.shuffle(std::span(orbits_));
    enough_ = orbits_.size();
    too_few_ = 0;
    is_last_needed_ = false;
    for (int clues = 0;; ++too_few_) {
      clues += orbits_[too_few_].size;
      if (clues >= std::max(wish_.clues, fewest_clues(wish_.side))) break;
    }
    phase_ = Phase::kBisect;
  }

  // Bisects for the shortest prefix of the list `orbits_` whose clues have one solution and are at
  // least as many as wished. An orbit is a group of cells whose clues are added and removed
  // together. Each call asks the solver one question, until the prefix is found. Invariant: the
  // first `enough_` orbits have one solution and enough clues, the first `too_few_` orbits have
  // several solutions or too few clues.
  void bisect() {
    if (enough_ - too_few_ > 1) {
      const std::size_t middle = (enough_ + too_few_) / 2;
      take_first(middle);
      ++asked_;
      const bool is_unique = !unavoidable_->has_unhit_set(shown_) && count(puzzle_, 2) == 1;
      if (is_unique) {
        enough_ = middle;
      } else {
        too_few_ = middle;
      }
      is_last_needed_ |= !is_unique;
      return;
    }
    take_first(enough_);
    // The puzzle is now the shortest prefix of the orbits (groups of symmetric clues) that has one
    // solution and enough clues. If `is_last_needed_` is false, the last orbit of the prefix may
    // serve only to reach the wished number of clues. Then reduce() tests this orbit too, if a
    // minimal puzzle without symmetry is wished.
    const bool may_go = !is_last_needed_ && wish_.minimal && wish_.symmetry == Symmetry::kNone;
    untested_ = may_go ? enough_ : enough_ - 1;
    untested_clues_ = may_go ? clues() : clues() - orbits_[untested_].size;
    phase_ = Phase::kReduce;
  }

  // Sets the puzzle to the clues of the first `orbits` orbits, that is, groups of cells whose clues
  // are added and removed together.
  void take_first(std::size_t orbits) {
    puzzle_ = Board(geometry_);
    shown_ = {};
    for (std::size_t i = 0; i < orbits; ++i) put(orbits_[i]);
  }

  // Tests one group of symmetric clues, the last untested one in `orbits_`. Removes it from the
  // puzzle if it is not needed for a single solution. Ends the reduction if no group is left to
  // test, or if the wished number of clues is reached or out of reach.
  void reduce() {
    const bool satisfied = !wish_.minimal && clues() == wish_.clues;
    if (untested_ == 0 || satisfied || hopeless()) return end();
    const Orbit& orbit = orbits_[--untested_];
    untested_clues_ -= orbit.size;
    if (wish_.minimal || clues() - orbit.size >= wish_.clues) remove(orbit);
  }

  // Returns true if removing more clues from the puzzle cannot lead to the wished number of clues.
  // On a random walk among the puzzles of a grid, returns true if removing more clues cannot lead
  // to the number of clues of the puzzle from which the walk took its last step, or fewer.
  bool hopeless() const noexcept {
    if (wish_.clues == 0) return false;
    const int most = walk_ ? walk_->shown.size() : wish_.clues;
    return clues() < wish_.clues || clues() - untested_clues_ > most;
  }

  // Removes the clues of an orbit (a group of symmetric cells) if the puzzle has one solution
  // without them. Otherwise leaves the puzzle unchanged. Removes one clue after the other. If one
  // of them turns out to be needed, puts all of them back.
  void remove(const Orbit& orbit) {
    for (const int cell : orbit) {
      if (is_needed(cell)) return put(orbit);
      puzzle_.set(cell, 0);
      shown_.erase(cell);
    }
  }

  // Returns true if the puzzle has a second solution without the clue in `cell`. First tries the
  // unavoidable sets of the grid: a clue is needed if it is the only clue in one of these sets.
  // This finds about half of the needed clues. Otherwise asks the solver. The call counts as one
  // question in both cases.
  bool is_needed(int cell) {
    ++asked_;
    return unavoidable_->is_surely_needed(shown_, cell) || is_needed(puzzle_, solution_, cell);
  }

  static bool is_needed(const Board& puzzle, const Board& solution, int cell) {
    Board without = puzzle;
    without.set(cell, 0);
    return may_differ(without, cell, solution[cell]);
  }

  static bool is_minimal(const Board& puzzle, const Board& solution) {
    for (int cell = 0; cell < puzzle.geometry().cells(); ++cell) {
      if (puzzle[cell] != 0 && !is_needed(puzzle, solution, cell)) return false;
    }
    return true;
  }

  void put(const Orbit& orbit) {
    for (const int cell : orbit) {
      puzzle_.set(cell, solution_[cell]);
      shown_.insert(cell);
    }
  }

  // Makes one step of a random walk among the puzzles of one grid. Adds some clues to the puzzle of
  // the walk. The phase kReduce then removes clues that are not needed, the added ones last. The
  // walk moves on to the resulting puzzle if that has no more clues than the puzzle before. Most
  // grids have puzzles of 20 clues, but a single random reduction seldom finds one.
  void vary() {
    if (!walk_) {
      walk_ = Walk{puzzle_, shown_};
    } else if (untested_ == 0 && clues() >= wish_.clues && clues() <= walk_->shown.size()) {
      walk_ = Walk{puzzle_, shown_, clues() < walk_->shown.size() ? 0 : walk_->trials};
    }
    if (walk_->trials++ == kPatience) return start();
    puzzle_ = walk_->puzzle;
    shown_ = walk_->shown;
    random_.shuffle(std::span(orbits_));
    const auto is_there = [this](const Orbit& orbit) { return puzzle_[*orbit.begin()] != 0; };
    const auto absent = std::partition(orbits_.begin(), orbits_.end(), is_there);
    untested_ = static_cast<std::size_t>(absent - orbits_.begin());
    for (std::size_t i = 0; i < kAddedOrbits && untested_ < orbits_.size(); ++i, ++untested_) {
      put(orbits_[untested_]);
      std::swap(orbits_[i], orbits_[untested_]);
    }
    untested_clues_ = clues();
    // All orbits of this puzzle are tested for removal, the last one included. Without a symmetry,
    // a clue that stays after its test is therefore known to be needed.
    is_last_needed_ = true;
    phase_ = Phase::kReduce;
  }

  // Returns the phase of the generator that follows when a puzzle is finished. If a random walk
  // among the puzzles of the grid is under way, the walk goes on. If the puzzle has too many clues
  // and more than kGridsBeforeWalk grids have been tried, such a walk starts from the puzzle.
  // Otherwise a new grid is drawn.
  Phase next_phase() const noexcept {
    const bool too_many = wish_.clues > 0 && clues() > wish_.clues;
    return walk_ || (too_many && grids_ > kGridsBeforeWalk) ? Phase::kVary : Phase::kStart;
  }

  // Ends the removal of clues from a puzzle, and decides what happens to the puzzle. At this point
  // it is not known whether the puzzle is minimal, that is, needs each of its clues. There are
  // three cases:
  // - The puzzle is discarded if, even as a minimal one, it would not be nearer to the wished
  //   properties than the best puzzle so far.
  // - Phase kProve follows if a minimal puzzle is wished, or if the number of clues is as wished.
  // - Otherwise the puzzle becomes the best one without a proof. best() makes the proof when it is
  //   called.
  void end() {
    phase_ = next_phase();
    const Generated hoped{
        .puzzle = puzzle_, .solution = solution_, .clues = clues(), .minimal = true};
    if (best_ && !is_nearer(hoped, *best_)) return;
    if (shortfall(hoped) > 0 && !wish_.minimal) {
      best_ = hoped;
      is_proved_ = false;
      return;
    }
    candidate_ = hoped;
    list_unproved();
    phase_ = Phase::kProve;
  }

  // Lists in `unproved_` the clues that are not yet known to be needed. With symmetry, these are
  // all clues. Without symmetry, these are the clues of the first `untested_` orbits, which have
  // not been tested for removal, and the clue of orbits_[enough_ - 1] if `is_last_needed_` is
  // false.
  void list_unproved() {
    unproved_.clear();
    const bool alone = wish_.symmetry == Symmetry::kNone;
    for (std::size_t i = 0; i < orbits_.size(); ++i) {
      const bool is_known = alone && i >= untested_ && (is_last_needed_ || i != enough_ - 1);
      if (is_known) continue;
      for (const int cell : orbits_[i]) {
        if (puzzle_[cell] != 0) unproved_.push_back(cell);
      }
    }
  }

  // Makes one step of the proof that a puzzle is minimal, that is, needs each of its clues. Tests
  // one of the clues that are not yet known to be needed. The proof ends at the first clue that is
  // not needed, or when no clue is left to test. Then the puzzle becomes the best one if it is the
  // nearest to the wished properties.
  void prove() {
    if (!unproved_.empty()) {
      candidate_->minimal = is_needed(unproved_.back());
      unproved_.pop_back();
      if (candidate_->minimal && !unproved_.empty()) return;
    }
    candidate_->complete = shortfall(*candidate_) == 0;
    if (!best_ || is_nearer(*candidate_, *best_)) {
      best_ = candidate_;
      is_proved_ = true;
    }
    phase_ = next_phase();
  }

  bool is_nearer(const Generated& a, const Generated& b) const noexcept {
    return shortfall(a) < shortfall(b);
  }

  // Returns how far a puzzle is from the wished properties, as a penalty. 0 means that the puzzle
  // has all of them. A wrong number of clues counts more than an unneeded clue in a puzzle that
  // should be minimal.
  int shortfall(const Generated& made) const noexcept {
    const int clues = wish_.clues == 0 ? 0 : std::abs(made.clues - wish_.clues);
    return 2 * clues + (wish_.minimal && !made.minimal ? 1 : 0);
  }

  // The state of a random walk among the puzzles of one grid.
  struct Walk {
    Board puzzle;
    // The set of the cells in which `puzzle` has a clue.
    CellSet shown;
    // Number of steps of the walk since the number of clues of its puzzle last fell.
    int trials = 0;
  };

  Wish wish_;
  const Geometry& geometry_;
  Random random_;
  // All groups of symmetric cells, in random order. The clues of the puzzle are tested for removal
  // from the last group to the first.
  std::vector<Orbit> orbits_;
  Phase phase_ = Phase::kStart;
  // Number of questions that the generator has asked the solver so far. A question asks whether a
  // puzzle has one solution, or whether a clue of it is needed.
  std::uint64_t asked_ = 0;
  int grids_ = 0;
  Board solution_;
  // Unavoidable sets of the full grid `solution_`. These are sets of cells. A puzzle of the grid
  // with no clue in one of these sets has several solutions.
  std::optional<UnavoidableSets> unavoidable_;
  Board puzzle_;
  // The set of the cells in which the current puzzle has a clue.
  CellSet shown_;
  // The bounds of the bisection for the shortest list of clues, as numbers of orbits (groups of
  // symmetric cells). The first `enough_` orbits have one solution and at least as many clues as
  // wished. The first `too_few_` orbits have several solutions, or fewer clues than wished.
  std::size_t enough_ = 0;
  std::size_t too_few_ = 0;
  // True if the last of the first `enough_` orbits (groups of symmetric cells) is known to be
  // needed for a single solution.
  bool is_last_needed_ = false;
  // Number of orbits (groups of symmetric cells) at the front of `orbits_` that have not yet been
  // tested for removal.
  std::size_t untested_ = 0;
  // Number of clues of the current puzzle that have not yet been tested for removal.
  int untested_clues_ = 0;
  // Cells of the clues of `candidate_` that are not yet known to be needed. `candidate_` is the
  // puzzle that the phase kProve tests.
  std::vector<int> unproved_;
  // True if it is known whether `best_`, the best puzzle so far, is minimal, that is, needs each of
  // its clues. Otherwise best() finds it out when it is called.
  bool is_proved_ = true;
  std::optional<Walk> walk_;
  std::optional<Generated> candidate_;
  std::optional<Generated> best_;
};

Generator::Generator(const Wish& wish) : work_(std::make_unique<Work>(wish)) {
  assert(!find_fault(wish));
}
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;
Generator::~Generator() = default;

bool Generator::work(std::uint64_t questions) { return work_->run(questions); }

const Generated* Generator::best() const { return work_->best(); }

}  // namespace sudoku
