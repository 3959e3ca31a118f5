// Saves a search, and restores one from a save in which a test may have replaced any part.
#pragma once

#include <memory>
#include <string_view>

#include "forged.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku::test {

// Returns a search whose next step is its first one of `kind`.
inline std::unique_ptr<Search> before(Kind kind, const Algorithm& algorithm,
                                      std::string_view puzzle) {
  auto search = algorithm.make(board_of(puzzle));
  while (search->clone()->next().kind != kind) search->next();
  return search;
}

// Returns the restored search; nullptr if restore() refuses the bytes or leaves some unread.
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
