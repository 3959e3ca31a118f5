// Run: one search together with its history, for JavaScript. Two modules have runs: `sudoku`
// (bindings.cc) and `logic` (logic.cc). Both give the methods below to JavaScript under the same
// names. web/app/solver/run.js calls them.
//
// When a WebAssembly module runs out of memory, the module ends and all of its runs are lost.
// So each method that may allocate memory first checks that the memory can be had. If it cannot,
// the method changes nothing and returns kNoMemory. No method throws.
//
// Positions and counts are doubles, because a double is exact up to 2^53 and int is not.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "codes.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/search.h"
#include "sudoku/step.h"
#include "sudoku/timeline.h"

namespace wasm {

using sudoku::Board;
using sudoku::Timeline;

// Buffer that JavaScript and the module share. A board lies in its first bytes, one byte for each
// cell, row by row; 0 means an empty cell. Run::read() writes words, one for each step.
inline constexpr std::size_t kBufferWords = 4096;
inline std::array<std::uint32_t, kBufferWords> words;

// The bytes of the buffer.
inline std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(words.data()); }

// Writes the digits of a board into the buffer, from byte `offset` on.
inline void put_board(std::size_t offset, const Board& board) {
  std::copy(board.digits().begin(), board.digits().end(), bytes() + offset);
}

// Returns the board whose digits are the first `cells` bytes of the buffer.
inline Board board_in_buffer(int cells) {
  return {*sudoku::Geometry::of_cells(cells), {bytes(), static_cast<std::size_t>(cells)}};
}

// Upper bounds of the memory, in bytes, that the calls of a module need. Each module defines its
// own.
struct MemoryNeeds {
  std::size_t search;  // what a search allocates to take a step, in addition to its own size
  bool at_each_step;   // true: each step allocates that and frees it; false: the first step of a
                       // search allocates it, and the search keeps it
  std::size_t beside_runs;  // what a call that has nothing to do with a run allocates
};
extern const MemoryNeeds memory_needs;

// Returns whether `size` bytes of memory can be allocated.
inline bool can_allocate(std::size_t size) {
  void* const volatile block = std::malloc(size);
  std::free(block);
  return block != nullptr;
}

// Memory that suffices to look at another position of a run: five copies of a search, each with
// what the search allocates to take a step.
inline std::size_t memory_to_look();
// Memory that suffices to look at a position and for one call that has nothing to do with a run.
// What is kept for long must leave that much free.
inline std::size_t memory_to_spare() { return memory_to_look() + memory_needs.beside_runs; }

class Run {
 public:
  // Opens a run at its start. Requires: the board has no conflicts.
  // Returns: nullptr if there is too little memory. Otherwise the caller must delete the run.
  static Run* open(const sudoku::Algorithm& algorithm, const Board& board) {
    if (!can_allocate(memory_to_spare() + 5 * kCopy)) return nullptr;
    return new Run(algorithm, board);
  }

  const sudoku::Search& search() const { return timeline_.now(); }

  // Takes one step. Returns the step as pack() packs it, or kNoMemory. At the end of the run the
  // step is of kind kNone.
  int next() {
    if (!can_step(1)) return kNoMemory;
    return static_cast<int>(sudoku::pack(timeline_.next()));
  }

  // Takes up to `count` steps and writes them into `words`, packed. Requires: count <=
  // kBufferWords. Returns kNoMemory, or
  //
  //   bits   0..15                    16..
  //          number of steps taken    depth: size of the stack after them
  int read(int count) {
    static_assert(kBufferWords < 1U << 16U);
    if (!can_step(count)) return kNoMemory;
    const auto taken = static_cast<int>(timeline_.read(std::span(words).first(count)));
    return taken | depth() << 16;
  }

