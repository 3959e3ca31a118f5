// Saves that somebody made up, with the right hash: the parts of a search that is saved, and lies
// that hang together.
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

// A search as it is saved, in parts that can be replaced.
struct Saved {
  std::vector<std::uint8_t> state;  // done, depth, a cell and a digit for each, lowest and highest
  std::array<std::uint64_t, kKinds> counters{};
  std::vector<std::uint8_t> rest;  // what its algorithm adds

  std::uint64_t& count(Kind kind) { return counters[static_cast<int>(kind)]; }
  std::uint64_t position() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t count : counters) sum += count;
    return sum;
  }
};

inline Saved saved(const Search& search) {
  Writer writer;
  search.save(writer);
  Reader reader(writer.bytes());
  Saved result;
  const auto take = [&] { result.state.push_back(reader.byte()); };
  take();
  take();
  for (int byte = 2 * result.state.back() + 2; byte > 0; --byte) take();
  for (int kind = 1; kind < kKinds; ++kind) result.counters[kind] = reader.number();
  while (reader.left() > 0) result.rest.push_back(reader.byte());
  return result;
}

inline void write(Writer& writer, const Saved& search) {
  for (const std::uint8_t byte : search.state) writer.byte(byte);
  for (int kind = 1; kind < kKinds; ++kind) writer.number(search.counters[kind]);
  for (const std::uint8_t byte : search.rest) writer.byte(byte);
}

// Adds the hash of all bytes, as a save has it: FNV-1a, the low byte first.
inline void sign(Bytes& bytes) {
  std::uint32_t hash = 2166136261U;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  for (int i = 0; i < 4; ++i, hash >>= 8) bytes.push_back(static_cast<std::uint8_t>(hash & 255));
}

// A save of `searches` with this distance, signed as it should be.
inline Bytes forged(const Search& start, std::uint64_t since, std::uint64_t distance,
                    const std::vector<Saved>& searches) {
  Writer writer;
  for (const char character : {'S', 't', 'e', 'p', '\2'}) writer.byte(character);
  writer.byte(start.grammar());
  for (const char character : start.id()) writer.byte(static_cast<unsigned>(character));
  writer.byte(0);
  for (const std::uint8_t digit : start.board().digits()) writer.byte(digit);
  writer.number(since);
  writer.number(distance);
  writer.number(searches.size());
  for (const Saved& search : searches) write(writer, search);
  Bytes bytes = writer.take();
  sign(bytes);
  return bytes;
}

// Adds `steps` to the counters, of kinds that may be had in any number.
inline void add_steps(Random& random, Saved& search, std::uint64_t steps) {
  constexpr std::array kFree = {Kind::kSelect, Kind::kTry, Kind::kCheck, Kind::kRetreat,
                                Kind::kSolution};
  while (steps > 0) {
    const std::uint64_t part = random.one_in(2) ? steps : 1 + random.below(steps);
    search.count(kFree[random.below(kFree.size())]) += part;
    steps -= part;
  }
}

// A lie that hangs together: the searches lie where they should, and come from anywhere in a run.
inline Bytes lie(Random& random, const Search& start, std::uint64_t distance,
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
    if (random.one_in(10 * searches)) search.state[0] = 1;
    if (random.one_in(4)) search.state[search.state.size() - 2] = static_cast<std::uint8_t>(depth);
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
