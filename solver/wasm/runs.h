// What every module with runs has: a buffer through which all crosses that is longer than a number,
// and the functions of a run. Each door (bindings.cc, logic.cc) gives them to JavaScript in its own
// way; web/app/solver/run.js calls them.
//
// Counts cross as doubles: exact up to 2^53, where int is not. A memory view is stale once the
// memory has grown: the caller takes a new one after each call. Nothing here throws.
//
// Where there is no memory for what a module does it ends, and all its runs with it. So the caller
// asks first, by hasRoomTo(): a run that cannot go on is refused, and all others live on.
//
// A door without glue says EXPORT(name) before it includes this: how a function gets its name.
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

constexpr std::size_t kBufferWords = 4096;
alignas(8) inline std::array<std::uint32_t, kBufferWords> words;

inline std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(words.data()); }
// What is too long for the buffer, for as long as it takes to cross.
inline std::vector<std::uint8_t> cargo;

inline double* doubles() { return reinterpret_cast<double*>(words.data()); }

// What the calls of a door may need: every door says it of its own.
struct Rooms {
  std::size_t step;    // bytes of a search that goes on, beside its own, at most
  bool each;           // each step may need them, and gives them back; else the first one, for good
  std::size_t no_run;  // bytes beside that for a call that is not about a run
};
extern const Rooms rooms;

// Whether so many bytes can be had.
inline bool has_room(std::size_t bytes) {
  void* const volatile block = std::malloc(bytes);
  std::free(block);
  return block != nullptr;
}

// Makes room for so many bytes of cargo; 0 gives the memory back.
EXPORT(load) void load(int size) { cargo = std::vector<std::uint8_t>(size); }

inline void put_board(std::size_t offset, const Board& board) {
  std::copy(board.digits().begin(), board.digits().end(), bytes() + offset);
}

// The board whose digits stand in the first `cells` bytes of the buffer.
inline Board board_in_buffer(int cells) {
  return {*sudoku::Geometry::of_cells(cells), {bytes(), static_cast<std::size_t>(cells)}};
}

// A run crosses as its address: embind's classes would double the glue, and handle.js owns each run
// anyway.
using Handle = std::uintptr_t;
inline Timeline& at(Handle run) { return *reinterpret_cast<Timeline*>(run); }

// Bytes of a copy of a search, with its place in a list and what the allocator adds; and of a copy
// while it is saved, and the bytes of all grow.
constexpr std::size_t kCopy = sudoku::Search::kMostBytes + 32;
constexpr std::size_t kSaved = 3 * sudoku::Search::kMostBytes;
// A saved search has no fewer bytes.
constexpr std::size_t kLeastSaved = 14;
// Bytes of a column of a shape.
constexpr std::size_t kColumn = 64;

// For a look at another position: five copies of a search, each with what it makes to go on.
inline std::size_t room_to_look() { return 5 * kCopy + (rooms.each ? 1 : 5) * rooms.step; }
// Nothing that lasts may take the room from those who look, or ask about a puzzle.
inline std::size_t room_to_stay() { return room_to_look() + rooms.no_run; }

inline std::size_t room_to_reach(const Timeline& timeline, double position) {
  const auto target = static_cast<std::uint64_t>(position);
  if (target <= timeline.known()) return room_to_look();
  return room_to_stay() + kCopy * timeline.checkpoints_to(target);
}

inline std::size_t room_to_merge(std::size_t bytes) {
  return room_to_stay() + bytes + kCopy * std::min(bytes / kLeastSaved + 1, Timeline::kCheckpoints);
}

// What a caller is about to do. web/app/solver/needs.js has the same numbers.
enum class Need : std::uint8_t {
  kOpen,   // a run
  kLook,   // at what is known
  kReach,  // a position, known or new
  kSave,
  kMerge,  // so many bytes
  kShape,  // of so many columns
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

// No step: there is no memory for it.
constexpr std::uint32_t kNoRoom = 15;

// Whether there is room for so many steps on. Most need no memory, and must be fast: it is asked
// for where a search first goes on, and where a checkpoint is due.
inline bool has_room_to_go_on(const Timeline& timeline, int steps) {
  const std::uint64_t there = timeline.position() + static_cast<std::uint64_t>(steps);
  const bool takes = rooms.each || timeline.position() == 0 || timeline.checkpoints_to(there) > 0;
  return !takes || has_room(room_to_reach(timeline, static_cast<double>(there)));
}

// The calls that claim for themselves.
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

// How many words were read, and above 16 bits the depth then; -1 if there is no memory for them.
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

// Out: cargo; three doubles for each column, placements, retreats and solutions, then two bytes for
// each, the lowest and the highest depth. The number of columns is returned.
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

// Out: cargo.
EXPORT(save) void save(Handle run, double since) {
  cargo = at(run).save(static_cast<std::uint64_t>(since));
}

// In: cargo.
EXPORT(merge) bool merge(Handle run) { return at(run).merge(cargo); }

// Out: the board from byte 0, the cells of the stack from byte 128, the counters as doubles from
// byte 256; the depth is returned.
EXPORT(snapshot) int snapshot(Handle run) {
  put_board(0, at(run).now().board());
  const auto stack = at(run).now().stack();
  std::copy(stack.begin(), stack.end(), bytes() + 128);
  std::copy(at(run).now().counters().begin(), at(run).now().counters().end(), doubles() + 32);
  return static_cast<int>(stack.size());
}

// Out: the counters of all that is known, as doubles from byte 256.
EXPORT(totals) void totals(Handle run) {
  std::copy(at(run).totals().begin(), at(run).totals().end(), doubles() + 32);
}

}  // namespace runs
