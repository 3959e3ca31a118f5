// Replays the stored fuzz inputs, then runs random mutations of them: 2,000,000 in all (50,000 with
// AddressSanitizer), or as many as the environment variable FUZZ_RUNS says. The mutations are split
// into 16 shares, so that several processes can run them.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <tuple>
#include <vector>

#include "mutate.h"
#include "runs.h"
#include "sudoku/searches.h"
#include "targets.h"

namespace sudoku {
namespace {

using fuzz::Bytes;
using fuzz::Target;

std::string text_of(const std::string& name) {
  std::ifstream file(TEST_DATA "/fuzz/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Bytes> corpus(std::string_view target) {
  return fuzz::inputs_in(text_of(std::string(target) + ".hex"));
}

std::string name_of(const testing::TestParamInfo<Target>& instance) {
  return std::string(instance.param.name);
}

class FuzzTarget : public testing::TestWithParam<Target> {};
INSTANTIATE_TEST_SUITE_P(All, FuzzTarget, testing::ValuesIn(fuzz::kTargets), name_of);

TEST_P(FuzzTarget, HoldsForAllThatIsKept) {
  const auto inputs = corpus(GetParam().name);
  EXPECT_GT(inputs.size(), 20U);
  for (const Bytes& input : inputs) GetParam().run(input);
}

constexpr int kShares = 16;

// Returns how many of 1,000 runs use this target. A run of `traces` takes as long as 25 of `texts`.
int per_mille(std::string_view target) {
  return target == "texts" ? 870 : target == "traces" ? 100 : 15;
}

// Default number of mutations over all targets. AddressSanitizer makes each about ten times slower.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t kRuns = 50'000;
#else
constexpr std::uint64_t kRuns = 2'000'000;
#endif

std::uint64_t runs_of(std::string_view target) {
  const char* const wanted = std::getenv("FUZZ_RUNS");
  const std::uint64_t all = wanted == nullptr ? kRuns : std::strtoull(wanted, nullptr, 10);
  return all * static_cast<std::uint64_t>(per_mille(target)) / 1000 / kShares;
}

class FuzzShare : public testing::TestWithParam<std::tuple<Target, int>> {};
INSTANTIATE_TEST_SUITE_P(All, FuzzShare,
                         testing::Combine(testing::ValuesIn(fuzz::kTargets),
                                          testing::Range(0, kShares)),
                         [](const auto& instance) {
                           return std::string(std::get<0>(instance.param).name) +
                                  std::to_string(std::get<1>(instance.param));
                         });

TEST_P(FuzzShare, HoldsForWhatIsMadeOfThatByChance) {
  const auto& [target, share] = GetParam();
  const auto inputs = corpus(target.name);
  const std::uint64_t runs = runs_of(target.name);
  ASSERT_GT(runs, 0U);
  test::Random random(static_cast<std::uint32_t>(20 + share));
  for (std::uint64_t i = 0; i < runs; ++i) {
    target.run(fuzz::mutated(inputs, random));
  }
}

// work_of_step() aborts and names the algorithm that has no row in its table.
TEST(Traces, KnowTheWorkOfEveryAlgorithm) {
  const auto logic = static_cast<std::uint32_t>(algorithms().size());
  for (std::uint32_t algorithm = 0; algorithm <= logic; ++algorithm) {
    EXPECT_GE(fuzz::work_of_step({.puzzle = 0, .algorithm = algorithm}), 1U) << algorithm;
  }
}

// The WebAssembly module must compute the same words: tests/wasm/run/traces.test.js.
TEST(Traces, SayTheSameWordsOnEveryMachine) {
  std::string words;
  for (const Bytes& input : corpus("traces")) {
    std::array<char, 20> line;
    std::snprintf(line.data(), line.size(), "%016llx\n",
                  static_cast<unsigned long long>(fuzz::words_of_trace(input)));
    words += line.data();
  }
  EXPECT_TRUE(words == text_of("traces.words"));
}

}  // namespace
}  // namespace sudoku
