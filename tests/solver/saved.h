// A search as it is saved, in parts that can be replaced by whatever somebody might make up.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "sudoku/searches.h"
#include "support.h"

namespace sudoku::test {

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

// The search where its next step is the first one of this kind.
inline std::unique_ptr<Search> before(Kind kind, const Algorithm& algorithm,
                                      std::string_view puzzle) {
  auto search = algorithm.make(board_of(puzzle));
  while (search->clone()->next().kind != kind) search->next();
  return search;
}

// nullptr: it was refused.
inline std::unique_ptr<Search> restored(const Algorithm& algorithm, std::string_view puzzle,
                                        const Saved& bytes) {
  Writer writer;
  write(writer, bytes);
  Reader reader(writer.bytes());
  auto search = algorithm.make(board_of(puzzle));
  if (!search->restore(reader) || reader.left() > 0) return nullptr;
  return search;
}

}  // namespace sudoku::test
