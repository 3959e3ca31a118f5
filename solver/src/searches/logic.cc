// Techniques in the order of trying, told one conclusion at a time; where none helps, a guess.
//
//   look --> contradiction --> retreat --> erase ... erase (the guess) --> next candidate
//     ^ |--> technique --> deduce --> place -----------------------------------.
//     | |                       `--> eliminate ... eliminate ------------------|
//     | |--> guess --> select --> try --> place -------------------------------|
//     | `--> no empty cell --> solution                                        |
//     `-------------------------------------------------------------------------'
//
// Of a deduction only what it strikes out is kept. What it saw is found again when somebody asks:
// the same notes give the same deduction, and they stay those of before until all is told. Below a
// guess there are only singles and guesses, so nothing struck out has to come back.

#include "sudoku/logic.h"

#include <bit>
#include <bitset>
#include <cassert>

#include "sudoku/logic_search.h"
#include "sudoku/solve.h"

namespace sudoku {
namespace {

Rule rule_of(Technique technique) {
  return static_cast<Rule>(static_cast<int>(facts_of(technique).family) + 1);
}

// The candidate at that place of the set, by digit and then by cell; the set has more than that.
Placement nth(const CandidateSet& candidates, int number) {
  int digit = 1;
  for (; number >= candidates[digit].size(); ++digit) number -= candidates[digit].size();
  CellSet cells = candidates[digit];
  for (; number > 0; --number) cells = cells.without_first();
  return {.cell = static_cast<std::uint8_t>(cells.first()),
          .digit = static_cast<std::uint8_t>(digit)};
}

class Logic final : public Cloned<Logic> {
 public:
  explicit Logic(const Board& board) : Cloned(board), unique_(has_one_solution(board)) {}

  std::string_view id() const noexcept override { return kLogic.id; }
  // A deduction may take milliseconds.
  std::uint64_t distance() const noexcept override { return 4; }
  unsigned grammar() const noexcept override { return kLogicGrammar; }

  // See pattern_of(). A digit that it has placed already is looked away from.
  std::optional<Deduction> pattern() const {
    if (telling_ == Telling::kNothing) return std::nullopt;
    Board before = board();
    if (telling_ == Telling::kPlaced) before.set(top(), 0);
    return find(notes_of(before));
  }

  // See notes_of(). Of what is pending, so much was told.
  Notes left() const noexcept {
    Notes notes = notes_of(board());
    for (int number = 0; number < told_; ++number) {
      const Placement struck = nth(pending_, number);
      notes.strike(struck.cell, struck.digit);
    }
    return notes;
  }

 protected:
  Step advance() noexcept override {
    switch (phase_) {
      case Phase::kLook:
        return look();
      case Phase::kTry:
        return put_up();
      case Phase::kPlace:
        return place();
      case Phase::kEliminate:
        return eliminate();
      case Phase::kErase:
        return erase();
      case Phase::kExhausted:
        break;
    }
    done_ = true;
    return {.kind = Kind::kExhausted};
  }

  void save_rest(Writer& writer) const override {
    for (std::size_t i = 0; i < depth(); ++i) writer.byte(guesses_[i]);
    writer.byte(static_cast<unsigned>(phase_));
    writer.byte(static_cast<unsigned>(telling_));
    writer.byte(static_cast<unsigned>(rule_));
    writer.byte(unit_);
    writer.byte(cell_);
    writer.byte(digit_);
    writer.byte(told_);
    write_set(writer, struck_);
    write_set(writer, pending_);
  }

  bool restore_rest(Reader& reader) noexcept override {
    for (std::size_t i = 0; i < depth(); ++i) {
      const unsigned guess = reader.byte();
      if (guess > 1) return false;
      guesses_[i] = guess == 1;
    }
    phase_ = static_cast<Phase>(reader.byte());
    telling_ = static_cast<Telling>(reader.byte());
    rule_ = static_cast<Rule>(reader.byte());
    unit_ = reader.byte();
    cell_ = reader.byte();
    digit_ = reader.byte();
    told_ = reader.byte();
    return read_set(reader, struck_) && read_set(reader, pending_) &&
           telling_ <= Telling::kPlaced && (telling_ != Telling::kPlaced || depth() > 0) &&
           rule_ <= Rule::kAssume && told_ <= pending_.size() &&
           (unit_ == kNoUnit || unit_ < geometry().units()) && cell_ < geometry().cells() &&
           digit_ <= board().side() && fits();
  }

 private:
  enum class Phase : std::uint8_t { kLook, kTry, kPlace, kEliminate, kErase, kExhausted };
  // What the pattern is of: nothing, the notes as they are, or those before the digit placed last.
  enum class Telling : std::uint8_t { kNothing, kDeduced, kPlaced };

  const Geometry& geometry() const noexcept { return board().geometry(); }

  // A mask of cells for each digit, by rows.
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

  // Whether the phase that was restored can go on from the rest.
  bool fits() const noexcept {
    const bool empty = board()[cell_] == 0;
    switch (phase_) {
      case Phase::kLook:
        return true;
      case Phase::kTry:
        return empty && rule_ == Rule::kNone && unit_ == kNoUnit;
      case Phase::kPlace:
        return empty && (candidates(board(), cell_) & 1U << digit_) != 0;
      case Phase::kEliminate:
        return told_ < pending_.size() && pending_.size() <= UINT8_MAX;
      case Phase::kErase:
        return depth() > 0;
      case Phase::kExhausted:
        return depth() == 0;
    }
    return false;
  }

