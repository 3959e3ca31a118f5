// The class Run: one search together with its history, for JavaScript. A search is one algorithm
// that solves one Sudoku board step by step. A position in a run is a number of steps done, from 0.
//
// Two WebAssembly modules have runs: `sudoku` (bindings.cc) and `logic` (logic.cc). Both offer the
// methods of Run to JavaScript. web/app/solver/run.js calls these methods.
//
// When a WebAssembly module runs out of memory, the module ends and all of its runs are lost.
// So each method that may allocate memory first checks that the memory can be allocated. If not,
// the method changes nothing and returns kNoMemory; open(), which returns a run, returns nullptr.
// No method throws.
//
// Positions and numbers of steps cross to JavaScript as doubles. A double is exact for integers up
// to 2^53, but an int ends at 2^31.
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

// Size of the buffer shared with JavaScript, in 32-bit words.
inline constexpr std::size_t kBufferWords = 4096;
// The buffer through which JavaScript and the WebAssembly module exchange data, as 32-bit words. A
// board takes the first bytes of the buffer: one byte for each cell, row by row, with 0 for an
// empty cell. Steps of a search take one word each.
inline std::array<std::uint32_t, kBufferWords> words;

// Returns the buffer shared with JavaScript, as bytes.
inline std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(words.data()); }

// Returns the board in the first `cells` bytes of the buffer shared with JavaScript. There is one
// byte for each cell, row by row, and 0 means an empty cell. Requires: `cells` is 16, 36 or 81.
inline Board board_in_buffer(int cells) {
  return {*sudoku::Geometry::of_cells(cells), {bytes(), static_cast<std::size_t>(cells)}};
}

// Upper bounds of the memory, in bytes, that calls into a WebAssembly module allocate. They serve
// to check for free memory before a call, because the module ends if it runs out of memory.
struct MemoryNeeds {
  // Bytes that a search allocates to take a step, in addition to the size of its object.
  std::size_t search;
  // If true, each step of a search allocates the number of bytes in the member `search`, and frees
  // them afterwards. If false, only the first step allocates them, and the search keeps them.
  bool at_each_step;
  // The most bytes that a call allocates if it does not concern a run, that is, a search with its
  // history. Parsing a text is an example.
  std::size_t beside_runs;
};
// Upper bounds of the memory that calls into a WebAssembly module allocate. Each module defines its
// own values.
extern const MemoryNeeds memory_needs;

// Returns whether `size` bytes of memory can be allocated.
inline bool can_allocate(std::size_t size) {
  void* const volatile block = std::malloc(size);
  std::free(block);
  return block != nullptr;
}

// Returns the number of bytes of memory that suffice to compute the state at any known position of
// a run (a search with its history), that is, at a position reached or explored so far. This is the
// size of five copies of the search, plus the memory that their steps allocate.
inline std::size_t memory_to_look();
// Returns the number of bytes of memory that must still be free after a call that allocates memory
// and keeps it. That is enough to compute the state at any known position of a run (a search with
// its history) and at the same time for one call that concerns no run.
inline std::size_t memory_to_spare() { return memory_to_look() + memory_needs.beside_runs; }

// One search together with its history, which can go to any position. A position is a number of
// steps done. A method that needs more memory than can be allocated returns kNoMemory and changes
// nothing.
class Run {
 public:
  // Creates a run of an algorithm on a board, with no step done yet. Returns nullptr if there is
  // too little memory. The caller must delete the run. Requires: no row, column or box of the board
  // holds a digit twice.
  static Run* open(const sudoku::Algorithm& algorithm, const Board& board) {
    if (!can_allocate(memory_to_spare() + 5 * kCopy)) return nullptr;
    return new Run(algorithm, board);
  }

  // Returns the search at the present position of the run.
  const sudoku::Search& search() const { return timeline_.now(); }

  // Takes one step of the search and returns it, packed into 32 bits by sudoku::pack(). At the end
  // of the run, returns a packed step of kind sudoku::Kind::kNone. Returns kNoMemory if there is
  // too little memory.
  int next() {
    if (!can_step(1)) return kNoMemory;
    return static_cast<int>(sudoku::pack(timeline_.next()));
  }

  // Takes up to `count` steps of the search. Writes each as one 32-bit word, packed by
  // sudoku::pack(), into the buffer shared with JavaScript. Requires: count <= kBufferWords.
  // Returns kNoMemory if there is too little memory. Otherwise returns two numbers in one int. The
  // depth is the number of digits placed and not erased.
  //
  //   bits   0..15                    16..30
  //          number of steps taken    depth after the last of these steps
  int read(int count) {
    static_assert(kBufferWords < 1U << 16U);
    if (!can_step(count)) return kNoMemory;
    const auto taken = static_cast<int>(timeline_.read(std::span(words).first(count)));
    return taken | depth() << 16;
  }

