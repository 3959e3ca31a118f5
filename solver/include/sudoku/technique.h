// The solving techniques of human solvers: the name, difficulty and family of each.
//
//   const sudoku::TechniqueFacts& facts = sudoku::facts_of(sudoku::Technique::kXWing);
//   facts.id;      // "x-wing"
//   facts.grade;   // 4, hard
//   facts.rating;  // 32, in tenths of a point
//
// The order of the enumerators of Technique must not change, because saved runs and shared web
// links depend on it. A solver tries the techniques in another order, which order_of_trying()
// returns.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sudoku {

// A technique of human solvers, such as the naked pair. facts_of() returns its name and difficulty.
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
// Number of techniques, including kGuess, which means guessing.
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
// Number of families of techniques, including kGuess, which means guessing.
inline constexpr int kFamilies = static_cast<int>(Family::kGuess) + 1;

// Name and difficulty of a technique.
struct TechniqueFacts {
  std::string_view id;
  Family family = Family::kNakedSingle;
  // Grade of the technique: 1 easy, 2 medium, 3 tricky, 4 hard, 5 expert, 6 beyond expert.
  std::uint8_t grade = 0;
  // Rating of the technique in tenths of a point, on the scale of Sukaku Explainer. A harder
  // instance, such as a long chain or a large set, has a higher rating in Deduction::rating.
  std::uint8_t rating = 0;
};
// Returns the index, from 0, of a technique among the techniques of its family. Their order is that
// of the enum Technique.
int number_in_family(Technique technique);
// Returns the name, family, grade and rating of `technique`.
const TechniqueFacts& facts_of(Technique technique) noexcept;
// Returns the name of a family of techniques, such as "naked-single" or "locked".
std::string_view name_of(Family family) noexcept;
// Returns the technique whose id is `id`, such as "x-wing", or nullptr if there is none.
const Technique* find_technique(std::string_view id);
// Returns all techniques except guessing, in the order in which a solver tries them: by grade, then
// by rating, then in the order of the enum Technique. One technique is an exception:
// kUniqueRectangle4, which has the rating 45, is sorted as if its rating were 47. So it comes right
// after kUniqueRectangle3.
std::span<const Technique> order_of_trying() noexcept;

// A set of solving techniques, stored as a bitmask.
class TechniqueSet {
 public:
  constexpr TechniqueSet() noexcept = default;
  // Returns the set of all techniques, including kGuess, which means guessing.
  static constexpr TechniqueSet all() noexcept {
    TechniqueSet set;
    set.bits_ = (std::uint64_t{1} << kTechniques) - 1;
    return set;
  }
  // Returns the set of the techniques with a grade from 1 (easy) to `grade`, without guessing.
  static TechniqueSet up_to_grade(int grade);
  // Returns the set of the techniques that are valid only if the puzzle has exactly one solution.
  static TechniqueSet of_uniqueness();

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
  // Intersection: the techniques that are in both `a` and `b`.
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