  // The step that led to the present position, packed; of kind kNone at position 0.
  std::uint32_t step() const { return sudoku::pack(timeline_.step()); }
  double position() const { return static_cast<double>(timeline_.position()); }
  // Number of digits on the stack.
  int depth() const { return static_cast<int>(search().stack().size()); }
  // Whether the run stands at its end.
  bool done() const { return timeline_.done(); }
  // Number of steps known so far.
  double known() const { return static_cast<double>(timeline_.known()); }
  // Whether the length of the run is known.
  bool complete() const { return timeline_.complete(); }
  // Number of solutions within the known steps.
  double solutions() const { return static_cast<double>(timeline_.solutions()); }
  // Bytes that the history holds.
  double memory() const { return static_cast<double>(timeline_.memory()); }

  // Goes to a position, or as near to it as Timeline::seek() allows. Returns 0, or kNoMemory.
  int seek(double position) {
    const double furthest = known() + static_cast<double>(Timeline::kReach);
    if (!can_reach(std::min(position, furthest))) return kNoMemory;
    timeline_.seek(static_cast<std::uint64_t>(position));
    return 0;
  }

  // Takes up to `budget` steps, until `count` steps of the kinds in the set `kinds` were taken.
  // Returns the number of these steps, or kNoMemory.
  double advance(double budget, std::uint32_t kinds, double count) {
    if (!can_reach(position() + budget)) return kNoMemory;
    return static_cast<double>(timeline_.advance(static_cast<std::uint64_t>(budget), kinds,
                                                 static_cast<std::uint64_t>(count)));
  }

  // Returns the nearest later (or, if `backward`, earlier) position to which a step of the kinds in
  // the set `kinds` led. Looks at no more than `budget` steps. Returns kNone if there is none, or
  // kNoMemory.
  double find(std::uint32_t kinds, bool backward, double budget) const {
    if (!can_allocate(memory_to_look())) return kNoMemory;
    return or_none(timeline_.find(kinds, backward, static_cast<std::uint64_t>(budget)));
  }

  // Returns the position to which the n-th step of a kind led, counted from 1. Returns kNone if
  // fewer are known, or kNoMemory.
  double nth(int kind, double n) const {
    if (!can_allocate(memory_to_look())) return kNoMemory;
    return or_none(timeline_.nth(static_cast<sudoku::Kind>(kind), static_cast<std::uint64_t>(n)));
  }

  // Returns the position of the step that placed digit `index` of the stack, or kNoMemory.
  // Requires: 0 <= index < depth().
  double placed_at(int index) const {
    if (!can_allocate(memory_to_look())) return kNoMemory;
    return static_cast<double>(timeline_.placed_at(static_cast<std::size_t>(index)));
  }

  // Makes up to `budget` more steps known, without moving. Returns 1 if the length of the run is
  // known then, 0 if not, or kNoMemory.
  int measure(double budget) {
    if (!can_reach(known() + budget)) return kNoMemory;
    return timeline_.measure(static_cast<std::uint64_t>(budget)) ? 1 : 0;
  }

  // Describes the steps from..to in at most `columns` columns. Returns the number of columns, n, or
  // kNoMemory. The transfer holds the columns, one after the other in each of the two parts:
  //
  //   3 * n doubles   placements, retreats, solutions
  //   2 * n bytes     lowest depth, highest depth
  double shape(double from, std::uint32_t columns, double to) {
    // 64 bytes for a column: those of sudoku::Column and 26 in the transfer.
    static_assert(sizeof(sudoku::Column) + 3 * sizeof(double) + 2 <= 64);
    if (!can_allocate(memory_to_look() + std::size_t{64} * columns)) return kNoMemory;
    const auto shape =
        timeline_.shape(static_cast<std::uint64_t>(from), static_cast<std::uint64_t>(to), columns);
    transfer_ = std::vector<std::uint8_t>(shape.size() * (3 * sizeof(double) + 2));
    std::uint8_t* counts = transfer_.data();
    std::uint8_t* depths = counts + shape.size() * 3 * sizeof(double);
    for (const sudoku::Column& column : shape) {
      const std::array<double, 3> numbers = {static_cast<double>(column.placements),
                                             static_cast<double>(column.retreats),
                                             static_cast<double>(column.solutions)};
      std::memcpy(counts, numbers.data(), sizeof numbers);
      counts += sizeof numbers;
      *depths++ = column.depth.low;
      *depths++ = column.depth.high;
    }
    return static_cast<double>(shape.size());
  }

