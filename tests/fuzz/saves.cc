#include <algorithm>
#include <vector>

#include "input.h"
#include "runs.h"
#include "sudoku/timeline.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

constexpr std::size_t kHashBytes = 4;

// Appends the 32-bit FNV-1a hash of all `bytes`, low byte first, as Timeline::save() does.
void sign(std::vector<std::uint8_t>& bytes) {
  std::uint32_t hash = 2166136261U;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  for (std::size_t i = 0; i < kHashBytes; ++i, hash >>= 8) {
    bytes.push_back(static_cast<std::uint8_t>(hash & 255));
  }
}

// Returns a replacement for `byte`: any value, a small value (as phases, rules and depths have),
// the byte with one bit flipped, or the byte plus or minus one.
std::uint8_t changed_byte(std::uint8_t byte, Input& input) {
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

// Changes, removes or inserts bytes at random. Mostly edits one byte, because merge() refuses a
// save at the first wrong value and never reads the others.
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
      *at = changed_byte(*at, input);
    }
  }
}

// Makes every kind of call on a timeline that may have merged a forged save. Its answers may be
// wrong, but no call may crash or take long. Sanitizers and libFuzzer's time limit watch for that.
void exercise(Timeline& timeline, Input& input) {
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
  check_that(timeline.position() == position, "a merge does not move");
  check_that(is_taken ? timeline.known() >= known : timeline.known() == known,
             "what was known stays known, and what is refused changes nothing");
  exercise(timeline, input);
}

}  // namespace sudoku::fuzz
