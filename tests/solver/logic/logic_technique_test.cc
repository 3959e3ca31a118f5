#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "logic_support.h"
#include "sudoku/technique.h"

namespace sudoku {
namespace {

TEST(Technique, IsFoundByItsId) {
  std::set<std::string_view> ids;
  for (int i = 0; i < kTechniques; ++i) {
    const auto technique = static_cast<Technique>(i);
    const std::string_view id = facts_of(technique).id;
    EXPECT_TRUE(ids.insert(id).second) << id;
    ASSERT_NE(find_technique(id), nullptr) << id;
    EXPECT_EQ(*find_technique(id), technique);
  }
  EXPECT_EQ(find_technique("x-wings"), nullptr);
}

TEST(Technique, HasAnIdThatNeverChanges) {
  EXPECT_EQ(facts_of(Technique::kFullHouse).id, "full-house");
  EXPECT_EQ(facts_of(Technique::kUniqueRectangle4).id, "unique-rectangle-4");
  EXPECT_EQ(facts_of(Technique::kGuess).id, "guess");
  EXPECT_EQ(static_cast<int>(Technique::kGuess), kTechniques - 1);
}

TEST(Technique, HasAFamilyWhoseNameNeverChanges) {
  std::set<std::string_view> names;
  for (int i = 0; i < kFamilies; ++i) {
    EXPECT_TRUE(names.insert(name_of(static_cast<Family>(i))).second) << i;
  }
  EXPECT_EQ(name_of(facts_of(Technique::kFullHouse).family), "hidden-single");
  EXPECT_EQ(name_of(facts_of(Technique::kXWing).family), "fish");
  EXPECT_EQ(name_of(facts_of(Technique::kGuess).family), "guess");
}

TEST(Technique, IsTriedOnceGradeByGrade) {
  const auto order = order_of_trying();
  EXPECT_EQ(order.size(), static_cast<std::size_t>(kTechniques - 1));
  EXPECT_EQ(std::set<Technique>(order.begin(), order.end()).size(), order.size());
  EXPECT_TRUE(std::ranges::is_sorted(order, {}, [](Technique t) { return facts_of(t).grade; }));
  EXPECT_EQ(std::ranges::count(order, Technique::kGuess), 0);
}

TEST(Technique, SetsAreByGradeOrByUniqueness) {
  const TechniqueSet easy = TechniqueSet::up_to_grade(1);
  EXPECT_TRUE(easy.contains(Technique::kHiddenSingle));
  EXPECT_FALSE(easy.contains(Technique::kNakedSingle));
  EXPECT_TRUE(TechniqueSet::of_uniqueness().contains(Technique::kBugPlusOne));
  EXPECT_FALSE(TechniqueSet::of_uniqueness().contains(Technique::kXWing));
  EXPECT_FALSE((TechniqueSet::all() - easy).contains(Technique::kFullHouse));
}

}  // namespace
}  // namespace sudoku
