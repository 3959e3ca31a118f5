// The solving techniques of human solvers: the name, difficulty and family of each.
//
//   const sudoku::TechniqueFacts& facts = sudoku::facts_of(sudoku::Technique::kXWing);
//   facts.id;      // "x-wing"
//   facts.grade;   // 4, hard
//   facts.rating;  // 32, in tenths
//
// The order of the enumerators must not change, because saved runs and links depend on it. It is
// not the order in which a solver tries the techniques; order_of_trying() returns that one.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sudoku {

// A solving technique. facts_of() returns its name and difficulty.
enum class Technique : std::uint8_t {
  kFullHouse,
  kHiddenSingle,
  kNakedSingle,
  kPointing,
  kClaiming,
  kNakedPair,
  kHiddenPair,
  kNakedTriple,
  kHiddenTriple,
  kXWing,
  kSwordfish,
  kSkyscraper,
  kTwoStringKite,
  kTurbotFish,
  kEmptyRectangle,
  kXyWing,
  kXyzWing,
  kWWing,
  kFinnedXWing,
  kSashimiXWing,
  kUniqueRectangle1,
  kUniqueRectangle2,
  kUniqueRectangle3,
  kUniqueRectangle4,
  kHiddenRectangle,
  kBugPlusOne,
  kNakedQuad,
  kHiddenQuad,
  kJellyfish,
  kFinnedSwordfish,
  kSashimiSwordfish,
  kAlsXz,
  kXChain,
  kXyChain,
  kAic,
  kGroupedAic,
  kNishio,
  kGuess,
};
// Number of techniques, including kGuess.
inline constexpr int kTechniques = static_cast<int>(Technique::kGuess) + 1;

// A group of related techniques, implemented together in one source file.
enum class Family : std::uint8_t {
  kNakedSingle,
  kHiddenSingle,
  kLocked,
  kSubset,
  kFish,
  kLinks,
  kWing,
  kUnique,
  kAls,
  kChain,
  kAssume,
  kGuess,
};
// Number of families, including kGuess.
inline constexpr int kFamilies = static_cast<int>(Family::kGuess) + 1;

// Name and difficulty of a technique.
struct TechniqueFacts {
  std::string_view id;
  Family family = Family::kNakedSingle;
  std::uint8_t grade = 0;  // 1 easy, 2 medium, 3 tricky, 4 hard, 5 expert, 6 beyond
  // Difficulty in tenths, on the scale of Sukaku Explainer. Deduction::rating of a long chain or a
  // large set is higher.
  std::uint8_t rating = 0;
};
// Returns the index of `technique` within its family, from 0, in the order of the enumerators.
int number_in_family(Technique technique) noexcept;
// Returns the facts of `technique`.
const TechniqueFacts& facts_of(Technique technique) noexcept;
// Returns the name of `family`, such as "naked-single" or "locked".
std::string_view name_of(Family family) noexcept;
// Returns the technique with TechniqueFacts::id equal to `id`, or nullptr if there is none.
const Technique* find_technique(std::string_view id) noexcept;
// Returns all techniques except kGuess in the order in which a solver tries them: by grade, then by
// rating. kUniqueRectangle4 is sorted as if its rating were 47.
std::span<const Technique> order_of_trying() noexcept;

// A set of techniques.
class TechniqueSet {
 public:
  constexpr TechniqueSet() noexcept = default;
  // Returns the set of all techniques, including kGuess.
  static constexpr TechniqueSet all() noexcept {
    TechniqueSet set;
    set.bits_ = (std::uint64_t{1} << kTechniques) - 1;
    return set;
  }
  // Returns the techniques of grade 1 to `grade`, without kGuess.
  static TechniqueSet up_to_grade(int grade) noexcept;
  // Returns the techniques that are valid only if the puzzle has one solution.
  static TechniqueSet of_uniqueness() noexcept;

  constexpr TechniqueSet& insert(Technique technique) noexcept {
    bits_ |= bit(technique);
    return *this;
  }
  constexpr TechniqueSet& erase(Technique technique) noexcept {
    bits_ &= ~bit(technique);
    return *this;
  }
  constexpr bool contains(Technique technique) const noexcept {
    return (bits_ & bit(technique)) != 0;
  }
  // Set difference: the techniques that are in `a` but not in `b`.
  friend constexpr TechniqueSet operator-(TechniqueSet a, TechniqueSet b) noexcept {
    a.bits_ &= ~b.bits_;
    return a;
  }
  // Intersection: the techniques that are in both sets.
  friend constexpr TechniqueSet operator&(TechniqueSet a, TechniqueSet b) noexcept {
    a.bits_ &= b.bits_;
    return a;
  }
  constexpr bool operator==(const TechniqueSet&) const noexcept = default;

 private:
  static constexpr std::uint64_t bit(Technique technique) noexcept {
    return std::uint64_t{1} << static_cast<int>(technique);
  }

  std::uint64_t bits_ = 0;
};

}  // namespace sudoku