  // Saves what is known beyond the position `since` into the transfer. Returns 0, or kNoMemory.
  int save(double since) {
    if (!can_allocate(memory_to_look() + kSaved * (timeline_.checkpoints() + 1))) return kNoMemory;
    transfer_ = timeline_.save(static_cast<std::uint64_t>(since));
    return 0;
  }

  // Takes over what save() of another run put into the transfer. Returns 1, or 0 if the bytes are
  // refused, or kNoMemory.
  int merge() {
    const std::size_t searches = transfer_.size() / kLeastSaved + 1;
    const std::size_t copies = kCopy * std::min(searches, Timeline::kCheckpoints);
    if (!can_allocate(memory_to_spare() + copies)) return kNoMemory;
    return timeline_.merge(transfer_) ? 1 : 0;
  }

  // Bytes that shape() and save() return, and that merge() takes: too many for the buffer.
  std::span<const std::uint8_t> transfer() const { return transfer_; }
  // Makes room for `size` bytes in the transfer; 0 frees its memory. Returns 0, or kNoMemory.
  int resize_transfer(int size) {
    if (!can_allocate(memory_to_look() + static_cast<std::size_t>(size))) return kNoMemory;
    transfer_ = std::vector<std::uint8_t>(size);
    return 0;
  }

  // Digits of the board at the present position, row by row; 0 means an empty cell.
  std::span<const std::uint8_t> board() const { return search().board().digits(); }
  // Cells on the stack, the oldest first.
  std::span<const std::uint8_t> stack() const { return search().stack(); }
  // Number of steps of each kind up to the present position, by the number of the kind. Valid until
  // the next call of counters() or totals().
  std::span<const double> counters() const { return as_doubles(search().counters()); }
  // Number of steps of each kind within the known steps. Valid like counters().
  std::span<const double> totals() const { return as_doubles(timeline_.totals()); }

  // Bytes of a copy of a search, with its entry in a list and the overhead of the allocator.
  static constexpr std::size_t kCopy = sudoku::Search::kMostBytes + 32;

 private:
  // Bytes that a search takes while it is saved: its own, and those of an output that grows.
  static constexpr std::size_t kSaved = 3 * sudoku::Search::kMostBytes;
  // Fewest bytes of a saved search.
  static constexpr std::size_t kLeastSaved = 14;

  Run(const sudoku::Algorithm& algorithm, const Board& board) : timeline_(algorithm.make(board)) {}

  std::size_t memory_to_reach(double position) const {
    const auto target = static_cast<std::uint64_t>(position);
    if (target <= timeline_.known()) return memory_to_look();
    return memory_to_spare() + kCopy * timeline_.checkpoints_to(target);
  }
  bool can_reach(double position) const { return can_allocate(memory_to_reach(position)); }

  // Returns whether there is memory for `steps` more steps. Most steps need none and must be fast.
  // So it is checked only where a search takes its first step and where a checkpoint is due.
  bool can_step(int steps) const {
    const std::uint64_t end = timeline_.position() + static_cast<std::uint64_t>(steps);
    const bool allocates =
        memory_needs.at_each_step || timeline_.position() == 0 || timeline_.checkpoints_to(end) > 0;
    return !allocates || can_reach(static_cast<double>(end));
  }

  static double or_none(std::optional<std::uint64_t> position) {
    return position ? static_cast<double>(*position) : double{kNone};
  }

  static std::span<const double> as_doubles(const sudoku::Counters& counters) {
    static std::array<double, sudoku::kKinds> numbers;
    std::copy(counters.begin(), counters.end(), numbers.begin());
    return numbers;
  }

  Timeline timeline_;
  std::vector<std::uint8_t> transfer_;
};

inline std::size_t memory_to_look() {
  return 5 * Run::kCopy + (memory_needs.at_each_step ? 1 : 5) * memory_needs.search;
}

}  // namespace wasm