  // Returns the step of the search that led to the present position, packed into 32 bits by
  // sudoku::pack(). At position 0, the start, its kind is sudoku::Kind::kNone.
  std::uint32_t step() const { return sudoku::pack(timeline_.step()); }
  // Returns the present position, that is, the number of steps done since the start of the run.
  double position() const { return static_cast<double>(timeline_.position()); }
  // Returns the number of digits that the search has placed and not erased.
  int depth() const { return static_cast<int>(search().stack().size()); }
  // Returns true if the present position is the end of the run.
  bool done() const { return timeline_.done(); }
  // Returns the furthest known position of the run, that is, the number of steps that have been
  // taken or explored ahead.
  double known() const { return static_cast<double>(timeline_.known()); }
  // Returns true if the total number of steps of the run is known. It is known once the run, or a
  // copy of its search that explores ahead, has reached the end.
  bool complete() const { return timeline_.complete(); }
  // Returns the number of solutions that the search has found in the steps taken or explored ahead
  // so far.
  double solutions() const { return static_cast<double>(timeline_.solutions()); }
  // Returns the number of bytes of memory that the history of the run holds.
  double memory() const { return static_cast<double>(timeline_.memory()); }

  // Goes to a position, that is, to the state after `position` steps. Stops at the end of the run,
  // and at most Timeline::kReach (a million) steps beyond the furthest position reached or explored
  // so far. Returns 0, or kNoMemory if there is too little memory.
  int seek(double position) {
    const double furthest = known() + static_cast<double>(Timeline::kReach);
    if (!can_reach(std::min(position, furthest))) return kNoMemory;
    timeline_.seek(static_cast<std::uint64_t>(position));
    return 0;
  }

  // Takes steps of the search until `count` of them were of a kind in the set `kinds`, but at most
  // `budget` steps. Bit k of `kinds` stands for the kind with value k in sudoku::Kind. Returns how
  // many of the steps taken were of these kinds, or kNoMemory if there is too little memory.
  double advance(double budget, std::uint32_t kinds, double count) {
    if (!can_reach(position() + budget)) return kNoMemory;
    return static_cast<double>(timeline_.advance(static_cast<std::uint64_t>(budget), kinds,
                                                 static_cast<std::uint64_t>(count)));
  }

  // Returns the nearest position right after a step of a kind in the set `kinds`. The result is
  // later than the present position or, if `backward` is true, earlier. Bit k of `kinds` stands for
  // the kind with value k in sudoku::Kind. Examines at most `budget` steps. Returns the code
  // kNotFound (-1) if none of them is of these kinds, or kNoMemory if there is too little memory.
  double find(std::uint32_t kinds, bool backward, double budget) const {
    if (!can_allocate(memory_to_look())) return kNoMemory;
    return or_none(timeline_.find(kinds, backward, static_cast<std::uint64_t>(budget)));
  }

  // Returns the position right after the n-th step of a kind, where n = 1 is the first such step of
  // the run. `kind` is a value of sudoku::Kind. Returns the code kNotFound (-1) if fewer such steps
  // have been taken or explored so far, or kNoMemory if there is too little memory.
  double nth(int kind, double n) const {
    if (!can_allocate(memory_to_look())) return kNoMemory;
    return or_none(timeline_.nth(static_cast<sudoku::Kind>(kind), static_cast<std::uint64_t>(n)));
  }

  // Returns the position right after the step that placed one of the digits now on the board.
  // `index` selects the digit among those that the search has placed and not erased, from 0 for the
  // oldest. Requires: 0 <= index < depth(), the number of these digits. Returns kNoMemory if there
  // is too little memory.
  double placed_at(int index) const {
    if (!can_allocate(memory_to_look())) return kNoMemory;
    return static_cast<double>(timeline_.placed_at(static_cast<std::size_t>(index)));
  }

  // Explores up to `budget` steps beyond the furthest position reached or explored so far. The
  // present position does not change. Returns 1 if the total number of steps of the run is known
  // afterwards, 0 if not, or kNoMemory if there is too little memory.
  int measure(double budget) {
    if (!can_reach(known() + budget)) return kNoMemory;
    return timeline_.measure(static_cast<std::uint64_t>(budget)) ? 1 : 0;
  }

