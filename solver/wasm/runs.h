// The part that two WebAssembly modules have in common: the functions of a run, that is, of a
// search with its history (sudoku::Timeline). bindings.cc and logic.cc each export these functions
// in their own way, and web/app/solver/run.js calls them.
//
// Numbers cross between C++ and JavaScript as arguments and results. Counts are doubles, which are
// exact up to 2^53. Longer data crosses through a fixed buffer of 16 KB or, if it is too long for
// the buffer, through a byte vector called cargo. JavaScript sees both as views of the module's
// memory. A view becomes invalid when the memory grows, so the caller makes a new one after each
// call.
//
// Nothing here throws. If an allocation fails, the module ends, and all its runs with it. So the
// caller first asks hasRoomTo() whether there is enough memory for a call, and does not make the
// call otherwise. All other runs then stay usable.
//
// A module that does not use Emscripten's binding code must define the macro EXPORT(name) before it
// includes this file. The macro exports a function to JavaScript under that name.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "sudoku/timeline.h"

#ifndef EXPORT
#define EXPORT(name) inline
#endif

namespace runs {

using sudoku::Board;
using sudoku::Timeline;

// The buffer through which data crosses between C++ and JavaScript, as 32-bit words.
constexpr std::size_t kBufferWords = 4096;
alignas(8) inline std::array<std::uint32_t, kBufferWords> words;

inline std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(words.data()); }
// Data that is too long for the buffer, while it crosses between C++ and JavaScript.
inline std::vector<std::uint8_t> cargo;

inline double* doubles() { return reinterpret_cast<double*>(words.data()); }

// Upper bounds, in bytes, of the memory that the calls of a module need. Each module defines its
// own.
struct Rooms {
  // Bytes that a search allocates when it is stepped, in addition to the search object.
  std::size_t step;
  // True if every step may allocate `step` bytes and frees them again. False if only the first step
  // of a search allocates them and the search keeps them.
  bool each;
  // Additional bytes for a call that is not about a run, such as parsing a puzzle.
  std::size_t no_run;
};
extern const Rooms rooms;

// Returns true if `bytes` bytes can be allocated.
inline bool has_room(std::size_t bytes) {
  void* const volatile block = std::malloc(bytes);
  std::free(block);
  return block != nullptr;
}

// Sets the size of the cargo, the byte vector for data that is too long for the buffer. Size 0
// frees its memory.
EXPORT(load) void load(int size) { cargo = std::vector<std::uint8_t>(size); }

inline void put_board(std::size_t offset, const Board& board) {
  std::copy(board.digits().begin(), board.digits().end(), bytes() + offset);
}

// Returns the board whose digits are in the first `cells` bytes of the buffer, row by row. 0 is an
// empty cell.
inline Board board_in_buffer(int cells) {
  return {*sudoku::Geometry::of_cells(cells), {bytes(), static_cast<std::size_t>(cells)}};
}

// JavaScript gets the address of a run as a number. Classes of embind, Emscripten's C++ binding,
// would double the size of the generated JavaScript, and web/app/solver/handle.js closes each run
// anyway.
using Handle = std::uintptr_t;
inline Timeline& at(Handle run) { return *reinterpret_cast<Timeline*>(run); }

// Upper bound, in bytes, of the memory for a stored copy of a search, including its entry in a list
// and the overhead of the allocator.
constexpr std::size_t kCopy = sudoku::Search::kMostBytes + 32;
// Upper bound, in bytes, of the memory to save one copy of a search, including the growth of the
// vector of saved bytes.
constexpr std::size_t kSaved = 3 * sudoku::Search::kMostBytes;
// Minimum length of a saved search, in bytes.
constexpr std::size_t kLeastSaved = 14;
// Upper bound, in bytes, of the memory for one column of the profile of a run. A column sums up a
// range of steps.
constexpr std::size_t kColumn = 64;

