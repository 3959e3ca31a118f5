#include "driver.h"

#include <bit>
#include <cassert>

#include "sudoku/bytes.h"
#include "sudoku/step.h"

namespace sudoku::searches {

Step Driver::advance() {
  switch (phase_) {
    case Phase::kChoose:
      return choose();
    case Phase::kTry:
      return try_next();
    case Phase::kPlace:
      return place();
    case Phase::kEliminate:
      return eliminate();
    case Phase::kErase:
      return erase();
    default:
      finish();
      return {.kind = Kind::kExhausted};
  }
}

Step Driver::solution() {
  finish();
  return {.kind = Kind::kSolution};
}

Step Driver::retreat(Step dead_end) {
  dead_end.kind = Kind::kRetreat;
  phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
  return dead_end;
}

Step Driver::branch(int cell) {
  rule_ = Rule::kNone;
  unit_ = kNoUnit;
  cell_ = static_cast<std::uint8_t>(cell);
  digit_ = 0;
  phase_ = Phase::kTry;
  return at_cell(Kind::kSelect, 0);
}

Step Driver::force(Rule rule, int unit, int cell, int digit) {
  rule_ = rule;
  unit_ = static_cast<std::uint8_t>(unit);
  cell_ = static_cast<std::uint8_t>(cell);
  digit_ = static_cast<std::uint8_t>(digit);
  phase_ = Phase::kPlace;
  return at_cell(Kind::kSelect, 0);
}

Step Driver::try_next() { return try_among(candidates(cell_)); }

Step Driver::try_among(unsigned digits) {
  const unsigned later = digits & ~((2U << digit_) - 1);
  if (later == 0) return retreat({.cell = cell_});
  return attempt(cell_, std::countr_zero(later), Phase::kPlace);
}

Step Driver::attempt(int cell, int digit, Phase then) {
  cell_ = static_cast<std::uint8_t>(cell);
  digit_ = static_cast<std::uint8_t>(digit);
  phase_ = then;
  return at_cell(Kind::kTry, digit);
}

Step Driver::place() {
  push(cell_, digit_, rule_ == Rule::kNone);
  phase_ = Phase::kChoose;
  return at_cell(Kind::kPlace, digit_);
}

Step Driver::erase() {
  rule_ = Rule::kNone;
  unit_ = kNoUnit;
  cell_ = static_cast<std::uint8_t>(top());
  digit_ = static_cast<std::uint8_t>(board()[cell_]);
  if (pop()) {
    phase_ = Phase::kTry;
  } else if (depth() == 0) {
    phase_ = Phase::kExhausted;
  }
  return at_cell(Kind::kErase, digit_);
}

Step Driver::eliminate() {
  assert(false);  // unreachable: searches that report eliminations override this function
  return {};
}

void Driver::push(int cell, int digit, bool guess) {
  if (guess) guesses_.insert(cell);
  write(cell, digit);
  masks_.toggle(geometry(), cell, digit);
}

bool Driver::pop() {
  const int digit = board()[top()];
  const int cell = erase_top();
  masks_.toggle(geometry(), cell, digit);
  const bool guess = guesses_.contains(cell);
  guesses_.erase(cell);
  return guess;
}

void Driver::save_own(Writer&) const {}

bool Driver::restore_own(Reader&) { return phase_ <= Phase::kExhausted; }

// Returns true if the search is working on a chosen cell: it tries, checks or places a digit there,
// or reports the eliminations that follow.
bool Driver::is_under_way() const noexcept {
  return phase_ != Phase::kChoose && phase_ != Phase::kErase && phase_ != Phase::kExhausted;
}

bool Driver::is_idle() const noexcept { return rule_ == Rule::kNone && cell_ == 0 && digit_ == 0; }

bool Driver::has_reason() const noexcept {
  const bool is_unit = unit_ < geometry().units();
  return rule_ == Rule::kNone ? unit_ == kNoUnit
                              : static_cast<int>(rule_) < kRules && (is_unit || unit_ == kNoUnit);
}

// Saves the state of the search. If the search does not use a member in its current phase, writes
// the initial value of the member in place of its actual value. The actual value may depend on
// whether the search did its steps one by one or many in one call, and the saved bytes must not
// depend on that.
void Driver::save_rest(Writer& writer) const {
  save_guesses(writer);
  const bool under_way = !done() && is_under_way();
  writer.byte(static_cast<unsigned>(done() ? Phase::kChoose : phase_));
  writer.byte(under_way ? static_cast<unsigned>(rule_) : 0U);
  writer.byte(under_way ? unit_ : kNoUnit);
  writer.byte(under_way ? cell_ : 0U);
  writer.byte(under_way ? digit_ : 0U);
  save_own(writer);
}

bool Driver::restore_rest(Reader& reader) {
  masks_ = UnitMasks(board());
  if (!restore_guesses(reader)) return false;
  phase_ = static_cast<Phase>(reader.byte());
  rule_ = static_cast<Rule>(reader.byte());
  unit_ = reader.byte();
  cell_ = reader.byte();
  digit_ = reader.byte();
  return is_sound() && restore_own(reader);
}

// Writes one bit for each cell that the search has filled, in the order of filling: bit i % 8 of
// byte i / 8 is set if the digit in the i-th of these cells (from 0) is a guess.
void Driver::save_guesses(Writer& writer) const {
  unsigned bits = 0;
  for (int i = 0; i < depth(); ++i) {
    bits |= static_cast<unsigned>(guesses_.contains(stack()[i])) << i % 8;
    if (i % 8 < 7 && i + 1 < depth()) continue;
    writer.byte(bits);
    bits = 0;
  }
}

// Reads which digits on the stack of filled cells are guesses, one bit for each cell. Returns false
// if the last byte has a bit set beyond the last cell.
bool Driver::restore_guesses(Reader& reader) {
  unsigned bits = 0;
  for (int i = 0; i < depth(); ++i) {
    if (i % 8 == 0) bits = reader.byte();
    if ((bits & 1U) != 0) guesses_.insert(stack()[i]);
    bits >>= 1;
  }
  return bits == 0;
}

bool Driver::is_sound() const {
  if (done() && phase_ != Phase::kChoose) return false;
  if (cell_ >= geometry().cells() || digit_ > board().side() || !has_reason()) return false;
  if (!can_force() && (rule_ != Rule::kNone || guesses_.size() != depth())) return false;
  const bool is_empty = board()[cell_] == 0;
  switch (phase_) {
    case Phase::kChoose:
      return is_idle();
    case Phase::kErase:
      return is_idle() && depth() > 0;
    case Phase::kExhausted:
      return is_idle() && depth() == 0;
    case Phase::kTry:
      return is_empty && rule_ == Rule::kNone;
    case Phase::kPlace:
      return is_empty && (candidates(cell_) & 1U << digit_) != 0;
    default:
      return true;
  }
}

}  // namespace sudoku::searches
