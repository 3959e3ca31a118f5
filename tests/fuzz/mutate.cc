#include "mutate.h"

#include <algorithm>

namespace sudoku::fuzz {
namespace {

// Maximum length of a mutated input, in bytes. Longer inputs find nothing that shorter ones do not.
constexpr std::size_t kLongest = 700;

std::uint8_t value_of(char digit) {
  return static_cast<std::uint8_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

// Copies a random part of `other` into `bytes` at position `at`: either inserts it, or overwrites
// the bytes from `at` on.
void splice(Bytes& bytes, std::size_t at, const Bytes& other, test::Random& random) {
  if (other.empty()) return;
  const std::size_t first = random.below(other.size());
  const std::size_t count = 1 + random.below(other.size() - first);
  const auto from = other.begin() + static_cast<std::ptrdiff_t>(first);
  const auto where = bytes.begin() + static_cast<std::ptrdiff_t>(at);
  if (random.one_in(2)) {
    bytes.insert(where, from, from + static_cast<std::ptrdiff_t>(count));
  } else {
    std::copy_n(from, std::min(count, bytes.size() - at), where);
  }
}

void edit(Bytes& bytes, const Bytes& other, test::Random& random) {
  const std::size_t at = random.below(bytes.size() + 1);
  const auto where = bytes.begin() + static_cast<std::ptrdiff_t>(at);
  const auto byte = static_cast<std::uint8_t>(random.below(256));
  switch (random.below(5)) {
    case 0:
      if (at < bytes.size()) *where = byte;
      break;
    case 1:
      if (at < bytes.size()) *where ^= static_cast<std::uint8_t>(1U << byte % 8);
      break;
    case 2:
      bytes.erase(where, where + static_cast<std::ptrdiff_t>(
                                     std::min<std::size_t>(1 + byte % 8, bytes.size() - at)));
      break;
    case 3:
      bytes.insert(where, byte);
      break;
    default:
      splice(bytes, at, other, random);
  }
}

}  // namespace

std::vector<Bytes> inputs_in(std::string_view hex) {
  std::vector<Bytes> inputs;
  for (std::size_t at = 0; at < hex.size(); ++at) {
    Bytes& input = inputs.emplace_back();
    for (; at + 1 < hex.size() && hex[at] != '\n'; at += 2) {
      input.push_back(static_cast<std::uint8_t>(value_of(hex[at]) << 4 | value_of(hex[at + 1])));
    }
  }
  return inputs;
}

Bytes mutated(const std::vector<Bytes>& inputs, test::Random& random) {
  Bytes bytes = inputs[random.below(inputs.size())];
  const Bytes& other = inputs[random.below(inputs.size())];
  for (std::uint64_t edits = 1 + random.below(4); edits > 0; --edits) edit(bytes, other, random);
  bytes.resize(std::min(bytes.size(), kLongest));
  return bytes;
}

}  // namespace sudoku::fuzz
