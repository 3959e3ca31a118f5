// What is handed over by strangers, and calls in any order: each target takes bytes, whatever they
// are, makes something of them, and ends the program where the library does not keep its word.
// libFuzzer finds the bytes; those that are worth keeping are done again by the tests.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace sudoku::fuzz {

using Data = std::span<const std::uint8_t>;

// A text: as a puzzle, and as a list, whole and in pieces.
void read_texts(Data data);
// A save with some bytes changed, and the hash made right again.
void merge_saves(Data data);
// Calls of all kinds on several timelines of one run, against a model that keeps every step.
void follow_traces(Data data);
// The same; returns all that the calls have answered, as one number (told.h).
std::uint64_t words_of_trace(Data data);
// Candidates: what each technique finds in them, against the words of its definition.
void deduce(Data data);

struct Target {
  std::string_view name;
  void (*run)(Data data);
};

inline constexpr std::array kTargets = {Target{"texts", read_texts}, Target{"saves", merge_saves},
                                        Target{"traces", follow_traces}, Target{"logic", deduce}};

// Ends the program where something does not hold, and says what.
void insist(bool holds, std::string_view what);

}  // namespace sudoku::fuzz