  // Computes a depth profile of the steps after position `from` up to position `to`, in at most
  // `columns` columns of about equal length. The depth is the number of digits placed and not
  // erased. Returns the number n of columns, or kNoMemory if there is too little memory. Afterwards
  // transfer() returns the profile as bytes:
  //
  //   3 * n doubles   for each column: number of placements, of dead ends, of solutions
  //   2 * n bytes     for each column: lowest depth, highest depth
  double shape(double from, std::uint32_t columns, double to) {
    // Each column of the profile takes at most 64 bytes of memory: a sudoku::Column, and the 26
    // bytes (three doubles and two bytes) into which it is converted for JavaScript.
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

  // Saves the part of the run from position `since` to the furthest position reached or explored so
  // far, so that another run of the same puzzle can take over these steps by merge(). Afterwards
  // transfer() returns the saved bytes. Returns 0, or kNoMemory if there is too little memory.
  int save(double since) {
    if (!can_allocate(memory_to_look() + kSaved * (timeline_.checkpoints() + 1))) return kNoMemory;
    transfer_ = timeline_.save(static_cast<std::uint64_t>(since));
    return 0;
  }

  // Adds to this run the steps that another run of the same puzzle and algorithm has computed
  // beyond the furthest position reached or explored so far by this one. Requires: the caller has
  // written the bytes that save() of the other run produced into the memory that transfer()
  // returns. Returns 1, or 0 if the bytes are invalid or do not fit this run, or kNoMemory if there
  // is too little memory.
  int merge() {
    const std::size_t searches = transfer_.size() / kLeastSaved + 1;
    const std::size_t copies = kCopy * std::min(searches, Timeline::kCheckpoints);
    if (!can_allocate(memory_to_spare() + copies)) return kNoMemory;
    return timeline_.merge(transfer_) ? 1 : 0;
  }

  // Returns the memory for data that may be too long for the buffer shared with JavaScript. It
  // holds a depth profile after shape(), and a saved run after save(). For merge(), JavaScript
  // writes a saved run into it.
  std::span<const std::uint8_t> transfer() const { return transfer_; }
  // Changes the size of the memory that transfer() returns, which holds long data for JavaScript,
  // to `size` bytes of value 0. Size 0 frees that memory and never fails. Returns 0, or kNoMemory
  // if there is too little memory.
  int resize_transfer(int size) {
    if (size > 0 && !can_allocate(memory_to_spare() + static_cast<std::size_t>(size))) {
      return kNoMemory;
    }
    transfer_ = std::vector<std::uint8_t>(size);
    return 0;
  }

  // Returns the digits of the board at the present position, row by row; 0 means an empty cell.
  std::span<const std::uint8_t> board() const { return search().board().digits(); }
  // Returns the cells that the search has filled and not emptied again, in the order in which they
  // were filled. Cells are numbered row by row, from 0.
  std::span<const std::uint8_t> stack() const { return search().stack(); }
  // Returns the numbers of steps up to the present position, by kind: element k is the number of
  // steps whose sudoku::Kind has the value k. The result is valid until the next call of counters()
  // or totals().
  std::span<const double> counters() const { return as_doubles(search().counters()); }
  // Returns the numbers of steps taken or explored ahead so far, by kind: element k is the number
  // of steps whose sudoku::Kind has the value k. The result is valid until the next call of
  // counters() or totals().
  std::span<const double> totals() const { return as_doubles(timeline_.totals()); }

  // Upper bound of the memory, in bytes, of one copy of a search. It includes the entry of the copy
  // in a list and the overhead of the allocator.
  static constexpr std::size_t kCopy = sudoku::Search::kMostBytes + 32;

 private:
  // Upper bound of the memory, in bytes, that save() needs for each copy of the search that it
  // saves. The output is a vector. While it grows, its old memory and the new one, twice as large,
  // exist at the same time.
  static constexpr std::size_t kSaved = 3 * sudoku::Search::kMostBytes;
  // Minimum number of bytes that the state of a search at one position takes in a saved run.
  static constexpr std::size_t kLeastSaved = 14;

  Run(const sudoku::Algorithm& algorithm, const Board& board) : timeline_(algorithm.make(board)) {}

  // Returns the number of bytes of memory that suffice to go to `position`. If `position` is beyond
  // the furthest position reached or explored so far, they include the checkpoints, that is, the
  // copies of the search that are kept on the way for going back.
  std::size_t memory_to_reach(double position) const {
    const auto target = static_cast<std::uint64_t>(position);
    if (target <= timeline_.known()) return memory_to_look();
    return memory_to_spare() + kCopy * timeline_.checkpoints_to(target);
  }
  bool can_reach(double position) const { return can_allocate(memory_to_reach(position)); }

  // Returns whether there is enough memory for `steps` more steps of the search. If each step
  // allocates memory, every call checks the free memory. Otherwise, to be fast, a call checks it
  // only at the start of the run, and if a checkpoint (a copy of the search for going back) must be
  // added. All other steps allocate nothing.
  bool can_step(int steps) const {
    const std::uint64_t end = timeline_.position() + static_cast<std::uint64_t>(steps);
    const bool allocates =
        memory_needs.at_each_step || timeline_.position() == 0 || timeline_.checkpoints_to(end) > 0;
    return !allocates || can_reach(static_cast<double>(end));
  }

  static double or_none(std::optional<std::uint64_t> position) {
    return position ? static_cast<double>(*position) : double{kNotFound};
  }

  static std::span<const double> as_doubles(const sudoku::Counters& counters) {
    static std::array<double, sudoku::kKinds> numbers;
    std::copy(counters.begin(), counters.end(), numbers.begin());
    return numbers;
  }

  // The search and its history.
  Timeline timeline_;
  // Data for JavaScript, or from it, that may be too long for the buffer of fixed size that both
  // share: a depth profile or a saved run.
  std::vector<std::uint8_t> transfer_;
};

inline std::size_t memory_to_look() {
  return 5 * Run::kCopy + (memory_needs.at_each_step ? 1 : 5) * memory_needs.search;
}

}  // namespace wasm
