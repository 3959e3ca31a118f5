// Solves as a person does: the techniques in the order of trying, one conclusion at a time; where
// no technique helps, a guess.
//
//   choose --> technique --> deduce --> place
//                              `------> eliminate ... eliminate
//
// The search keeps only what a deduction strikes out. pattern_of() finds the deduction again: the
// same notes give the same deduction, and the notes do not change before all of it is reported. A
// search that is stepped keeps notes and deduction in a cache.
// Below a guess there are only singles and guesses, so no eliminated candidate has to come back.

#include "sudoku/logic.h"

#include <bit>
#include <cassert>

#include "../logic/finders.h"
#include "deduced_by.h"
#include "driver.h"
#include "sudoku/logic_search.h"
#include "sudoku/solve.h"

namespace sudoku {
namespace {

// The numbers of the rules are those of the families plus 1.
constexpr Rule rule_of(Family family) { return static_cast<Rule>(static_cast<int>(family) + 1); }
static_assert(rule_of(Family::kNakedSingle) == Rule::kNakedSingle &&
              rule_of(Family::kHiddenSingle) == Rule::kHiddenSingle &&
              rule_of(Family::kLocked) == Rule::kLocked &&
              rule_of(Family::kSubset) == Rule::kSubset && rule_of(Family::kFish) == Rule::kFish &&
              rule_of(Family::kLinks) == Rule::kLinks && rule_of(Family::kWing) == Rule::kWing &&
              rule_of(Family::kUnique) == Rule::kUnique && rule_of(Family::kAls) == Rule::kAls &&
              rule_of(Family::kChain) == Rule::kChain && rule_of(Family::kAssume) == Rule::kAssume);

// Returns candidate number `number` of the set, ordered by digit and then by cell.
// Requires: number < candidates.size().
Placement nth(const CandidateSet& candidates, int number) {
  int digit = 1;
  for (; number >= candidates[digit].size(); ++digit) number -= candidates[digit].size();
  CellSet cells = candidates[digit];
  for (; number > 0; --number) cells = cells.without_first();
  return {.cell = static_cast<std::uint8_t>(cells.first()),
          .digit = static_cast<std::uint8_t>(digit)};
}

class Logic final : public Cloned<Logic, Driver> {
 public:
  // Fills the cache at once: a block that lasts is best allocated before those that come and go.
  Logic(const Board& board, const Repertoire& repertoire)
      : Cloned(kLogic, board), repertoire_(repertoire) {
    think();
  }

  std::size_t bytes() const noexcept override {
    return sizeof *this + (thoughts_ ? sizeof(Thoughts) : 0);
  }

  // A step may throw when others have been done. So a copy does the steps, and replaces the search
  // when all of them are done.
  std::uint64_t leap(std::uint64_t steps, Extent& passed) override {
    return all_or_nothing(passed, [steps](Logic& further, Extent& depths) {
      return further.Search::leap(steps, depths);
    });
  }
  std::size_t read(std::span<std::uint32_t> words, Extent& passed) override {
    const auto read_all = [words](Logic& further, Extent& depths) {
      return further.Search::read(words, depths);
    };
    return static_cast<std::size_t>(all_or_nothing(passed, read_all));
  }

  // See pattern_of().
  std::optional<Deduction> pattern() const {
    if (telling_ == Telling::kNothing) return std::nullopt;
    if (thoughts_) return thoughts_->found;
    Board before = board();
    if (telling_ == Telling::kPlaced) before.set(top(), 0);
    return first_deduction(notes_of(before), repertoire());
  }

  // See deduced_by().
  const Deduction& deduced() const noexcept {
    assert(thoughts_ && telling_ == Telling::kDeduced);
    return thoughts_->found;
  }

  // See notes_of(const Search&).
  Notes left() const noexcept {
    Notes notes = notes_of(board());
    for (int number = 0; number < told_; ++number) {
      const Placement struck = nth(pending_, number);
      notes.strike(struck.cell, struck.digit);
    }
    return notes;
  }

