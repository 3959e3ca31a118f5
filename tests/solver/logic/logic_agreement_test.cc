// Compares each technique with a reference finder written from the technique's definition, on
// candidates that occur while solving.
#include <gtest/gtest.h>

#include "logic_outcomes.h"
#include "logic_support.h"
#include "support.h"

namespace sudoku {
namespace {

using test::Position;
using test::Random;

constexpr int kSides[] = {4, 6, 9};

// Solves `puzzles` generated puzzles of each side and takes one position in `every`. Returns each
// position twice: as it is, and with some wrong candidates removed.
std::vector<Position> boards(int puzzles, int every) {
  Random random(18);
  std::vector<Position> boards;
  for (const int side : kSides) {
    for (int seed = 0; seed < puzzles; ++seed) {
      const auto met = test::met_while_solving(test::made(side, 100 + seed));
      for (std::size_t i = random.below(every); i < met.size(); i += every) {
        boards.push_back(met[i]);
        boards.push_back(test::thinned(met[i], random));
      }
    }
  }
  return boards;
}

// Returns all positions from three puzzles whose solution paths contain rare techniques.
std::vector<Position> rare_boards() {
  std::vector<Position> boards;
  for (const int seed : {224, 265, 292}) {
    for (const Position& met : test::met_while_solving(test::made(9, seed))) boards.push_back(met);
  }
  return boards;
}

class EachTechnique : public testing::TestWithParam<Technique> {};

// Returns true if the reference finder is slow for this technique. The test then uses fewer boards.
bool is_slow(Technique technique) {
  return test::is_summed(technique) || technique == Technique::kNishio;
}

TEST_P(EachTechnique, FindsWhatItsDefinitionSays) {
  static const std::vector<Position> many = boards(5, 9);
  static const std::vector<Position> few = boards(2, 37);
  static const std::vector<Position> rare = rare_boards();
  std::size_t seen = 0;
  const bool is_rare = GetParam() == Technique::kBugPlusOne;
  for (const Position& met : is_rare ? rare : is_slow(GetParam()) ? few : many) {
    const auto expected = test::reference_outcomes(GetParam(), test::pencil_of(met.notes));
    const test::Found found = test::found_outcomes(GetParam(), met.notes);
    ASSERT_EQ(found.fault, "") << testing::PrintToString(met.notes.board());
    ASSERT_EQ(found.outcomes, expected) << testing::PrintToString(met.notes.board());
    seen += expected.size();
  }
  EXPECT_GT(seen, 0U);
}

std::string name_of_test(const testing::TestParamInfo<Technique>& instance) {
  std::string name;
  for (const char c : facts_of(instance.param).id) {
    if (c != '-') name += c;
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Logic, EachTechnique, testing::ValuesIn(order_of_trying()), name_of_test);

}  // namespace
}  // namespace sudoku
