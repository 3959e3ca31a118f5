#include "sudoku/technique.h"

#include <array>

namespace sudoku {
namespace {

// By Technique. Ratings are those of Sukaku Explainer; where it has none, of what it takes instead.
constexpr std::array<TechniqueFacts, kTechniques> kFacts = {{
    {"full-house", Family::kHiddenSingle, 1, 10},
    {"hidden-single", Family::kHiddenSingle, 1, 12},
    {"naked-single", Family::kNakedSingle, 2, 23},
    {"pointing", Family::kLocked, 3, 26},
    {"claiming", Family::kLocked, 3, 28},
    {"naked-pair", Family::kSubset, 3, 30},
    {"hidden-pair", Family::kSubset, 3, 34},
    {"naked-triple", Family::kSubset, 3, 36},
    {"hidden-triple", Family::kSubset, 3, 40},
    {"x-wing", Family::kFish, 4, 32},
    {"swordfish", Family::kFish, 4, 38},
    {"skyscraper", Family::kLinks, 4, 40},
    {"two-string-kite", Family::kLinks, 4, 41},
    {"turbot-fish", Family::kLinks, 4, 42},
    {"empty-rectangle", Family::kLinks, 4, 43},
    {"xy-wing", Family::kWing, 4, 42},
    {"xyz-wing", Family::kWing, 4, 44},
    {"w-wing", Family::kWing, 4, 59},
    {"finned-x-wing", Family::kFish, 4, 43},
    {"sashimi-x-wing", Family::kFish, 4, 43},
    {"unique-rectangle-1", Family::kUnique, 4, 45},
    {"unique-rectangle-2", Family::kUnique, 4, 45},
    {"unique-rectangle-3", Family::kUnique, 4, 47},
    {"unique-rectangle-4", Family::kUnique, 4, 45},
    {"hidden-rectangle", Family::kUnique, 4, 50},
    {"bug-plus-one", Family::kUnique, 4, 55},
    {"naked-quad", Family::kSubset, 4, 50},
    {"hidden-quad", Family::kSubset, 4, 54},
    {"jellyfish", Family::kFish, 4, 52},
    {"finned-swordfish", Family::kFish, 5, 55},
    {"sashimi-swordfish", Family::kFish, 5, 55},
    {"als-xz", Family::kAls, 5, 71},
    {"x-chain", Family::kChain, 5, 62},
    {"xy-chain", Family::kChain, 5, 63},
    {"aic", Family::kChain, 5, 70},
    {"grouped-aic", Family::kChain, 5, 78},
    {"nishio", Family::kAssume, 6, 72},
    {"guess", Family::kGuess, 6, 98},
}};

constexpr std::array<std::string_view, kFamilies> kFamilyNames = {
    "naked-single", "hidden-single", "locked", "subset", "fish",   "links",
    "wing",         "unique",        "als",    "chain",  "assume", "guess"};

consteval std::array<Technique, kTechniques> in_order() {
  std::array<Technique, kTechniques> all{};
  for (int i = 0; i < kTechniques; ++i) all[i] = static_cast<Technique>(i);
  return all;
}
constexpr std::array<Technique, kTechniques> kAll = in_order();

// Tuned for agreement with Sukaku Explainer, which takes the lowest rating first.
constexpr std::array<Technique, kTechniques - 1> kOrder = {
    Technique::kFullHouse,
    Technique::kHiddenSingle,
    Technique::kNakedSingle,
    Technique::kPointing,
    Technique::kClaiming,
    Technique::kNakedPair,
    Technique::kHiddenPair,
    Technique::kNakedTriple,
    Technique::kHiddenTriple,
    Technique::kXWing,
    Technique::kSwordfish,
    Technique::kSkyscraper,
    Technique::kTwoStringKite,
    Technique::kTurbotFish,
    Technique::kXyWing,
    Technique::kEmptyRectangle,
    Technique::kFinnedXWing,
    Technique::kSashimiXWing,
    Technique::kXyzWing,
    Technique::kUniqueRectangle1,
    Technique::kUniqueRectangle2,
    Technique::kUniqueRectangle3,
    Technique::kUniqueRectangle4,
    Technique::kHiddenRectangle,
    Technique::kNakedQuad,
    Technique::kJellyfish,
    Technique::kHiddenQuad,
    Technique::kBugPlusOne,
    Technique::kWWing,
    Technique::kFinnedSwordfish,
    Technique::kSashimiSwordfish,
    Technique::kXChain,
    Technique::kXyChain,
    Technique::kAic,
    Technique::kAlsXz,
    Technique::kGroupedAic,
    Technique::kNishio,
};

}  // namespace

const TechniqueFacts& facts_of(Technique technique) noexcept {
  return kFacts[static_cast<int>(technique)];
}

int number_in_family(Technique technique) noexcept {
  int number = 0;
  for (const Technique other : kAll) {
    if (other < technique && facts_of(other).family == facts_of(technique).family) ++number;
  }
  return number;
}

std::string_view name_of(Family family) noexcept { return kFamilyNames[static_cast<int>(family)]; }

const Technique* find_technique(std::string_view id) noexcept {
  for (const Technique& technique : kAll) {
    if (facts_of(technique).id == id) return &technique;
  }
  return nullptr;
}

std::span<const Technique> order_of_trying() noexcept { return kOrder; }

TechniqueSet TechniqueSet::up_to_grade(int grade) noexcept {
  TechniqueSet set;
  for (const Technique technique : kOrder) {
    if (facts_of(technique).grade <= grade) set.insert(technique);
  }
  return set;
}

TechniqueSet TechniqueSet::of_uniqueness() noexcept {
  TechniqueSet set;
  for (const Technique technique : kOrder) {
    if (facts_of(technique).family == Family::kUnique) set.insert(technique);
  }
  return set;
}

}  // namespace sudoku