 protected:
  // If the memory runs out, only the cache has changed.
  Step choose() override {
    think();
    Notes& notes = thoughts_->notes;
    notes.strike(pending_);
    const bool is_found = !notes.solved() && find_first(notes, repertoire(), thoughts_->found);
    struck_ |= pending_;
    pending_ = {};
    told_ = 0;
    telling_ = Telling::kNothing;
    if (notes.solved()) return solution();
    if (notes.broken()) return retreat(dead_end_of(notes));
    if (is_found) return deduce(thoughts_->found);
    if (repertoire_.techniques.contains(Technique::kGuess)) return branch(tightest_cell(notes));
    finish();
    return {.kind = Kind::kExhausted};
  }

  Step try_next() override {
    think();
    return try_among(thoughts_->notes.digits(cell_));
  }

  Step place() override {
    if (telling_ != Telling::kNothing) telling_ = Telling::kPlaced;
    if (thoughts_) thoughts_->notes.place(cell_, digit_);
    return Driver::place();
  }

  Step eliminate() override {
    const Placement struck = nth(pending_, told_++);
    if (told_ == pending_.size()) phase_ = Phase::kChoose;
    return {.kind = Kind::kEliminate, .rule = rule_, .cell = struck.cell, .digit = struck.digit};
  }

  // A refuted guess with no other guess below it is struck out for good.
  Step erase() override {
    const Step step = Driver::erase();
    thoughts_.clear();  // erased digits give candidates back
    if (phase_ != Phase::kTry || has_guess()) return step;
    rule_ = Rule::kAssume;
    pending_.insert(cell_, digit_);
    told_ = 0;
    phase_ = Phase::kEliminate;
    return step;
  }

  void save_own(Writer& writer) const override {
    writer.byte(static_cast<unsigned>(telling_));
    writer.byte(told_);
    write_set(writer, struck_);
    write_set(writer, pending_);
  }

  bool restore_own(Reader& reader) noexcept override {
    thoughts_.clear();
    telling_ = static_cast<Telling>(reader.byte());
    told_ = reader.byte();
    if (!read_set(reader, struck_) || !read_set(reader, pending_) || pending_.size() > UINT8_MAX) {
      return false;
    }
    switch (phase_) {
      case Phase::kChoose:  // the last deduction has been reported as a whole
        return told_ == pending_.size() &&
               (telling_ == Telling::kNothing || (telling_ == Telling::kDeduced && !done()) ||
                (telling_ == Telling::kPlaced && !done() && depth() > 0));
      case Phase::kPlace:
        return pending_.empty() && told_ == 0 && telling_ <= Telling::kDeduced;
      case Phase::kEliminate:
        return told_ < pending_.size() && telling_ <= Telling::kDeduced;
      default:
        return phase_ < Phase::kEliminate && pending_.empty() && told_ == 0 &&
               telling_ == Telling::kNothing;
    }
  }

  bool can_force() const noexcept override { return true; }

 private:
  // The notes that the pattern is of: none, the present ones, or those before the last placement.
  enum class Telling : std::uint8_t { kNothing, kDeduced, kPlaced };

  // What follows from the board and struck_: the notes, and the deduction that is being reported.
  struct Thoughts {
    Notes notes;
    Deduction found;
  };

  void think() {
    if (thoughts_) return;
    thoughts_.set(std::make_unique<Thoughts>(Thoughts{.notes = notes_of(board()), .found = {}}));
  }

  template <class Work>
  std::uint64_t all_or_nothing(Extent& passed, const Work& work) {
    Logic further(*this);
    further.thoughts_ = std::move(thoughts_);
    Extent depths = passed;
    const std::uint64_t result = work(further, depths);
    *this = std::move(further);
    passed = depths;
    return result;
  }

  // Writes for each digit one mask of cells for each row.
  void write_set(Writer& writer, const CandidateSet& candidates) const {
    for (int digit = 1; digit <= board().side(); ++digit) {
      for (int row = 0; row < board().side(); ++row) {
        unsigned mask = 0;
        for (int i = 0; i < board().side(); ++i) {
          mask |= static_cast<unsigned>(candidates.contains(geometry().cell(row, i), digit)) << i;
        }
        writer.number(mask);
      }
    }
  }

