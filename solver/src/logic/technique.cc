#include "sudoku/technique.h"

#include <array>

#include "finders.h"
#include "sudoku/notes.h"

namespace sudoku {
namespace logic {
namespace {

// A row of the table of all solving techniques: one technique and what the program knows about it.
struct Line {
  Technique technique;
  TechniqueFacts facts;
  // The function that searches for the technique. Null for guessing, which is not searched for.
  bool (*find)(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
  // Size of the pattern, such as the number of cells of a subset. It is passed to the search
  // function. 0 for techniques that have no size.
  int size;
  // Rating, in tenths, that orders the technique among those of its grade. It does not change the
  // rating of a puzzle, which comes from facts.rating. 0: facts.rating also gives the order.
  std::uint8_t order_rating = 0;
};

using enum Technique;

// The table of all solving techniques, indexed by the enumeration Technique. The ratings are in
// tenths, on the scale of the program Sukaku Explainer. A technique that Sukaku Explainer lacks has
// the average rating of the techniques that Sukaku Explainer needs in its place.
constexpr std::array<Line, kTechniques> kTable = {{
    {kFullHouse, {"full-house", Family::kHiddenSingle, 1, 10}, find_full_house, 0},
    {kHiddenSingle, {"hidden-single", Family::kHiddenSingle, 1, 12}, find_hidden_single, 0},
    {kNakedSingle, {"naked-single", Family::kNakedSingle, 2, 23}, find_naked_single, 0},
    {kPointing, {"pointing", Family::kLocked, 3, 26}, find_pointing, 0},
    {kClaiming, {"claiming", Family::kLocked, 3, 28}, find_claiming, 0},
    {kNakedPair, {"naked-pair", Family::kSubset, 3, 30}, find_naked_subset, 2},
    {kHiddenPair, {"hidden-pair", Family::kSubset, 3, 34}, find_hidden_subset, 2},
    {kNakedTriple, {"naked-triple", Family::kSubset, 3, 36}, find_naked_subset, 3},
    {kHiddenTriple, {"hidden-triple", Family::kSubset, 3, 40}, find_hidden_subset, 3},
    {kXWing, {"x-wing", Family::kFish, 4, 32}, find_fish, 2},
    {kSwordfish, {"swordfish", Family::kFish, 4, 38}, find_fish, 3},
    {kSkyscraper, {"skyscraper", Family::kLinks, 4, 40}, find_two_links, 0},
    {kTwoStringKite, {"two-string-kite", Family::kLinks, 4, 41}, find_two_links, 0},
    {kTurbotFish, {"turbot-fish", Family::kLinks, 4, 42}, find_two_links, 0},
    {kEmptyRectangle, {"empty-rectangle", Family::kLinks, 4, 43}, find_empty_rectangle, 0},
    {kXyWing, {"xy-wing", Family::kWing, 4, 42}, find_wing, 2},
    {kXyzWing, {"xyz-wing", Family::kWing, 4, 44}, find_wing, 3},
    {kWWing, {"w-wing", Family::kWing, 4, 59}, find_w_wing, 0},
    {kFinnedXWing, {"finned-x-wing", Family::kFish, 4, 43}, find_finned_fish, 2},
    {kSashimiXWing, {"sashimi-x-wing", Family::kFish, 4, 43}, find_finned_fish, 2},
    {kUniqueRectangle1, {"unique-rectangle-1", Family::kUnique, 4, 45}, find_rectangle, 0},
    {kUniqueRectangle2, {"unique-rectangle-2", Family::kUnique, 4, 45}, find_rectangle, 0},
    {kUniqueRectangle3, {"unique-rectangle-3", Family::kUnique, 4, 47}, find_rectangle, 0},
    {kUniqueRectangle4, {"unique-rectangle-4", Family::kUnique, 4, 45}, find_rectangle, 0, 47},
    {kHiddenRectangle, {"hidden-rectangle", Family::kUnique, 4, 50}, find_rectangle, 0},
    {kBugPlusOne, {"bug-plus-one", Family::kUnique, 4, 55}, find_bug_plus_one, 0},
    {kNakedQuad, {"naked-quad", Family::kSubset, 4, 50}, find_naked_subset, 4},
    {kHiddenQuad, {"hidden-quad", Family::kSubset, 4, 54}, find_hidden_subset, 4},
    {kJellyfish, {"jellyfish", Family::kFish, 4, 52}, find_fish, 4},
    {kFinnedSwordfish, {"finned-swordfish", Family::kFish, 5, 55}, find_finned_fish, 3},
    {kSashimiSwordfish, {"sashimi-swordfish", Family::kFish, 5, 55}, find_finned_fish, 3},
    {kAlsXz, {"als-xz", Family::kAls, 5, 71}, find_als_xz, 0},
    {kXChain, {"x-chain", Family::kChain, 5, 62}, find_chain, 0},
    {kXyChain, {"xy-chain", Family::kChain, 5, 63}, find_chain, 0},
    {kAic, {"aic", Family::kChain, 5, 70}, find_chain, 0},
    {kGroupedAic, {"grouped-aic", Family::kChain, 5, 78}, find_chain, 0},
    {kNishio, {"nishio", Family::kAssume, 6, 72}, find_nishio, 0},
    {kGuess, {"guess", Family::kGuess, 6, 98}, nullptr, 0},
}};

consteval bool has_a_line_for_each_technique() {
  for (int i = 0; i < kTechniques; ++i) {
    const Line& line = kTable[i];
    if (static_cast<int>(line.technique) != i || line.facts.id.empty()) return false;
  }
  return true;
}
static_assert(has_a_line_for_each_technique());

// The names of the families of techniques, indexed by the enumeration Family.
constexpr std::array<std::string_view, kFamilies> kFamilyNames = {
    "naked-single", "hidden-single", "locked", "subset", "fish",   "links",
    "wing",         "unique",        "als",    "chain",  "assume", "guess"};

static_assert(!kFamilyNames.back().empty());

// Returns true if the technique of table row `a` is tried before that of `b`. Techniques are sorted
// by grade, then by rating, then by their order in the enumeration Technique.
constexpr bool is_tried_before(const Line& a, const Line& b) {
  const auto rating = [](const Line& line) {
    return line.order_rating ? line.order_rating : line.facts.rating;
  };
  if (a.facts.grade != b.facts.grade) return a.facts.grade < b.facts.grade;
  return rating(a) != rating(b) ? rating(a) < rating(b) : a.technique < b.technique;
}

// All techniques except guessing, in the order in which a solver tries them.
constexpr std::array<Technique, kTechniques - 1> kOrder = [] {
  std::array<Technique, kTechniques - 1> order{};
  for (int i = 0; i < kTechniques - 1; ++i) {
    int before = 0;
    for (int j = 0; j < kTechniques - 1; ++j) before += is_tried_before(kTable[j], kTable[i]);
    order[before] = kTable[i].technique;
  }
  return order;
}();

// The number of each technique within its family, from 0, indexed by the enumeration Technique.
constexpr std::array<std::uint8_t, kTechniques> kNumbers = [] {
  std::array<std::uint8_t, kTechniques> numbers{};
  std::array<std::uint8_t, kFamilies> next{};
  for (int i = 0; i < kTechniques; ++i) {
    numbers[i] = next[static_cast<int>(kTable[i].facts.family)]++;
  }
  return numbers;
}();

}  // namespace

bool find(Technique technique, const Notes& notes, DeductionSink& sink) {
  const Line& line = kTable[static_cast<int>(technique)];
  return line.find(notes, sink, {technique, line.size});
}

}  // namespace logic

const TechniqueFacts& facts_of(Technique technique) noexcept {
  return logic::kTable[static_cast<int>(technique)].facts;
}

int number_in_family(Technique technique) { return logic::kNumbers[static_cast<int>(technique)]; }

std::string_view name_of(Family family) noexcept {
  return logic::kFamilyNames[static_cast<int>(family)];
}

const Technique* find_technique(std::string_view id) {
  for (const logic::Line& line : logic::kTable) {
    if (line.facts.id == id) return &line.technique;
  }
  return nullptr;
}

std::span<const Technique> order_of_trying() noexcept { return logic::kOrder; }

TechniqueSet TechniqueSet::up_to_grade(int grade) {
  TechniqueSet set;
  for (const Technique technique : logic::kOrder) {
    if (facts_of(technique).grade <= grade) set.insert(technique);
  }
  return set;
}

TechniqueSet TechniqueSet::of_uniqueness() {
  TechniqueSet set;
  for (const Technique technique : logic::kOrder) {
    if (facts_of(technique).family == Family::kUnique) set.insert(technique);
  }
  return set;
}

}  // namespace sudoku