// Returns the number of bytes that a call needs at most to look at another position of a run: five
// copies of a search, and what each of them allocates when it is stepped. Searches that free that
// memory after each step need it only once.
inline std::size_t room_to_look() { return 5 * kCopy + (rooms.each ? 1 : 5) * rooms.step; }
// Returns the number of bytes that must stay free when a call allocates memory for long. Otherwise
// later calls that look at a run, or that are about a puzzle only, could run out of memory.
inline std::size_t room_to_stay() { return room_to_look() + rooms.no_run; }

inline std::size_t room_to_reach(const Timeline& timeline, double position) {
  const auto target = static_cast<std::uint64_t>(position);
  if (target <= timeline.known()) return room_to_look();
  return room_to_stay() + kCopy * timeline.checkpoints_to(target);
}

inline std::size_t room_to_merge(std::size_t bytes) {
  return room_to_stay() + bytes + kCopy * std::min(bytes / kLeastSaved + 1, Timeline::kCheckpoints);
}

// The kinds of calls for which JavaScript asks in advance whether there is enough memory. It passes
// an amount with some of them. web/app/solver/needs.js repeats the numbers.
enum class Need : std::uint8_t {
  kOpen,   // opens a run of a search
  kLook,   // looks at a part of a run that is already known
  kReach,  // goes to position `amount` of a run, known or new
  kSave,   // saves a run
  kMerge,  // merges `amount` bytes of a saved run
  kShape,  // computes a profile of a run, of `amount` columns
};

inline std::size_t room_for(Handle run, Need need, double amount) {
  switch (need) {
    case Need::kOpen:
      return room_to_stay() + 5 * kCopy;
    case Need::kLook:
      return room_to_look();
    case Need::kReach:
      return room_to_reach(at(run), amount);
    case Need::kSave:
      return room_to_look() + kSaved * (at(run).checkpoints() + 1);
    case Need::kMerge:
      return room_to_merge(static_cast<std::size_t>(amount));
    case Need::kShape:
      return room_to_look() + kColumn * static_cast<std::size_t>(amount);
  }
  return 0;
}

EXPORT(hasRoomTo) bool has_room_to(Handle run, int need, double amount) {
  return has_room(room_for(run, static_cast<Need>(need), amount));
}

EXPORT(close) void close(Handle run) { delete &at(run); }

// Returned in place of a packed step if there is not enough memory for the step. No step has this
// value, because no kind of step has the number 15.
constexpr std::uint32_t kNoRoom = 15;

// Returns true if there is enough memory for the next `steps` steps of a run. Most steps allocate
// nothing and must be fast. So the memory is tested only at the start of a run, where the run is to
// store a copy of its search, and in modules where every step may allocate.
inline bool has_room_to_go_on(const Timeline& timeline, int steps) {
  const std::uint64_t there = timeline.position() + static_cast<std::uint64_t>(steps);
  const bool takes = rooms.each || timeline.position() == 0 || timeline.checkpoints_to(there) > 0;
  return !takes || has_room(room_to_reach(timeline, static_cast<double>(there)));
}

// Does one step and returns it, packed by sudoku::pack(), or kNoRoom if there is not enough memory.
// Tests the memory by itself, so the caller need not ask hasRoomTo().
EXPORT(next) std::uint32_t next(Handle run) {
  return has_room_to_go_on(at(run), 1) ? sudoku::pack(at(run).next()) : kNoRoom;
}
EXPORT(step) std::uint32_t step(Handle run) { return sudoku::pack(at(run).step()); }
EXPORT(seek) void seek(Handle run, double position) {
  at(run).seek(static_cast<std::uint64_t>(position));
}
EXPORT(position) double position(Handle run) { return static_cast<double>(at(run).position()); }
EXPORT(done) bool done(Handle run) { return at(run).done(); }
EXPORT(complete) bool complete(Handle run) { return at(run).complete(); }
EXPORT(known) double known(Handle run) { return static_cast<double>(at(run).known()); }
EXPORT(depth) int depth(Handle run) { return static_cast<int>(at(run).now().stack().size()); }
EXPORT(solutions) double solutions(Handle run) { return static_cast<double>(at(run).solutions()); }
EXPORT(memoryOf) double memory(Handle run) { return static_cast<double>(at(run).memory()); }

