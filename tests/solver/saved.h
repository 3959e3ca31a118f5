// Searches that are saved and restored, with whatever parts somebody might make up.
#pragma once

#include <memory>
#include <string_view>

#include "forged.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku::test {

// The search where its next step is the first one of this kind.
inline std::unique_ptr<Search> before(Kind kind, const Algorithm& algorithm,
                                      std::string_view puzzle) {
  auto search = algorithm.make(board_of(puzzle));
  while (search->clone()->next().kind != kind) search->next();
  return search;
}

// nullptr: it was refused.
inline std::unique_ptr<Search> restored(const Algorithm& algorithm, std::string_view puzzle,
                                        const Saved& bytes) {
  Writer writer;
  write(writer, bytes);
  Reader reader(writer.bytes());
  auto search = algorithm.make(board_of(puzzle));
  if (!search->restore(reader) || reader.left() > 0) return nullptr;
  return search;
}

}  // namespace sudoku::test
