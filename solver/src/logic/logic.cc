#include "sudoku/logic.h"

#include "finders.h"

namespace sudoku {
namespace {

class First final : public Sink {
 public:
  explicit First(Deduction& found) : found_(found) {}
  bool take(const Deduction& deduction) override {
    found_ = deduction;
    return true;
  }

 private:
  Deduction& found_;
};

// Each outcome once, and of those who ask only what adds an elimination.
class All final : public Sink {
 public:
  All(std::vector<Deduction>& found, std::size_t most) : found_(found), most_(most) {}

  // Forgets what it had of the technique before.
  void begin() {
    first_ = found_.size();
    struck_ = {};
  }

  bool wants(const CandidateSet& eliminations) override { return !struck_.contains(eliminations); }

  bool take(const Deduction& deduction) override {
    struck_ |= deduction.eliminations;
    for (std::size_t i = first_; i < found_.size(); ++i) {
      if (same_outcome(found_[i], deduction)) return false;
    }
    if (found_.size() == most_) return true;
    found_.push_back(deduction);
    return false;
  }

 private:
  std::vector<Deduction>& found_;
  std::size_t most_;
  std::size_t first_ = 0;
  CandidateSet struck_;  // by the technique so far
};

TechniqueSet usable(const Repertoire& repertoire) {
  return repertoire.unique ? repertoire.techniques
                           : repertoire.techniques - TechniqueSet::of_uniqueness();
}

bool find_first(const Notes& notes, TechniqueSet techniques, Deduction& found) {
  if (notes.broken()) return false;
  First first(found);
  for (const Technique technique : order_of_trying()) {
    if (techniques.contains(technique) && finder_of(technique)(notes, first)) return true;
  }
  return false;
}

// False: there are more than `most`.
bool find_all(const Notes& notes, const Repertoire& repertoire, std::vector<Deduction>& found,
              std::size_t most) {
  if (notes.broken()) return true;
  All all(found, most);
  for (const Technique technique : order_of_trying()) {
    if (!usable(repertoire).contains(technique)) continue;
    all.begin();
    if (finder_of(technique)(notes, all)) return false;
  }
  return true;
}

// All but the singles, which alone are used below a guess.
TechniqueSet beyond_singles() {
  return TechniqueSet::all()
      .erase(Technique::kFullHouse)
      .erase(Technique::kHiddenSingle)
      .erase(Technique::kNakedSingle);
}

// The empty cell with the fewest candidates, the first of them, and its lowest digit.
Placement best_guess(const Notes& notes) {
  int best = notes.empty().first();
  for (const int cell : notes.empty()) {
    if (bits_in(notes.digits(cell)) < bits_in(notes.digits(best))) best = cell;
  }
  return {.cell = static_cast<std::uint8_t>(best),
          .digit = static_cast<std::uint8_t>(lowest_of(notes.digits(best)))};
}

}  // namespace

std::optional<Deduction> first_deduction(const Notes& notes, const Repertoire& repertoire) {
  std::optional<Deduction> found(std::in_place);
  if (!find_first(notes, usable(repertoire), *found)) found.reset();
  return found;
}

std::vector<Deduction> all_deductions(const Notes& notes, const Repertoire& repertoire) {
  std::vector<Deduction> found;
  find_all(notes, repertoire, found, SIZE_MAX);
  return found;
}

bool all_deductions(const Notes& notes, const Repertoire& repertoire,
                    std::vector<Deduction>& found) {
  found.clear();
  return find_all(notes, repertoire, found, found.capacity());
}

Reasoning::Reasoning(const Board& board, const Repertoire& repertoire)
    : repertoire_(repertoire), notes_(board) {
  repertoire_.techniques = usable(repertoire);
}

const Deduction* Reasoning::look() {
  if (notes_.broken()) return refute();
  if (notes_.solved()) return nullptr;
  const TechniqueSet techniques =
      guesses_.empty() ? repertoire_.techniques : repertoire_.techniques - beyond_singles();
  if (find_first(notes_, techniques, deduction_)) return &deduction_;
  return repertoire_.techniques.contains(Technique::kGuess) ? guess() : nullptr;
}

const Deduction* Reasoning::guess() {
  const Placement tried = best_guess(notes_);
  deduction_ = Deduction(Technique::kGuess);
  mark(deduction_, tried.cell, tried.digit, Role::kPivot);
  deduction_.places.push(tried);
  return &deduction_;
}

const Deduction* Reasoning::refute() {
  if (guesses_.empty()) return nullptr;
  const Placement tried = guesses_.back().tried;
  deduction_ = Deduction(Technique::kGuess);
  mark(deduction_, tried.cell, tried.digit, Role::kPivot);
  deduction_.eliminations.insert(tried.cell, tried.digit);
  return &deduction_;
}

void Reasoning::take() {
  if (deduction_.technique == Technique::kGuess) {
    if (!deduction_.places.empty()) {
      guesses_.push_back({notes_, deduction_.places[0]});
    } else {
      notes_ = guesses_.back().before;
      guesses_.pop_back();
    }
  }
  apply(deduction_, notes_);
}

const Deduction* Reasoning::next() {
  if (look() == nullptr) return nullptr;
  take();
  return &deduction_;
}

}  // namespace sudoku
