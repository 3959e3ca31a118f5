// The search `logic`, which solves as a person does. It tries the techniques of human solvers, the
// easiest first, and draws one conclusion at a time. Where no technique helps, it guesses. The
// function choose() calls the techniques and reports a deduction as a step. The next steps report
// the consequences of the deduction, which are one placement or one or more eliminations:
//
//   choose --> technique --> deduce --> place
//                              `------> eliminate ... eliminate
//
// The search stores the eliminated candidates, but not the deduction that it is reporting. The
// function pattern_of() finds that deduction again: the same notes (candidates) always lead to the
// same deduction, and the notes do not change before the deduction is reported completely. A search
// that is being stepped has the notes and the deduction in a cache.
//
// After a guess the search uses only singles and more guesses. So it eliminates no candidate that
// would have to be restored when a guess turns out to be wrong.

#include "sudoku/logic.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "../logic/finders.h"
#include "deduced_by.h"
#include "driver.h"
#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/logic_search.h"
#include "sudoku/notes.h"
#include "sudoku/search.h"
#include "sudoku/solve.h"
#include "sudoku/step.h"
#include "sudoku/technique.h"

namespace sudoku {
namespace searches {
namespace {

// Converts a family of techniques to the Rule that a step reports for it. The number of the Rule is
// that of the family plus 1, because Rule 0 means "no rule".
constexpr Rule rule_of(Family family) { return static_cast<Rule>(static_cast<int>(family) + 1); }
static_assert(rule_of(Family::kNakedSingle) == Rule::kNakedSingle &&
              rule_of(Family::kHiddenSingle) == Rule::kHiddenSingle &&
              rule_of(Family::kLocked) == Rule::kLocked &&
              rule_of(Family::kSubset) == Rule::kSubset && rule_of(Family::kFish) == Rule::kFish &&
              rule_of(Family::kLinks) == Rule::kLinks && rule_of(Family::kWing) == Rule::kWing &&
              rule_of(Family::kUnique) == Rule::kUnique && rule_of(Family::kAls) == Rule::kAls &&
              rule_of(Family::kChain) == Rule::kChain && rule_of(Family::kAssume) == Rule::kAssume);

// Returns the candidate with index `number` (from 0) of a set that is ordered by digit and then by
// cell. Requires: number < candidates.size().
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
  // The constructor allocates the cache, which holds the notes (candidates) and the last deduction,
  // right away. Allocated later, between blocks that are soon freed again, this long-lived memory
  // would fragment the heap.
  Logic(const Board& board, const Repertoire& repertoire)
      : Cloned(kLogic, board), repertoire_(repertoire) {
    deduce_once();
  }

  std::size_t bytes() const noexcept override {
    return sizeof *this + (deduced_ ? sizeof(Deduced) : 0);
  }

  // Does up to `steps` steps. If one of them throws std::bad_alloc, the search is unchanged: a copy
  // does the steps, and replaces the search when all of them are done.
  std::uint64_t leap(std::uint64_t steps, Extent& depths) override {
    return all_or_nothing(depths, [steps](Logic& further, Extent& widened) {
      return further.Search::leap(steps, widened);
    });
  }
  std::size_t read(std::span<std::uint32_t> words, Extent& depths) override {
    const auto read_all = [words](Logic& further, Extent& widened) {
      return further.Search::read(words, widened);
    };
    return static_cast<std::size_t>(all_or_nothing(depths, read_all));
  }

  // Returns the deduction whose consequences the search is reporting, or nullopt if there is none.
  // Computes it again if it is not in the cache.
  std::optional<Deduction> pattern() const {
    if (reporting_ == Reporting::kNothing) return std::nullopt;
    if (deduced_) return deduced_->found;
    Board before = board();
    if (reporting_ == Reporting::kPlaced) before.set(top(), 0);
    return first_deduction(notes_of(before), repertoire());
  }

  // Returns the deduction that the last step reported, and the notes from which it follows.
  // Requires: the last step had kind kDeduce, and the deduction is still in the cache.
  const Deduced& deduced() const {
    assert(deduced_ && reporting_ == Reporting::kDeduced);
    return *deduced_;
  }

