#include "sudoku/generate.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "orbits.h"
#include "random_grid.h"
#include "sudoku/cell_set.h"
#include "sudoku/solve.h"
#include "unavoidable.h"

namespace sudoku {
namespace {

// Number of grids that are reduced once each before the first random walk (Phase::kVary). Among
// this many grids a puzzle of 22 clues usually occurs without a walk. Another value would change
// the puzzles that seeds produce.
constexpr int kGridsBeforeWalk = 256;
// A random walk in one grid ends after kPatience reductions in a row without fewer clues. Each
// reduction starts by adding kAddedOrbits orbits of clues. The values were tuned for 19 and 20
// clues; with two orbits, or with 100 reductions, generating takes twice as long.
constexpr int kPatience = 500;
constexpr std::size_t kAddedOrbits = 4;

// Returns the minimum number of clues of a puzzle with one solution, proved by exhaustive search.
// For 9x9 see McGuire, Tugemann and Civario, "There is no 16-Clue Sudoku" (2012).
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
  // A minimal puzzle has an empty cell in every row: the last digit of a row follows from the rest.
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

class Generator::Work {
 public:
  explicit Work(const Wish& wish)
      : wish_(wish),
        geometry_(*Geometry::of_side(wish.side)),
        random_(wish.seed),
        orbits_(orbits_of(geometry_, wish.symmetry)),
        solution_(geometry_),
        puzzle_(geometry_) {}

  // Runs until about `questions` more questions have been asked, or the wish is granted. A question
  // asks whether a set of clues has one solution, or whether a clue is needed. Returns true if the
  // wish is granted.
  bool run(std::uint64_t questions) {
    const std::uint64_t end = asked_ + questions;
    while (!complete() && asked_ < end) step();
    return complete();
  }

  // Returns the puzzle nearest to the wish so far, or nullptr if there is none. For a puzzle that
  // does not fulfil the wish, the first call finds out whether the puzzle is minimal.
  const Generated* best() {
    if (!best_) return nullptr;
    if (!is_proved_) best_->minimal = is_minimal(best_->puzzle, best_->solution);
    is_proved_ = true;
    return &*best_;
  }

 private:
  // The phases of the generator, and the phases that may follow:
  //
  //   kStart    draws a grid and the order of its orbits              -> kBisect
  //   kBisect   finds the shortest unique prefix of the orbits        -> kReduce
  //   kReduce   removes clues that are not needed                     -> kProve, kStart, kVary
  //   kProve    proves that the puzzle is minimal, or that it is not  -> kStart, kVary
  //   kVary     takes a step of a random walk in the grid             -> kReduce, kBisect
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

  // Bisects for the shortest prefix of the orbits that has one solution and enough clues.
  // Invariant: the first `enough_` orbits do, the first `too_few_` orbits do not.
  void bisect() {
    if (enough_ - too_few_ > 1) {
      const std::size_t middle = (enough_ + too_few_) / 2;
      take_first(middle);
      ++asked_;
      const bool is_unique = !unavoidable_->is_any_hidden(shown_) && count(puzzle_, 2) == 1;
      if (is_unique) {
        enough_ = middle;
      } else {
        too_few_ = middle;
      }
      is_last_needed_ |= !is_unique;
      return;
    }
    take_first(enough_);
    // reduce() tests all orbits of the prefix, except the last one: without it, the prefix has
    // several solutions. If no question showed that, the last orbit was added for the number of
    // clues alone; then a minimal puzzle without symmetry has to test this orbit too.
    const bool may_go = !is_last_needed_ && wish_.minimal && wish_.symmetry == Symmetry::kNone;
    untested_ = may_go ? enough_ : enough_ - 1;
    untested_clues_ = may_go ? clues() : clues() - orbits_[untested_].size;
    phase_ = Phase::kReduce;
  }

  // Sets the puzzle to the clues of the first `orbits` orbits.
  void take_first(std::size_t orbits) {
    puzzle_ = Board(geometry_);
    shown_ = {};
    for (std::size_t i = 0; i < orbits; ++i) put(orbits_[i]);
  }

  // Tests the last untested orbit, and removes it from the puzzle if it is not needed.
  void reduce() {
    const bool satisfied = !wish_.minimal && clues() == wish_.clues;
    if (untested_ == 0 || satisfied || hopeless()) return end();
    const Orbit& orbit = orbits_[--untested_];
    untested_clues_ -= orbit.size;
    if (wish_.minimal || clues() - orbit.size >= wish_.clues) remove(orbit);
  }

