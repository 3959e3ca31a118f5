// The target of traces as a module of its own, with the libraries of the modules that are released:
// tests/wasm/run/traces.test.js holds it against what native code says.
#include <array>
#include <cstdint>

#include "targets.h"

#define EXPORT(name) __attribute__((export_name(#name)))

namespace {

// The longest input.
constexpr std::size_t kRoom = 700;
std::array<std::uint8_t, kRoom> buffer;

}  // namespace

namespace traces {

EXPORT(input) void* input() { return buffer.data(); }
// What the trace says that stands in the first `length` bytes of the input.
EXPORT(words) std::uint64_t words(std::size_t length) {
  return sudoku::fuzz::words_of_trace({buffer.data(), length});
}

}  // namespace traces
