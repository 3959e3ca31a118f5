// Forged saves with a correct hash: takes the save of a search apart, lets a test replace parts,
// and makes up saves that are false but consistent.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "random_puzzles.h"
#include "sudoku/search.h"

namespace sudoku::test {

using Bytes = std::vector<std::uint8_t>;

// A saved search, in parts that a test can replace.
struct Saved {
  std::vector<std::uint8_t> state;  // done, depth, a cell and a digit for each
  std::array<std::uint64_t, kKinds> counters{};
  std::vector<std::uint8_t> rest;  // guesses, the fields of Field, and what its algorithm adds
  Extent depths;                   // of the stretch that ends there: a timeline adds it

  std::uint64_t& count(Kind kind) { return counters[static_cast<int>(kind)]; }
  std::uint64_t position() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t count : counters) sum += count;
    return sum;
  }
};

// The fields of `rest` behind its guesses, a byte each.
enum class Field : std::uint8_t { kPhase, kRule, kUnit, kCell, kDigit, kOwn };

inline std::uint8_t& field(Saved& search, Field field) {
  const std::size_t guesses = (search.state[1] + 7U) / 8U;
  return search.rest[guesses + static_cast<std::size_t>(field)];
}

// Makes the search one that is done, as a search of any algorithm is saved then. A search without
// these fields is done in any phase.
inline void mark_done(Saved& search) {
  search.state[0] = 1;
  const std::size_t guesses = (search.state[1] + 7U) / 8U;
  if (search.rest.size() < guesses + static_cast<std::size_t>(Field::kOwn)) return;
  field(search, Field::kPhase) = 0;
  field(search, Field::kRule) = 0;
  field(search, Field::kUnit) = kNoUnit;
  field(search, Field::kCell) = 0;
  field(search, Field::kDigit) = 0;
}

inline Saved saved(const Search& search) {
  Writer writer;
  search.save(writer);
  Reader reader(writer.bytes());
  Saved result;
  const auto take = [&] { result.state.push_back(reader.byte()); };
  take();
  take();
  for (int byte = 2 * result.state.back(); byte > 0; --byte) take();
  for (int kind = 1; kind < kKinds; ++kind) result.counters[kind] = reader.number();
  while (reader.left() > 0) result.rest.push_back(reader.byte());
  result.depths = {.low = search.depth(), .high = search.depth()};
  return result;
}

inline void write(Writer& writer, const Saved& search) {
  for (const std::uint8_t byte : search.state) writer.byte(byte);
  for (int kind = 1; kind < kKinds; ++kind) writer.number(search.counters[kind]);
  for (const std::uint8_t byte : search.rest) writer.byte(byte);
}

// Appends the 32-bit FNV-1a hash of all bytes, low byte first, as a save requires.
inline void sign(Bytes& bytes) {
  std::uint32_t hash = 2166136261U;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  for (int i = 0; i < 4; ++i, hash >>= 8) bytes.push_back(static_cast<std::uint8_t>(hash & 255));
}

// Returns a save with a correct hash. The save holds `searches`, which are `distance` steps apart,
// for a timeline that knows its run up to position `since`.
inline Bytes forged(const Search& start, std::uint64_t since, std::uint64_t distance,
                    const std::vector<Saved>& searches) {
  Writer writer;
  for (const char character : {'S', 't', 'e', 'p', '\3'}) writer.byte(character);
  writer.byte(start.algorithm().grammar);
  for (const char character : start.id()) writer.byte(static_cast<unsigned>(character));
  writer.byte(0);
  for (const std::uint8_t digit : start.board().digits()) writer.byte(digit);
  writer.number(since);
  writer.number(distance);
  writer.number(searches.size());
  for (const Saved& search : searches) {
    write(writer, search);
    writer.byte(search.depths.low);
    writer.byte(search.depths.high);
  }
  Bytes bytes = writer.take();
  sign(bytes);
  return bytes;
}

// Adds `steps` to the counters of kinds whose number restore() does not check.
inline void add_steps(Random& random, Saved& search, std::uint64_t steps) {
  constexpr std::array kFree = {Kind::kSelect, Kind::kTry, Kind::kCheck, Kind::kRetreat,
                                Kind::kSolution};
  while (steps > 0) {
    const std::uint64_t part = random.one_in(2) ? steps : 1 + random.below(steps);
    search.count(kFree[random.below(kFree.size())]) += part;
    steps -= part;
  }
}

// Returns a save that is false but consistent: the searches are at the positions that merge()
// expects, but come from anywhere in a run. In about one of eight saves a counter is wrong as well.
inline Bytes forge_consistent(Random& random, const Search& start, std::uint64_t distance,
                              std::size_t searches) {
  std::vector<Saved> all;
  std::array<std::uint64_t, kKinds> least{};
  const auto walker = start.clone();
  for (std::size_t i = 1; i <= searches; ++i) {
    if (!random.one_in(3)) walker->leap(random.below(300));
    if (walker->done()) break;
    const bool is_end = i == searches;
    const std::uint64_t goal = is_end ? (i - 1) * distance + random.below(distance) : i * distance;
    Saved search = saved(*walker);
    for (int kind = 0; kind < kKinds; ++kind) {
      search.counters[kind] = std::max(search.counters[kind], least[kind]);
    }
    const std::uint64_t depth = search.state[1];
    search.count(Kind::kPlace) = search.count(Kind::kErase) + depth;
    if (search.position() > goal) break;
    add_steps(random, search, goal - search.position());
    if (random.one_in(10 * searches)) mark_done(search);
    if (!random.one_in(4)) {
      const std::uint64_t cells = start.board().geometry().cells();
      search.depths.low = static_cast<std::uint8_t>(random.below(depth + 1));
      search.depths.high = static_cast<std::uint8_t>(depth + random.below(cells - depth + 1));
    }
    least = search.counters;
    all.push_back(std::move(search));
  }
  if (!all.empty() && random.one_in(8)) {
    Saved& spoiled = all[random.below(all.size())];
    spoiled.counters[1 + random.below(kKinds - 1)] += random.below(1U << 20);
  }
  return forged(start, random.one_in(8) ? random.below(2 * distance) : 0, distance, all);
}

}  // namespace sudoku::test
