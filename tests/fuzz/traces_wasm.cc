// The fuzz target follow_traces() as a WASM module, linked with the libraries of the released
// modules. tests/wasm/run/traces.test.js compares its hashes with those of native code.
#include <array>
#include <cstdint>

#include "targets.h"

#define EXPORT(name) __attribute__((export_name(#name)))

namespace {

// Size of the input buffer in bytes, the maximum length of a trace.
constexpr std::size_t kRoom = 700;
std::array<std::uint8_t, kRoom> buffer;

}  // namespace

namespace traces {

// Returns the address of the input buffer, kRoom bytes.
EXPORT(input) void* input() { return buffer.data(); }
// Runs the trace in the first `length` bytes of the input buffer. Returns the hash of all answers.
EXPORT(words) std::uint64_t words(std::size_t length) {
  return sudoku::fuzz::words_of_trace({buffer.data(), length});
}

}  // namespace traces
