// The techniques by which a person solves, by name: how hard each is, and to which family it
// belongs.
//
//   const sudoku::TechniqueFacts& facts = sudoku::facts_of(sudoku::Technique::kXWing);
//   facts.id;      // "x-wing"
//   facts.grade;   // 4, hard
//   facts.rating;  // 32, in tenths
//
// Their order is frozen, since runs and links count on it. In which order they are tried is another
// matter: see order_of_trying().
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sudoku {

// What a person calls a way to conclude.
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
// How many techniques there are.
inline constexpr int kTechniques = 38;

// Techniques that are found by the same eyes.
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
// How many families there are.
inline constexpr int kFamilies = 12;

// What is known of a technique without a board.
struct TechniqueFacts {
  std::string_view id;
  Family family = Family::kNakedSingle;
  std::uint8_t grade = 0;  // 1 easy, 2 medium, 3 tricky, 4 hard, 5 expert, 6 beyond
  std::uint8_t rating =
      0;  // in tenths, on the scale of Sukaku Explainer; an instance may have more
};
// Which of its family a technique is, from 0, by the order of Technique.
int number_in_family(Technique technique) noexcept;
// The facts of a technique.
const TechniqueFacts& facts_of(Technique technique) noexcept;
// The name of a family: "naked-single", "locked", ...
std::string_view name_of(Family family) noexcept;
// The technique of that id, or nullptr.
const Technique* find_technique(std::string_view id) noexcept;
// All but the guess in the order in which they are tried: the easiest first, grade by grade.
std::span<const Technique> order_of_trying() noexcept;

// Some of the techniques.
class TechniqueSet {
 public:
  constexpr TechniqueSet() noexcept = default;
  // All of them, the guess included.
  static constexpr TechniqueSet all() noexcept {
    TechniqueSet set;
    set.bits_ = (std::uint64_t{1} << kTechniques) - 1;
    return set;
  }
  // All up to a grade, the guess not included.
  static TechniqueSet up_to_grade(int grade) noexcept;
  // All that suppose that the puzzle has one solution.
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
  // What is in the first set only.
  friend constexpr TechniqueSet operator-(TechniqueSet a, TechniqueSet b) noexcept {
    a.bits_ &= ~b.bits_;
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
