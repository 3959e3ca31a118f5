// Fuzz targets. Each one takes arbitrary bytes, turns them into untrusted input or a sequence of
// calls, and aborts if the library breaks its contract. libFuzzer finds the bytes; inputs worth
// keeping are stored in tests/data/fuzz and replayed by fuzz_replay_test.cc.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace sudoku::fuzz {

using Data = std::span<const std::uint8_t>;

// Parses the input as a puzzle and as a list of puzzles. Reads the list whole and in pieces.
void read_texts(Data data);
// Corrupts a saved timeline, signs it with a valid hash, merges it and uses the result.
void merge_saves(Data data);
// Makes calls of all kinds on two timelines of one run and compares the answers with a model.
void follow_traces(Data data);
// Does the work of follow_traces() and returns a hash of all answers (answer_hash.h).
std::uint64_t words_of_trace(Data data);
// Turns the input into notes. Compares the deductions of one technique with the reference finder.
void deduce(Data data);

struct Target {
  std::string_view name;
  void (*run)(Data data);
};

inline constexpr std::array kTargets = {Target{"texts", read_texts}, Target{"saves", merge_saves},
                                        Target{"traces", follow_traces}, Target{"logic", deduce}};

// Aborts the program unless `holds`, after printing `what` to stderr.
void check_that(bool holds, std::string_view what);

}  // namespace sudoku::fuzz
