// Each technique against the words of its definition, on boards that are met while solving.
#include <gtest/gtest.h>

#include "logic_reference.h"
#include "logic_support.h"
#include "support.h"

namespace sudoku {
namespace {

using test::Met;
using test::Outcome;
using test::Pencil;
using test::Random;

constexpr int kSides[] = {4, 6, 9};

Pencil pencil_of(const Notes& notes) {
  const std::size_t cells = notes.geometry().cells();
  Pencil pencil{notes.side(), std::vector<int>(cells), std::vector<std::set<int>>(cells)};
  for (std::size_t cell = 0; cell < cells; ++cell) pencil.values[cell] = notes.board()[cell];
  for (int digit = 1; digit <= notes.side(); ++digit) {
    for (const int cell : notes.cells(digit)) pencil.digits[cell].insert(digit);
  }
  return pencil;
}

Outcome outcome_of(const Deduction& deduction) {
  Outcome outcome;
  for (const Placement& placement : deduction.places) {
    outcome.placed.emplace(placement.cell, placement.digit);
  }
  for (int digit = 1; digit <= kMaxSide; ++digit) {
    for (const int cell : deduction.eliminations[digit]) outcome.struck.emplace(cell, digit);
  }
  return outcome;
}

// What a chain places, told by what that excludes.
void spell_out(Outcome& outcome, const Notes& notes) {
  for (const auto& [cell, digit] : outcome.placed) {
    for (int other = 1; other <= notes.side(); ++other) {
      if (other != digit && notes.has(cell, other)) outcome.struck.emplace(cell, other);
    }
    for (const int peer : notes.cells(digit) & notes.sight().of_cell(cell)) {
      outcome.struck.emplace(peer, digit);
    }
  }
  outcome.placed.clear();
}

// The outcomes that the library finds, as reference_outcomes() gives them.
std::set<Outcome> found_outcomes(Technique technique, const Notes& notes) {
  const Repertoire only{.techniques = TechniqueSet().insert(technique), .unique = true};
  std::set<Outcome> outcomes;
  Outcome sum;
  for (const Deduction& deduction : all_deductions(notes, only)) {
    EXPECT_EQ(deduction.technique, technique);
    EXPECT_TRUE(test::is_of(deduction, notes)) << facts_of(technique).id;
    Outcome outcome = outcome_of(deduction);
    if (!test::is_summed(technique)) {
      EXPECT_TRUE(outcomes.insert(outcome).second) << "told twice: " << facts_of(technique).id;
      continue;
    }
    if (technique != Technique::kXChain && technique != Technique::kXyChain) {
      spell_out(outcome, notes);
    } else {
      // Only its own digit is weakly linked in these.
      for (const auto& [cell, digit] : outcome.placed) {
        for (const int peer : notes.cells(digit) & notes.sight().of_cell(cell)) {
          outcome.struck.emplace(peer, digit);
        }
      }
      outcome.placed.clear();
    }
    sum.struck.merge(outcome.struck);
  }
  if (!sum.struck.empty()) outcomes.insert(sum);
  return outcomes;
}

// Every few boards on the way, thinned or not.
std::vector<Met> boards(int puzzles, int every) {
  Random random(18);
  std::vector<Met> boards;
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

// Boards of puzzles in which techniques turn up that are rare.
std::vector<Met> rare_boards() {
  std::vector<Met> boards;
  for (const int seed : {224, 265, 292}) {
    for (const Met& met : test::met_while_solving(test::made(9, seed))) boards.push_back(met);
  }
  return boards;
}

class EachTechnique : public testing::TestWithParam<Technique> {};

// Those that take the slow finder long see fewer boards.
bool is_heavy(Technique technique) {
  return test::is_summed(technique) || technique == Technique::kNishio;
}

TEST_P(EachTechnique, FindsWhatItsDefinitionSays) {
  static const std::vector<Met> many = boards(5, 9);
  static const std::vector<Met> few = boards(2, 37);
  static const std::vector<Met> rare = rare_boards();
  std::size_t seen = 0;
  const bool is_rare = GetParam() == Technique::kBugPlusOne;
  for (const Met& met : is_rare ? rare : is_heavy(GetParam()) ? few : many) {
    const auto expected = test::reference_outcomes(GetParam(), pencil_of(met.notes));
    ASSERT_EQ(found_outcomes(GetParam(), met.notes), expected)
        << testing::PrintToString(met.notes.board());
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