  // Returns the notes at the current position: the candidates that the board allows, without those
  // whose elimination has been reported.
  Notes left() const {
    Notes notes = notes_of(board());
    for (int number = 0; number < reported_; ++number) {
      const Placement eliminated = nth(pending_, number);
      notes.eliminate(eliminated.cell, eliminated.digit);
    }
    return notes;
  }

 protected:
  // Decides how the search continues: it reports the next deduction, guesses, retreats from a dead
  // end, or ends. If the memory runs out, throws std::bad_alloc; only the cached notes (candidates)
  // and the cached deduction may have changed then.
  Step choose() override {
    deduce_once();
    Notes& notes = deduced_->notes;
    notes.eliminate(pending_);
    const bool is_found =
        !notes.solved() && logic::find_first(notes, repertoire(), deduced_->found);
    eliminated_ |= pending_;
    pending_ = {};
    reported_ = 0;
    reporting_ = Reporting::kNothing;
    if (notes.solved()) return solution();
    if (notes.broken()) return retreat(dead_end_of(notes));
    if (is_found) return deduce(deduced_->found);
    if (repertoire_.techniques.contains(Technique::kGuess)) return branch(tightest_cell(notes));
    finish();
    return {.kind = Kind::kExhausted};
  }

  Step try_next() override {
    deduce_once();
    return try_among(deduced_->notes.digits(cell_));
  }

  Step place() override {
    if (reporting_ != Reporting::kNothing) reporting_ = Reporting::kPlaced;
    if (deduced_) deduced_->notes.place(cell_, digit_);
    return Driver::place();
  }

  Step eliminate() override {
    const Placement eliminated = nth(pending_, reported_++);
    if (reported_ == pending_.size()) phase_ = Phase::kChoose;
    return {.kind = Kind::kEliminate,
            .rule = rule_,
            .cell = eliminated.cell,
            .digit = eliminated.digit};
  }

  // Erases the digit that was written last. If it was a guess, and the board holds no earlier
  // guess, the guess is proved wrong. The next step then eliminates the guessed candidate
  // permanently.
  Step erase() override {
    const Step step = Driver::erase();
    deduced_.clear();  // the cached notes are stale: the erasure may give candidates back
    if (phase_ != Phase::kTry || has_guess()) return step;
    rule_ = Rule::kAssume;
    pending_.insert(cell_, digit_);
    reported_ = 0;
    phase_ = Phase::kEliminate;
    return step;
  }

  void save_own(Writer& writer) const override {
    writer.byte(static_cast<unsigned>(reporting_));
    writer.byte(reported_);
    write_set(writer, eliminated_);
    write_set(writer, pending_);
  }

  bool restore_own(Reader& reader) override {
    deduced_.clear();
    reporting_ = static_cast<Reporting>(reader.byte());
    reported_ = reader.byte();
    if (!read_set(reader, eliminated_) || !read_set(reader, pending_) ||
        pending_.size() > UINT8_MAX) {
      return false;
    }
    switch (phase_) {
      case Phase::kChoose:  // all eliminations of the last deduction must have been reported
        return reported_ == pending_.size() &&
               (reporting_ == Reporting::kNothing ||
                (reporting_ == Reporting::kDeduced && !done()) ||
                (reporting_ == Reporting::kPlaced && !done() && depth() > 0));
      case Phase::kPlace:
        return pending_.empty() && reported_ == 0 && reporting_ <= Reporting::kDeduced;
      case Phase::kEliminate:
        return reported_ < pending_.size() && reporting_ <= Reporting::kDeduced;
      default:
        return phase_ < Phase::kEliminate && pending_.empty() && reported_ == 0 &&
               reporting_ == Reporting::kNothing;
    }
  }

  bool can_force() const noexcept override { return true; }

 private:
  // Tells from which notes (candidates) the deduction that the search is reporting can be found
  // again. kNothing: there is no such deduction. kDeduced: from the current notes. kPlaced: from
  // the notes before the last placement, because that placement is the consequence of the
  // deduction.
  enum class Reporting : std::uint8_t { kNothing, kDeduced, kPlaced };