EXPORT(advance) double advance(Handle run, double budget, std::uint32_t kinds, double count) {
  return static_cast<double>(at(run).advance(static_cast<std::uint64_t>(budget), kinds,
                                             static_cast<std::uint64_t>(count)));
}

EXPORT(find) double find(Handle run, std::uint32_t kinds, bool backward, double budget) {
  const auto found = at(run).find(kinds, backward, static_cast<std::uint64_t>(budget));
  return found ? static_cast<double>(*found) : -1;
}

EXPORT(nth) double nth(Handle run, int kind, double n) {
  const auto found = at(run).nth(static_cast<sudoku::Kind>(kind), static_cast<std::uint64_t>(n));
  return found ? static_cast<double>(*found) : -1;
}

// Does up to `count` steps and writes them to the buffer, one packed step per word. Returns the
// number of steps in bits 0..15, and the number of digits that the search has then written in the
// bits above. Returns -1 if there is not enough memory.
EXPORT(read) int read(Handle run, int count) {
  if (!has_room_to_go_on(at(run), count)) return -1;
  const auto read = static_cast<int>(at(run).read(std::span(words).first(count)));
  return read | depth(run) << 16;
}

EXPORT(placedAt) double placed_at(Handle run, int index) {
  return static_cast<double>(at(run).placed_at(static_cast<std::size_t>(index)));
}

EXPORT(measure) bool measure(Handle run, double budget) {
  return at(run).measure(static_cast<std::uint64_t>(budget));
}

// Computes a profile of the steps `from` to `to` of a run, divided into at most `columns` columns.
// Returns the number n of columns, and puts them into the cargo, the byte vector for long data. The
// depth is the number of digits that the search has written.
//
//   bytes 0..24n-1      for each column three doubles: number of placements, retreats, solutions
//   bytes 24n..26n-1    for each column two bytes: lowest depth, highest depth
EXPORT(shape) double shape(Handle run, double from, std::uint32_t columns, double to) {
  const auto shape =
      at(run).shape(static_cast<std::uint64_t>(from), static_cast<std::uint64_t>(to), columns);
  load(static_cast<int>(shape.size() * (3 * sizeof(double) + 2)));
  auto* counts = reinterpret_cast<double*>(cargo.data());
  std::uint8_t* depths = cargo.data() + shape.size() * 3 * sizeof(double);
  for (const sudoku::Column& column : shape) {
    *counts++ = static_cast<double>(column.placements);
    *counts++ = static_cast<double>(column.retreats);
    *counts++ = static_cast<double>(column.solutions);
    *depths++ = column.depth.low;
    *depths++ = column.depth.high;
  }
  return static_cast<double>(shape.size());
}

// Saves what is known of a run after the position `since`, as bytes in the cargo, the byte vector
// for long data.
EXPORT(save) void save(Handle run, double since) {
  cargo = at(run).save(static_cast<std::uint64_t>(since));
}

// Adds the saved run in the cargo, the byte vector for long data, to what is known of a run.
// Returns false, with the run unchanged, if the bytes are not a saved part of this run.
EXPORT(merge) bool merge(Handle run) { return at(run).merge(cargo); }

// Writes the current position of a run to the buffer. Returns the number of digits that the search
// has written there.
//
//   from byte 0      the digit of each cell, one byte each, 0 for an empty cell
//   from byte 128    the cells that the search has filled, one byte each, the oldest first
//   from byte 256    the number of steps of each kind so far, as doubles
EXPORT(snapshot) int snapshot(Handle run) {
  put_board(0, at(run).now().board());
  const auto stack = at(run).now().stack();
  std::copy(stack.begin(), stack.end(), bytes() + 128);
  std::copy(at(run).now().counters().begin(), at(run).now().counters().end(), doubles() + 32);
  return static_cast<int>(stack.size());
}

// Writes the number of steps of each kind in the known part of a run to the buffer, as doubles from
// byte 256.
EXPORT(totals) void totals(Handle run) {
  std::copy(at(run).totals().begin(), at(run).totals().end(), doubles() + 32);
}

}  // namespace runs
