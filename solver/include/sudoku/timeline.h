// A run that can be wound to any of its positions, forward and back.
//
//   sudoku::Timeline timeline(sudoku::kBacktracking.make(board));
//   timeline.next();            // position 1
//   timeline.seek(1308);        // the step that led to position 1308
//   timeline.previous();        // back to 1307
//   timeline.now().board();     // the board as it stands there
//
// Position k is the state after k steps; 0 is the start. To go back, the timeline keeps copies of
// the search ("checkpoints") at even distances, starts from the nearest one and steps from there.
// At most kCheckpoints are kept: when they are used up, every second one is dropped and the
// distance doubles. So memory is bounded whatever the length of the run.
//
// The stretches between checkpoints are also the shape of the run: each knows its lowest and its
// highest depth, and the counters of the checkpoints tell what happened in between. Whatever looks
// for something far away skips the stretches that do not have it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/search.h"

namespace sudoku {

// A part of the shape of a run: the depths of its states, the one before its first step included,
// and how many of its steps were placements, retreats and solutions.
struct Column {
  Extent depth;
  std::uint64_t placements = 0;
  std::uint64_t retreats = 0;
  std::uint64_t solutions = 0;
  bool operator==(const Column&) const noexcept = default;
};

// The limits of a timeline. Tests make them small, so that a few steps do what takes millions
// otherwise.
struct Spacing {
  std::size_t checkpoints = 4096;   // the most that are kept; 2 or more
  std::uint64_t distance = 0;       // steps between the first ones; 0: Algorithm::distance
  std::uint64_t stride = 0;         // steps of a frame; 0: Algorithm::stride
  std::uint64_t reach = 1'000'000;  // steps that one seek() goes beyond known()
};

// A search that remembers enough to go back. Where a call finds no memory for what it needs, it
// throws std::bad_alloc, and nothing has changed; where there is none for one more checkpoint,
// every second one is dropped.
class Timeline {
 public:
  static constexpr std::size_t kCheckpoints = Spacing{}.checkpoints;
  // One call of seek() goes no further than this beyond what is known.
  static constexpr std::uint64_t kReach = Spacing{}.reach;

  explicit Timeline(std::unique_ptr<Search> search, Spacing spacing = {});
  Timeline(Timeline&&) noexcept = default;
  Timeline& operator=(Timeline&&) noexcept = default;
  ~Timeline() = default;

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
  // nothing for n = 0 and where fewer are known. Does not move.
  std::optional<std::uint64_t> nth(Kind kind, std::uint64_t n) const;
  // The position of the step that placed the digit of now().stack()[index].
  std::uint64_t placed_at(std::size_t index) const;
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

  // The shape of the steps from..to (both cut to known()) in `columns` columns or fewer: with n of
  // them, column i has the positions from + i * (to - from) / n, exclusive, to the same of i + 1,
  // inclusive. There are never more columns than steps. Up to Algorithm::stride steps all is exact.
  // A longer range is made of the stretches between checkpoints: it has no more columns than
  // stretches, and the borders between columns may lie up to a stretch too early; its ends do not.
  std::vector<Column> shape(std::uint64_t from, std::uint64_t to, std::size_t columns) const;

  // What is known beyond `since`, for merge(): checkpoints, shape, and the search that came
  // furthest. With the known() of an earlier save() as `since`, the two are pieces that follow each
  // other.
  std::vector<std::uint8_t> save(std::uint64_t since) const;
  // Takes over what another timeline of the same puzzle and algorithm knows beyond known(); does
  // not move. False, and nothing has changed, if the bytes are no such thing or leave a gap after
  // known(). Bytes from strangers do no harm: they may tell lies about the run, and no more. No
  // call takes longer for them, so that a piece is refused whose checkpoints lie further apart than
  // four times Algorithm::stride: a run has them so after some 10^10 steps of a search that goes
  // row by row, after 10^9 of another.
  bool merge(std::span<const std::uint8_t> bytes);

  // Bytes held, checkpoints included.
  std::size_t memory() const noexcept;
  // How many checkpoints there are, and how many more there may be on the way to a position.
  std::size_t checkpoints() const noexcept { return stretches_.size(); }
  std::size_t checkpoints_to(std::uint64_t position) const noexcept;

 private:
  struct Piece;
  // What lies before a checkpoint: the search at the checkpoint, and the depths of all positions
  // from the checkpoint before it on.
  struct Stretch {
    std::unique_ptr<Search> end;
    Extent depths;
  };

  Timeline(const Timeline& other);
  template <class Work>
  auto all_or_nothing(const Work& work);
  Step approach(std::uint64_t target);
  std::uint64_t advance_now(std::uint64_t budget, KindSet kinds, std::uint64_t count);
  std::size_t read_now(std::span<std::uint32_t> words);
  bool measure_ahead(std::uint64_t budget);
  std::uint64_t next_checkpoint() const noexcept { return stretches_.size() * distance_; }
  void move_to(std::uint64_t position);
  std::uint64_t shortly_before(std::uint64_t end, KindSet kinds, std::uint64_t n) const;
  void restart_from(const Search& start);
  void leap_to(Search& search, std::uint64_t position);
  Step last_step() const noexcept;
  void extend_known(const Search& search, Extent depths) noexcept;
  void add_checkpoint(std::unique_ptr<Search> search);
  void thin_out() noexcept;
  bool read_piece(std::span<const std::uint8_t> bytes, Piece& piece) const;
  void append(Piece& piece);
  Extent depths_until(std::uint64_t position, std::unique_ptr<Search>& search) const;
  std::size_t last_stretch_with(std::size_t depth) const;
  const Search& furthest() const noexcept;
  const Search& checkpoint_before(std::uint64_t position) const noexcept;
  const Search& nearest(std::uint64_t position) const noexcept;

  std::unique_ptr<Search> now_;
  std::unique_ptr<Search> ahead_;   // the furthest position that measure() has come to
  std::vector<Stretch> stretches_;  // the i-th ends at position i * distance_, none beyond known()
  Extent last_depths_;              // the depths from the last checkpoint to known()
  Spacing spacing_;
  std::uint64_t distance_ = spacing_.distance;
  Step step_{};
};

}  // namespace sudoku
