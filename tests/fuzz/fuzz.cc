// The entry point that libFuzzer calls. Runs the target named by the macro TARGET, which the build
// defines.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "targets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sudoku::fuzz;
  static const auto target = std::find_if(kTargets.begin(), kTargets.end(),
                                          [](const Target& each) { return each.name == TARGET; });
  static_assert(!kTargets.empty());
  target->run({data, size});
  return 0;
}
