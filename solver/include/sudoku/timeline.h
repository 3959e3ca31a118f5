// Timeline: the run of a search, which can be moved to any of its positions, forward and back. A
// search is one algorithm that solves one board step by step.
//
//   sudoku::Timeline timeline(sudoku::kBacktracking.make(board));
//   timeline.next();            // takes the first step; the position is 1
//   timeline.seek(1308);        // returns the step that led to position 1308
//   timeline.previous();        // returns the step that led to position 1307
//   timeline.now().board();     // the board at position 1307
//
// Position k is the state after k steps; position 0 is the start. A search cannot undo a step.
// Therefore the timeline keeps copies of the search, called checkpoints, at equal distances. To go
// back, the timeline copies the nearest earlier checkpoint and steps forward from there. In the
// drawing, d is the distance between checkpoints, and known() is the furthest position that the
// timeline has reached, or has explored ahead with a copy of the search.
//
//   position     0          d         2d         3d    known()
//   checkpoint   0 -------- 1 -------- 2 -------- 3 ---- .
//   stretch           1          2          3       last
//
// At most 4096 checkpoints are kept by default. When that many exist, the timeline drops every
// second one and doubles the distance d. So memory is bounded whatever the length of the run.
//
// For each stretch between two checkpoints, the timeline records the lowest and the highest depth.
// The depth is the number of digits placed and not erased. Each checkpoint also has the numbers of
// steps so far, by kind (such as placing or erasing a digit). With these figures, a lookup skips
// the stretches that cannot contain the step that is looked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/search.h"
#include "sudoku/step.h"

namespace sudoku {

// Summary of consecutive steps of a search, drawn as one column of a depth profile. `depth` is the
// lowest and the highest depth (number of digits placed and not erased) during these steps,
// including the depth before the first of them. The other members count the placements, the dead
// ends (`retreats`) and the solutions among the steps.
struct Column {
  Extent depth;
  std::uint64_t placements = 0;
  std::uint64_t retreats = 0;
  std::uint64_t solutions = 0;
  bool operator==(const Column&) const noexcept = default;
};

// Limits and distances of a Timeline, that is, of a search that can also go back to earlier
// positions. Tests set small values, so that a run of a few steps already reaches the limits.
struct Spacing {
  // Maximum number of checkpoints, that is, of copies of the search that are kept for going back.
  // Requires: 2 or more.
  std::size_t checkpoints = 4096;
  // Initial number of steps between two checkpoints (copies of the search). The number doubles
  // whenever the maximum number of checkpoints is reached. 0 means the default of the algorithm.
  std::uint64_t distance = 0;
  // Number of steps that a search can do in about 16 ms, the time of one display frame, if it does
  // not report each step. Timeline::shape() and Timeline::merge() derive their limits from it. 0
  // means the default of the algorithm.
  std::uint64_t stride = 0;
  // Maximum number of steps that one call of Timeline::seek(), which goes to a position, may go
  // beyond the furthest position reached or explored so far.
  std::uint64_t reach = 1'000'000;
};

// A search together with its history, which can go forward and back. A call that runs out of memory
// throws std::bad_alloc and changes nothing. There is one exception: if there is no memory for
// another checkpoint (a copy of the search for going back), every second checkpoint is dropped and
// the call goes on.
class Timeline {
 public:
  static constexpr std::size_t kCheckpoints = Spacing{}.checkpoints;
  // The number of steps by which one call of seek() may go beyond the furthest known position of
  // the run, unless the caller sets another limit.
  static constexpr std::uint64_t kReach = Spacing{}.reach;

  explicit Timeline(std::unique_ptr<Search> search, Spacing spacing = {});
  Timeline(Timeline&&) noexcept = default;
  Timeline& operator=(Timeline&&) noexcept = default;
  ~Timeline() = default;

  // Returns the search at the present position. The search has the present board, the stack of the
  // cells filled so far, and the numbers of steps by kind.
  const Search& now() const noexcept { return *now_; }
  std::uint64_t position() const noexcept { return now_->position(); }
  bool done() const noexcept { return now_->done(); }
  // Returns the step that led to the present position. At position 0, the start, there is no such
  // step, and the kind of the result is kNone.
  const Step& step() const noexcept { return step_; }

  // Takes one step and returns it. At the end of the run, returns a step of kind kNone and does not
  // move.
  Step next();
  // Goes one step back. Returns the step that led to the new position; if that is position 0, the
  // result has the kind kNone (no step). At position 0 the timeline does not move.
  Step previous();
  // Goes to `position`, or to the end of the run if that comes first. Returns the step that led
  // there. One call goes at most Spacing::reach steps (a million by default) beyond known(), the
  // furthest position reached or explored so far.
  Step seek(std::uint64_t position);

  // Takes steps until `count` of them were of a kind in the set `kinds`, but at most `budget`
  // steps. Returns how many of the steps taken were of these kinds. A result below `count` means
  // that the budget is used up or that the run has ended.
  std::uint64_t advance(std::uint64_t budget, KindSet kinds, std::uint64_t count);
  // Returns the nearest position right after a step of a kind in the set `kinds`. The result is
  // later than the present position or, if `backward`, earlier. Examines at most `budget` steps,
  // and returns nullopt if none of them is of these kinds. The present position does not change.
  std::optional<std::uint64_t> find(KindSet kinds, bool backward, std::uint64_t budget) const;
  // Returns the position right after the `n`-th step of kind `kind`. n = 1 is the first such step
  // of the run. Returns nullopt if n is 0, or if fewer such steps have been taken or explored so
  // far. The present position does not change.
  std::optional<std::uint64_t> nth(Kind kind, std::uint64_t n) const;
  // Returns the position right after the step that placed the digit that is now in the cell
  // now().stack()[index]. The stack has the cells that the search has filled and not emptied again,
  // in the order in which they were filled. Requires: index < now().stack().size().
  std::uint64_t placed_at(std::size_t index) const;
  // Takes up to words.size() steps and writes each into `words`, packed into 32 bits by pack()
  // (step.h). Returns the number of steps, which is less than words.size() only at the end of the
  // run.
  std::size_t read(std::span<std::uint32_t> words);

