#include <algorithm>
#include <vector>

#include "input.h"
#include "runs.h"
#include "sudoku/timeline.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

constexpr std::size_t kHashBytes = 4;

// The hash at the end is FNV-1a of all before it, the low byte first.
void sign(std::vector<std::uint8_t>& bytes) {
  std::uint32_t hash = 2166136261U;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  for (std::size_t i = 0; i < kHashBytes; ++i, hash >>= 8) {
    bytes.push_back(static_cast<std::uint8_t>(hash & 255));
  }
}

// Bytes are replaced, left out and put in.
void edit(std::vector<std::uint8_t>& bytes, Input& input) {
  for (int edits = input.below(16); edits > 0 && !bytes.empty(); --edits) {
    const auto at =
        bytes.begin() +
        input.below(static_cast<std::uint32_t>(std::min<std::size_t>(bytes.size(), 1U << 16)));
    switch (input.below(3)) {
      case 0:
        *at = input.byte();
        break;
      case 1:
        bytes.erase(at);
        break;
      default:
        bytes.insert(at, input.byte());
    }
  }
}

// Every kind of call, all over what the timeline believes. A run that was told lies may say what is
// not so; it may not be harmed, and no call may take long, which libFuzzer watches over.
void use(Timeline& timeline, Input& input) {
  const auto anywhere = [&] { return timeline.known() * input.below(257) / 256; };
  timeline.seek(std::uint64_t{1} << 45);
  timeline.seek(anywhere());
  const std::size_t depth = timeline.now().stack().size();
  if (depth > 0) timeline.placed_at(input.below(static_cast<std::uint32_t>(depth)));
  timeline.previous();
  timeline.next();
  timeline.find(set_of(Kind::kSolution), input.below(2) == 1, 500);
  timeline.nth(Kind::kPlace, 1 + input.word());
  timeline.shape(anywhere(), anywhere(), 20);
  timeline.measure(500);
  timeline.save(anywhere());
}

}  // namespace

void merge_saves(Data data) {
  Input input(data);
  const auto start = make(choose(input));
  const Spacing spacing = choose_spacing(input);
  Timeline honest(start->clone(), spacing);
  honest.measure(input.below(1000));
  std::vector<std::uint8_t> bytes = honest.save(honest.known() * input.below(257) / 256);
  for (std::size_t i = 0; i < kHashBytes; ++i) bytes.pop_back();
  edit(bytes, input);
  sign(bytes);

  Timeline timeline(start->clone(), spacing);
  timeline.measure(input.below(1000));
  const std::uint64_t known = timeline.known();
  const std::uint64_t position = timeline.position();
  const bool is_taken = timeline.merge(bytes);
  insist(timeline.position() == position, "a merge does not move");
  insist(is_taken ? timeline.known() >= known : timeline.known() == known,
         "what was known stays known, and what is refused changes nothing");
  use(timeline, input);
}

}  // namespace sudoku::fuzz