  void deduce_once() {
    if (deduced_) return;
    deduced_.set(std::make_unique<Deduced>(Deduced{.notes = notes_of(board()), .found = {}}));
  }

  template <class Work>
  std::uint64_t all_or_nothing(Extent& depths, const Work& work) {
    Logic further(*this);
    further.deduced_ = std::move(deduced_);
    Extent widened = depths;
    const std::uint64_t result = work(further, widened);
    *this = std::move(further);
    depths = widened;
    return result;
  }

  // Writes a set of candidates as bitmasks, each as a number in the format LEB128: for each digit
  // from 1, one mask for each row from the top. Bit i is set if the digit is a candidate of the set
  // in column i (from 0).
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

  bool read_set(Reader& reader, CandidateSet& candidates) const {
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

  Notes notes_of(const Board& board) const {
    Notes notes(board);
    notes.eliminate(eliminated_);
    return notes;
  }

  // Returns the techniques from which the search may now draw conclusions. While the board holds a
  // guess, these are only the singles.
  Repertoire repertoire() const {
    Repertoire usable = repertoire_;
    if (has_guess()) usable.techniques = usable.techniques & TechniqueSet::up_to_grade(2);
    return usable;
  }

  Step deduce(const Deduction& found) {
    Step step{.kind = Kind::kDeduce,
              .rule = rule_of(facts_of(found.technique).family),
              .place = static_cast<std::uint8_t>(number_in_family(found.technique))};
    if (!found.units.empty()) step.unit = found.units[0].unit;
    if (std::has_single_bit(found.digits)) {
      step.digit = static_cast<std::uint8_t>(std::countr_zero(found.digits));
    }
    reporting_ = Reporting::kDeduced;
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

  // Returns the first empty cell without a candidate. If there is none, returns the first unit that
  // has no place left for a digit, and the first such digit. Requires: notes.broken(), that is, one
  // of these exists.
  static Step dead_end_of(const Notes& notes) {
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

  static int tightest_cell(const Notes& notes) {
    int best = notes.empty().first();
    for (const int cell : notes.empty()) {
      if (std::popcount(notes.digits(cell)) < std::popcount(notes.digits(best))) best = cell;
    }
    return best;
  }

  Repertoire repertoire_;
  Reporting reporting_ = Reporting::kNothing;
  // How many candidates of pending_ (the eliminations of the current deduction) have been reported
  // by steps so far.
  std::uint8_t reported_ = 0;
  // All candidates that were eliminated before the current deduction: by deductions, and by guesses
  // that were proved wrong.
  CandidateSet eliminated_;
  // The candidates that the current deduction eliminates, or the guess that was just proved wrong.
  CandidateSet pending_;
  // Cached values, which can be computed again: the current notes, and the deduction whose
  // consequences the search is reporting.
  Cache<Deduced> deduced_;
};

}  // namespace

const Deduced& deduced_by(const Search& search) {
  return static_cast<const Logic&>(search).deduced();
}

}  // namespace searches

// A run keeps copies of its search at equal distances, to go back to earlier positions. For a
// `logic` search, the initial distance is only 4 steps, because finding a deduction again may take
// milliseconds.
constexpr Algorithm kLogic{
    .id = "logic",
    .make =
        [](const Board& board) { return make_logic(board, {.unique = has_one_solution(board)}); },
    .grammar = kLogicGrammar,
    .distance = 4,
    .allocates = true};

std::unique_ptr<Search> make_logic(const Board& board, const Repertoire& repertoire) {
  return std::make_unique<searches::Logic>(board, repertoire);
}

bool has_one_solution(const Board& board, std::uint64_t guesses) {
  const Solutions found = find_solutions(board, 2, guesses);
  return found.complete && found.count == 1;
}

std::optional<Deduction> pattern_of(const Search& search) {
  if (&search.algorithm() != &kLogic) return std::nullopt;
  return static_cast<const searches::Logic&>(search).pattern();
}

Notes notes_of(const Search& search) {
  if (&search.algorithm() != &kLogic) return Notes(search.board());
  return static_cast<const searches::Logic&>(search).left();
}

}  // namespace sudoku