  // Does up to `budget` steps with a copy of the search, starting at known(), the furthest position
  // reached or explored so far. So known() grows, but the present position does not change. Returns
  // true if the end of the run is known afterwards.
  bool measure(std::uint64_t budget);
  // Returns the furthest known position, that is, the number of steps that have been taken or
  // explored ahead. If the end of the run is known, this is its length.
  std::uint64_t known() const noexcept;
  bool complete() const noexcept { return now_->done() || ahead_->done(); }
  // Returns the number of solutions that the search has found in the steps taken or explored ahead
  // so far.
  std::uint64_t solutions() const noexcept;
  // Returns the numbers of steps taken or explored ahead so far, by kind: element k is the number
  // of steps whose Kind has the value k.
  const Counters& totals() const noexcept { return furthest().counters(); }

  // Returns the depth profile of the steps after position `from` up to position `to`: at most
  // `columns` columns of about equal length, each with the range of depths (numbers of digits
  // placed and not erased) in its part of the steps. If `from` or `to` is beyond known(), the
  // furthest position reached or explored so far, known() is used instead. With n columns, column i
  // (from 0) covers the steps that lead to the positions
  //
  //   from + i * (to - from) / n  <  position  <=  from + (i + 1) * (to - from) / n
  //
  // There are never more columns than steps. A range of up to Spacing::stride steps is exact. A
  // longer range is put together from the stretches between checkpoints (copies of the search at
  // equal distances). It has at most one column per stretch, and a border between two columns may
  // lie up to one stretch too early. The two ends of the range are always exact.
  std::vector<Column> shape(std::uint64_t from, std::uint64_t to, std::size_t columns) const;

  // Saves the part of the run from position `since` to known(), the furthest position reached or
  // explored so far. Returns the bytes that merge() reads: the checkpoints (copies of the search)
  // in this part, the ranges of depths (numbers of digits placed and not erased) between them, and
  // the search at known(). To save a run in consecutive pieces, pass as `since` the value that
  // known() had at the previous save().
  std::vector<std::uint8_t> save(std::uint64_t since) const;
  // Adds steps that another timeline has computed, if they are beyond known() of this timeline, the
  // furthest position reached or explored so far. `bytes` is what save() of the other timeline
  // returned. The present position does not change. Returns false and changes nothing if the bytes
  // are invalid, are about another puzzle or algorithm, do not fit this run, or begin later than
  // known(). Otherwise returns true, even if the bytes have no step beyond known().
  //
  // Untrusted bytes are safe: at worst they describe a run that the search would not take. To keep
  // later calls fast, merge() refuses bytes whose checkpoints are more than 4 * Spacing::stride
  // steps apart. By default, a genuine run has such distances only after some 10^10 steps of a
  // row-by-row search, or some 10^9 steps of any other search.
  bool merge(std::span<const std::uint8_t> bytes);

  // Returns the number of bytes of memory that the timeline holds, including its checkpoints
  // (copies of the search that are kept for going back).
  std::size_t memory() const noexcept;
  // Returns the number of checkpoints, that is, of copies of the search kept for going back.
  std::size_t checkpoints() const noexcept { return stretches_.size(); }
  // Returns the number of further checkpoints (copies of the search kept for going back) for which
  // there must be memory before the timeline goes to `position`: 0 if it adds none on the way.
  std::size_t checkpoints_to(std::uint64_t position) const noexcept;

 private:
  struct Piece;
  // A checkpoint and the stretch of the run before it. `end` is the copy of the search at the
  // checkpoint. `depths` has the lowest and the highest depth (number of digits placed and not
  // erased) from the previous checkpoint to this one, both included.
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
  Step last_step() const;
  void extend_known(const Search& search, Extent depths);
  void add_checkpoint(std::unique_ptr<Search> search);
  void thin_out() noexcept;
  bool read_piece(std::span<const std::uint8_t> bytes, Piece& piece) const;
  void append(Piece& piece);
  Extent depths_until(std::uint64_t position, std::unique_ptr<Search>& search) const;
  std::size_t last_stretch_with(std::size_t depth) const;
  const Search& furthest() const noexcept;
  const Search& checkpoint_before(std::uint64_t position) const noexcept;
  const Search& nearest(std::uint64_t position) const;

  // The search at the present position.
  std::unique_ptr<Search> now_;
  // A second search on the same board. It explores steps ahead without changing the present
  // position. When the timeline goes back from known(), the furthest position reached or explored,
  // it moves the search at that position to ahead_. So known() never shrinks.
  std::unique_ptr<Search> ahead_;
  // The checkpoints, that is, copies of the search. Element i is at position i * distance_. No
  // checkpoint is beyond known(), the furthest position reached or explored so far.
  std::vector<Stretch> stretches_;
  // The lowest and the highest depth (number of digits placed and not erased) from the last
  // checkpoint (copy of the search) to the furthest position reached or explored so far.
  Extent last_depths_;
  Spacing spacing_;
  std::uint64_t distance_ = spacing_.distance;
  Step step_{};
};

}  // namespace sudoku