  // Returns true if this reduction can no longer reach the wished number of clues or, on a random
  // walk, can no longer come down to the number of clues of the walk's puzzle.
  bool hopeless() const noexcept {
    if (wish_.clues == 0) return false;
    const int most = walk_ ? walk_->shown.size() : wish_.clues;
    return clues() < wish_.clues || clues() - untested_clues_ > most;
  }

  // Removes all clues of the orbit, or none if one of them is needed. Tests one cell after the
  // other: when the first clue is already removed, the question is about the second clue alone.
  void remove(const Orbit& orbit) {
    for (const int cell : orbit) {
      if (is_needed(cell)) return put(orbit);
      puzzle_.set(cell, 0);
      shown_.erase(cell);
    }
  }

  // Returns true if the puzzle has a second solution without the clue in `cell`. Always counts as
  // one question, although the unavoidable sets answer about half of the positive cases without the
  // solver.
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

  // Makes one step of a random walk through the puzzles of the grid. Adds some clues to the puzzle
  // of the walk and reduces the result again, testing the added clues last. The walk moves on to
  // the reduced puzzle if it does not have more clues. Most grids have puzzles of 20 clues, but a
  // single random reduction seldom finds one.
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
    is_last_needed_ = true;  // every clue is tested
    phase_ = Phase::kReduce;
  }

  // Returns the phase after a finished puzzle: the next step of a walk, the start of a walk from a
  // puzzle with too many clues, or a new grid.
  Phase next_phase() const noexcept {
    const bool too_many = wish_.clues > 0 && clues() > wish_.clues;
    return walk_ || (too_many && grids_ > kGridsBeforeWalk) ? Phase::kVary : Phase::kStart;
  }

  // Ends the reduction of a puzzle. Discards the puzzle if it would not be nearer to the wish than
  // `best_` even if it were minimal. Goes to kProve if the puzzle may be what was wished, or if a
  // minimal puzzle was wished; otherwise best() proves minimality on demand.
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

  // Lists the clues that are not yet known to be needed. Without symmetry, every tested clue is
  // known to be needed. So is the last clue of the shortest unique prefix, unless it was only added
  // to reach the number of clues.
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

  // Tests the next unproved clue. Ends the proof at the first clue that is not needed.
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

  // Returns how far a puzzle is from the wish; 0 is a puzzle that fulfils it. A wrong number of
  // clues counts more than not being minimal.
  int shortfall(const Generated& made) const noexcept {
    const int clues = wish_.clues == 0 ? 0 : std::abs(made.clues - wish_.clues);
    return 2 * clues + (wish_.minimal && !made.minimal ? 1 : 0);
  }

  // The state of a random walk.
  struct Walk {
    Board puzzle;
    CellSet shown;   // the cells of its clues
    int trials = 0;  // reductions since the number of clues last fell
  };

  Wish wish_;
  const Geometry& geometry_;
  Random random_;
  std::vector<Orbit> orbits_;  // in random order; reduce() tests them from the last to the first
  Phase phase_ = Phase::kStart;
  // Number of questions asked so far.
  std::uint64_t asked_ = 0;
  int grids_ = 0;
  Board solution_;
  std::optional<UnavoidableSets> unavoidable_;  // of the solution
  Board puzzle_;
  CellSet shown_;  // the cells of its clues
  // The bounds of bisect(), as numbers of orbits: the first `enough_` orbits have one solution and
  // enough clues, the first `too_few_` orbits do not.
  std::size_t enough_ = 0;
  std::size_t too_few_ = 0;
  // True if a question showed that the last of the first `enough_` orbits is needed.
  bool is_last_needed_ = false;
  // Number of orbits at the front of orbits_ that reduce() has not tested yet.
  std::size_t untested_ = 0;
  // Number of clues of the puzzle in the untested orbits.
  int untested_clues_ = 0;
  std::vector<int> unproved_;  // cells of candidate_ whose clues are not known to be needed
  // True if the value of best_->minimal has been determined. Otherwise best() determines it.
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

const Generated* Generator::best() const noexcept { return work_->best(); }

}  // namespace sudoku
