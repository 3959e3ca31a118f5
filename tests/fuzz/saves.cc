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

// Another byte: any, a small one (as phases, rules and depths are), one bit of it, one more or one
// less.
std::uint8_t changed(std::uint8_t byte, Input& input) {
  switch (input.below(4)) {
    case 0:
      return input.byte();
    case 1:
      return static_cast<std::uint8_t>(input.below(8));
    case 2:
      return static_cast<std::uint8_t>(byte ^ 1U << input.below(8));
    default:
      return static_cast<std::uint8_t>(byte + (input.below(2) == 0 ? 1 : 255));
  }
}

// Bytes are changed, left out and put in: mostly one, as a save with many lies is refused at the
// first of them.
void edit(std::vector<std::uint8_t>& bytes, Input& input) {
  const auto edits = input.below(4) > 0 ? 1 : input.below(16);
  for (std::uint32_t edit = 0; edit < edits && !bytes.empty(); ++edit) {
    const auto at =
        bytes.begin() +
        input.below(static_cast<std::uint32_t>(std::min<std::size_t>(bytes.size(), 1U << 16)));
    const std::uint32_t how = input.below(8);
    if (how == 0) {
      bytes.erase(at);
    } else if (how == 1) {
      bytes.insert(at, input.byte());
    } else {
      *at = changed(*at, input);
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
