// A run that can be wound to any of its positions, forward and back.
//
//   sudoku::Timeline timeline(sudoku::make_backtracking(board));
//   timeline.next();            // position 1
//   timeline.seek(1308);        // the step that led to position 1308
//   timeline.previous();        // back to 1307
//   timeline.now().board();     // the board as it stands there
//
// Position k is the state after k steps; 0 is the start. To go back, the timeline keeps copies of
// the search ("checkpoints") at even distances, starts from the nearest one and steps from there.
// At most kCheckpoints are kept: when they are used up, every second one is dropped and the
// distance doubles. So memory is bounded whatever the length of the run.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sudoku/search.h"

namespace sudoku {

class Timeline {
 public:
  static constexpr std::size_t kCheckpoints = 4096;
  // Checkpoints lie no closer than this: copying would cost more than stepping.
  static constexpr std::uint64_t kShortestDistance = 2048;
  // One call of seek() goes no further than this beyond what is known.
  static constexpr std::uint64_t kReach = 1'000'000;

  explicit Timeline(std::unique_ptr<Search> search);

  // The search at the present position: its board, stack and counters.
  const Search& now() const noexcept { return *now_; }
  std::uint64_t position() const noexcept { return now_->position(); }
  bool done() const noexcept { return now_->done(); }
  // The step that led to the present position; kNone at position 0.
  const Step& step() const noexcept { return step_; }

  // One step on; kNone, and no move, when done().
  Step next();
  // One step back; returns step(), kNone at position 0.
  Step previous();
  // Goes to `position`, or as near as the run (or kReach) allows; returns step().
  Step seek(std::uint64_t position);

  // Steps on until `count` steps of one of `kinds` have been taken, for at most `budget` steps.
  // Returns how many of the kinds were met; fewer than `count` means that the budget is used up or
  // the run is done.
  std::uint64_t advance(std::uint64_t budget, KindSet kinds, std::uint64_t count);
  // The nearest later (or, `backward`, earlier) position that a step of one of `kinds` leads to.
  // Looks at no more than `budget` steps. Does not move.
  std::optional<std::uint64_t> find(KindSet kinds, bool backward, std::uint64_t budget) const;
  // The position that the `n`-th step of a kind leads to, counted from the start of the run;
  // nothing for n = 0 and where fewer are known. Does not move. Leaps, in ever shorter strides:
  // quick for kinds that come often, as checks and placements do.
  std::optional<std::uint64_t> nth(Kind kind, std::uint64_t n) const;
  // Moves on by up to words.size() steps and packs them; returns how many.
  std::size_t read(std::span<std::uint32_t> words);

  // Runs ahead by up to `budget` steps without moving, so that known() grows; true when the end
  // has been found.
  bool measure(std::uint64_t budget);
  // The number of steps known so far; the length of the run if complete().
  std::uint64_t known() const noexcept;
  bool complete() const noexcept { return now_->done() || ahead_->done(); }
  // Solutions within known().
  std::uint64_t solutions() const noexcept;
  // The steps within known(), by kind number.
  const Counters& totals() const noexcept { return furthest().counters(); }

  // Bytes held, checkpoints included.
  std::size_t memory() const noexcept;

 private:
  std::uint64_t next_checkpoint() const noexcept { return checkpoints_.size() * distance_; }
  void wind_to(std::uint64_t position);
  void start_from(const Search& start);
  void go_to(Search& search, std::uint64_t position);
  void keep(const Search& search);
  const Search& furthest() const noexcept;
  const Search& checkpoint_before(std::uint64_t position) const noexcept;
  const Search& nearest(std::uint64_t position) const noexcept;

  std::unique_ptr<Search> now_;
  std::unique_ptr<Search> ahead_;                     // the furthest that the run is known
  std::vector<std::unique_ptr<Search>> checkpoints_;  // the i-th at position i * distance_
  std::uint64_t distance_ = kShortestDistance;
  Step step_{};
};

}  // namespace sudoku