  Notes notes_of(const Board& board) const noexcept {
    Notes notes(board);
    notes.strike(struck_);
    return notes;
  }

  std::optional<Deduction> find(const Notes& notes) const {
    Repertoire repertoire{.unique = unique_};
    if (guesses_.any()) repertoire.techniques = TechniqueSet::up_to_grade(2);
    return first_deduction(notes, repertoire);
  }

  Step look() noexcept {
    struck_ |= pending_;
    pending_ = {};
    told_ = 0;
    telling_ = Telling::kNothing;
    rule_ = Rule::kNone;
    unit_ = kNoUnit;
    const Notes notes = notes_of(board());
    if (notes.solved()) {
      done_ = true;
      return {.kind = Kind::kSolution};
    }
    if (notes.broken()) return retreat(dead_end_of(notes));
    if (const auto found = find(notes)) return deduce(*found);
    phase_ = Phase::kTry;
    cell_ = static_cast<std::uint8_t>(tightest_cell(notes));
    digit_ = 0;
    return at_cell(Kind::kSelect, 0);
  }

  Step deduce(const Deduction& found) noexcept {
    Step step{.kind = Kind::kDeduce,
              .rule = rule_of(found.technique),
              .place = static_cast<std::uint8_t>(number_in_family(found.technique))};
    if (!found.units.empty()) step.unit = found.units[0].unit;
    if (std::has_single_bit(found.digits)) {
      step.digit = static_cast<std::uint8_t>(std::countr_zero(found.digits));
    }
    telling_ = Telling::kDeduced;
    rule_ = step.rule;
    if (found.places.empty()) {
      pending_ = found.eliminations;
      phase_ = Phase::kEliminate;
      return step;
    }
    const Placement& placement = found.places[0];
    step.cell = cell_ = placement.cell;
    step.digit = digit_ = placement.digit;
    unit_ = placement.unit;
    phase_ = Phase::kPlace;
    return step;
  }

  // The notes are broken: where no cell has lost its candidates, a digit has no place in a unit.
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

  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind,
            .rule = rule_,
            .cell = cell_,
            .digit = static_cast<std::uint8_t>(digit),
            .unit = unit_};
  }

  Step put_up() noexcept {
    const unsigned later = notes_of(board()).digits(cell_) & ~((2U << digit_) - 1);
    if (later == 0) return retreat({.cell = cell_});
    digit_ = static_cast<std::uint8_t>(std::countr_zero(later));
    phase_ = Phase::kPlace;
    return at_cell(Kind::kTry, digit_);
  }

  Step place() noexcept {
    guesses_[depth()] = rule_ == Rule::kNone;
    write(cell_, digit_);
    if (telling_ != Telling::kNothing) telling_ = Telling::kPlaced;
    phase_ = Phase::kLook;
    return at_cell(Kind::kPlace, digit_);
  }

  Step eliminate() noexcept {
    const Placement struck = nth(pending_, told_++);
    if (told_ == pending_.size()) phase_ = Phase::kLook;
    return {.kind = Kind::kEliminate, .rule = rule_, .cell = struck.cell, .digit = struck.digit};
  }

  Step retreat(Step step) noexcept {
    step.kind = Kind::kRetreat;
    phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
    return step;
  }

  // Takes back what followed from the last guess, and then the guess. With no other guess left what
  // was tried is out for good.
  Step erase() noexcept {
    digit_ = static_cast<std::uint8_t>(board()[top()]);
    cell_ = static_cast<std::uint8_t>(take_back());
    rule_ = Rule::kNone;
    unit_ = kNoUnit;
    const Step step = at_cell(Kind::kErase, digit_);
    if (!guesses_[depth()]) {
      if (depth() == 0) phase_ = Phase::kExhausted;
      return step;
    }
    guesses_[depth()] = false;
    phase_ = Phase::kTry;
    if (guesses_.any()) return step;
    rule_ = Rule::kAssume;
    pending_.insert(cell_, digit_);
    told_ = 0;
    phase_ = Phase::kEliminate;
    return step;
  }

  bool unique_;
  Phase phase_ = Phase::kLook;
  Telling telling_ = Telling::kNothing;
  Rule rule_ = Rule::kNone;
  std::uint8_t unit_ = kNoUnit;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;
  std::uint8_t told_ = 0;           // of what is pending
  std::bitset<kMaxCells> guesses_;  // by depth: whether that placement was a guess
  CandidateSet struck_;             // by deductions that were told whole
  CandidateSet pending_;            // by the one that is being told
};

}  // namespace

std::unique_ptr<Search> make_logic(const Board& board) { return std::make_unique<Logic>(board); }

bool has_one_solution(const Board& board, std::uint64_t guesses) {
  const Solutions found = find_solutions(board, 2, guesses);
  return found.complete && found.count == 1;
}

std::optional<Deduction> pattern_of(const Search& search) {
  if (search.id() != kLogic.id) return std::nullopt;
  return static_cast<const Logic&>(search).pattern();
}

Notes notes_of(const Search& search) {
  if (search.id() != kLogic.id) return Notes(search.board());
  return static_cast<const Logic&>(search).left();
}

}  // namespace sudoku
