// The inputs that fuzzing has found worth keeping, done again; and as many made by chance, so that
// the targets are at work where no corpus is.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "random_puzzles.h"
#include "support.h"
#include "targets.h"

namespace sudoku {
namespace {

using fuzz::Target;
using test::Random;
using Bytes = std::vector<std::uint8_t>;

// Two hexadecimal digits for a byte, an input a line.
std::vector<Bytes> kept(std::string_view target) {
  std::vector<Bytes> inputs;
  std::ifstream file(TEST_DATA "/fuzz/" + std::string(target) + ".hex");
  for (std::string line; std::getline(file, line);) {
    Bytes& input = inputs.emplace_back();
    for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
      input.push_back(static_cast<std::uint8_t>(std::stoi(line.substr(i, 2), nullptr, 16)));
    }
  }
  return inputs;
}

class FuzzTarget : public testing::TestWithParam<Target> {};
INSTANTIATE_TEST_SUITE_P(All, FuzzTarget, testing::ValuesIn(fuzz::kTargets),
                         [](const auto& instance) { return std::string(instance.param.name); });

TEST_P(FuzzTarget, HoldsForAllThatIsKept) {
  const auto inputs = kept(GetParam().name);
  EXPECT_GT(inputs.size(), 20U);
  for (const Bytes& input : inputs) GetParam().run(input);
}

TEST_P(FuzzTarget, HoldsForBytesByChance) {
  Random random(20);
  for (int i = 0; i < 300; ++i) {
    Bytes input(random.below(400));
    for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random.below(256));
    GetParam().run(input);
  }
}

}  // namespace
}  // namespace sudoku