  bool read_set(Reader& reader, CandidateSet& candidates) const noexcept {
    for (int digit = 1; digit <= board().side(); ++digit) {
      for (int row = 0; row < board().side(); ++row) {
        const std::uint64_t mask = reader.number();
        if (mask >> board().side() != 0) return false;
        for (int i = 0; i < board().side(); ++i) {
          if ((mask >> i & 1) != 0) candidates.insert(geometry().cell(row, i), digit);
        }
      }
    }
    return true;
  }

  Notes notes_of(const Board& board) const noexcept {
    Notes notes(board);
    notes.strike(struck_);
    return notes;
  }

  // Returns what may be used now: below a guess, only singles.
  Repertoire repertoire() const noexcept {
    Repertoire usable = repertoire_;
    if (has_guess()) usable.techniques = usable.techniques & TechniqueSet::up_to_grade(2);
    return usable;
  }

  Step deduce(const Deduction& found) noexcept {
    Step step{.kind = Kind::kDeduce,
              .rule = rule_of(facts_of(found.technique).family),
              .place = static_cast<std::uint8_t>(number_in_family(found.technique))};
    if (!found.units.empty()) step.unit = found.units[0].unit;
    if (std::has_single_bit(found.digits)) {
      step.digit = static_cast<std::uint8_t>(std::countr_zero(found.digits));
    }
    telling_ = Telling::kDeduced;
    if (found.places.empty()) {
      rule_ = step.rule;
      unit_ = kNoUnit;
      cell_ = digit_ = 0;
      pending_ = found.eliminations;
      phase_ = Phase::kEliminate;
      return step;
    }
    const Placement& placement = found.places[0];
    force(step.rule, placement.unit, placement.cell, placement.digit);
    step.cell = placement.cell;
    step.digit = placement.digit;
    return step;
  }

  // Requires: the notes are broken. Returns the first cell without a candidate; if there is none,
  // the first unit and digit without a place.
  static Step dead_end_of(const Notes& notes) noexcept {
    for (const int cell : notes.empty()) {
      if (notes.digits(cell) == 0) return {.cell = static_cast<std::uint8_t>(cell)};
    }
    for (int unit = 0;; ++unit) {
      assert(unit < notes.geometry().units());
      for (int digit = 1; digit <= notes.side(); ++digit) {
        if (notes.places(unit, digit) != 0 || (notes.filled(unit) >> digit & 1) != 0) continue;
        return {.digit = static_cast<std::uint8_t>(digit), .unit = static_cast<std::uint8_t>(unit)};
      }
    }
  }

  static int tightest_cell(const Notes& notes) noexcept {
    int best = notes.empty().first();
    for (const int cell : notes.empty()) {
      if (std::popcount(notes.digits(cell)) < std::popcount(notes.digits(best))) best = cell;
    }
    return best;
  }

  Repertoire repertoire_;
  Telling telling_ = Telling::kNothing;
  std::uint8_t told_ = 0;  // the number of pending eliminations that have been reported
  CandidateSet struck_;    // by the deductions that have been reported as a whole
  CandidateSet pending_;   // by the deduction that is being reported
  Cache<Thoughts> thoughts_;
};

}  // namespace

// A deduction may take milliseconds, so checkpoints lie close together.
constexpr Algorithm kLogic{
    .id = "logic",
    .make =
        [](const Board& board) { return make_logic(board, {.unique = has_one_solution(board)}); },
    .grammar = kLogicGrammar,
    .distance = 4,
    .allocates = true};

std::unique_ptr<Search> make_logic(const Board& board, const Repertoire& repertoire) {
  return std::make_unique<Logic>(board, repertoire);
}

bool has_one_solution(const Board& board, std::uint64_t guesses) {
  const Solutions found = find_solutions(board, 2, guesses);
  return found.complete && found.count == 1;
}

const Deduction& deduced_by(const Search& search) noexcept {
  return static_cast<const Logic&>(search).deduced();
}

std::optional<Deduction> pattern_of(const Search& search) {
  if (&search.algorithm() != &kLogic) return std::nullopt;
  return static_cast<const Logic&>(search).pattern();
}

Notes notes_of(const Search& search) {
  if (&search.algorithm() != &kLogic) return Notes(search.board());
  return static_cast<const Logic&>(search).left();
}

}  // namespace sudoku
