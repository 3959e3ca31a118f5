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

// So many grids are reduced once each before any is searched for few clues: 22 come by chance among
// them, and the puzzle of a seed stays what it was.
constexpr int kGrids = 256;
// What is tried in one grid to come down to few clues: so many puzzles in a row that are no better,
// each with so many orbits of clues more before it is reduced anew. Found by trials for 19 and 20
// clues: two orbits, or 100 puzzles, take twice as long.
constexpr int kPatience = 500;
constexpr std::size_t kMore = 4;

// No puzzle with fewer has one solution: for 9x9 and 6x6 found by going through all, for 4x4 plain
// to see.
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
  // The last digit of a full row is never needed.
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

  bool go_on(std::uint64_t questions) {
    const std::uint64_t end = asked_ + questions;
    while (!complete() && asked_ < end) step();
    return complete();
  }

  // Whether one that is no more than the nearest so far is minimal is asked when it is looked at.
  const Generated* best() {
    if (!best_) return nullptr;
    if (!is_proved_) best_->minimal = is_minimal(best_->puzzle, best_->solution);
    is_proved_ = true;
    return &*best_;
  }

 private:
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

  // The first `enough_` orbits have one solution, and clues enough; the first `too_few_` have not.
  void bisect() {
    if (enough_ - too_few_ > 1) {
      const std::size_t middle = (enough_ + too_few_) / 2;
      take_first(middle);
      ++asked_;
      const bool is_unique = !unavoidable_->is_any_hidden(shown_) && count(puzzle_, 2) == 1;
      (is_unique ? enough_ : too_few_) = middle;
      is_last_needed_ |= !is_unique;
      return;
    }
    take_first(enough_);
    // But for the last orbit, which must stay; or could go, where that came by the number of clues.
    const bool may_go = !is_last_needed_ && wish_.minimal && wish_.symmetry == Symmetry::kNone;
    untested_ = may_go ? enough_ : enough_ - 1;
    untested_clues_ = may_go ? clues() : clues() - orbits_[untested_].size;
    phase_ = Phase::kReduce;
  }

  void take_first(std::size_t orbits) {
    puzzle_ = Board(geometry_);
    shown_ = {};
    for (std::size_t i = 0; i < orbits; ++i) put(orbits_[i]);
  }

  // The last orbit that was not tested yet goes, if it can.
  void reduce() {
    const bool content = !wish_.minimal && clues() == wish_.clues;
    if (untested_ == 0 || content || hopeless()) return end();
    const Orbit& orbit = orbits_[--untested_];
    untested_clues_ -= orbit.size;
    if (wish_.minimal || clues() - orbit.size >= wish_.clues) remove(orbit);
  }

  // The number of clues wished for cannot be hit any more; or on a walk, that of its puzzle.
  bool hopeless() const noexcept {
    if (wish_.clues == 0) return false;
    const int most = walk_ ? walk_->shown.size() : wish_.clues;
    return clues() < wish_.clues || clues() - untested_clues_ > most;
  }

  // All of the orbit, or nothing. One cell after the other: once the first is known not to be
  // needed, leaving out the second is a question about the second alone.
  void remove(const Orbit& orbit) {
    for (const int cell : orbit) {
      if (is_needed(cell)) return put(orbit);
      puzzle_.set(cell, 0);
      shown_.erase(cell);
    }
  }

  // Counts as asked, though about half of the needed clues need no solver.
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

  // A random walk through the puzzles of the grid, to fewer clues or as many: a puzzle that was
  // reduced gets some clues more, and is reduced anew, those last. Few grids are without a puzzle
  // of 20 clues, and few puzzles that are reduced at random have so few.
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
    for (std::size_t i = 0; i < kMore && untested_ < orbits_.size(); ++i, ++untested_) {
      put(orbits_[untested_]);
      std::swap(orbits_[i], orbits_[untested_]);
    }
    untested_clues_ = clues();
    is_last_needed_ = true;  // every clue is tested
    phase_ = Phase::kReduce;
  }

  // From a puzzle with more clues than wished for others of its grid can be reached.
  Phase after_this() const noexcept {
    const bool too_many = wish_.clues > 0 && clues() > wish_.clues;
    return walk_ || (too_many && grids_ > kGrids) ? Phase::kVary : Phase::kStart;
  }

  // The puzzle is as good as it gets by this order of its clues. Where it can be better than the
  // best so far, and it matters, what it is worth remains to be proved.
  void end() {
    phase_ = after_this();
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

  // Of clues that stand alone in their orbits those that were tested are needed; so is the last of
  // the first run that has one solution, unless it was only the first that has clues enough.
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

  // Asks of the next clue whether it is needed; the first that is not ends it.
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
    phase_ = after_this();
  }

  bool is_nearer(const Generated& a, const Generated& b) const noexcept {
    return shortfall(a) < shortfall(b);
  }

  // How far a puzzle is from the wish: first by its number of clues.
  int shortfall(const Generated& made) const noexcept {
    const int clues = wish_.clues == 0 ? 0 : std::abs(made.clues - wish_.clues);
    return 2 * clues + (wish_.minimal && !made.minimal ? 1 : 0);
  }

  // Where it stands.
  struct Walk {
    Board puzzle;
    CellSet shown;
    int trials = 0;  // that came to no fewer clues
  };

  Wish wish_;
  const Geometry& geometry_;
  Random random_;
  std::vector<Orbit> orbits_;  // in the order of this attempt
  Phase phase_ = Phase::kStart;
  std::uint64_t asked_ = 0;
  int grids_ = 0;
  Board solution_;
  std::optional<UnavoidableSets> unavoidable_;  // of the solution
  Board puzzle_;
  CellSet shown_;  // the clues of the puzzle
  std::size_t enough_ = 0;
  std::size_t too_few_ = 0;
  bool is_last_needed_ = false;  // of the first `enough_`, by an answer
  std::size_t untested_ = 0;     // so many of the first orbits may still go
  int untested_clues_ = 0;
  std::vector<int> unproved_;  // clues that the candidate may not need
  bool is_proved_ = true;      // of the best, whether it is minimal
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

bool Generator::work(std::uint64_t questions) { return work_->go_on(questions); }

const Generated* Generator::best() const noexcept { return work_->best(); }

}  // namespace sudoku
