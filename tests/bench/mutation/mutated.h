// What a mutant asks in the copy of the library that scripts/bench mutation builds: is it the one
// that $MUTANT names? Included in front of every source. The compiler's own computing is never
// mutated.
//
// With $REACHED, a file, a process writes there at its end how many milliseconds of processor time
// it took and which mutants it asked for. With $SECONDS it ends after that much processor time, for
// those that never end.

#ifndef MUTATED_H_
#define MUTATED_H_

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <type_traits>

namespace mutation {

inline constexpr int kMost = 100000;
inline unsigned char reached[kMost];

struct Process {
  int mutant = number("MUTANT");

  Process() {
    if (const rlim_t seconds = static_cast<rlim_t>(number("SECONDS")); seconds > 0) {
      const rlimit processor{seconds, seconds}, memory{rlim_t{3} << 30, rlim_t{3} << 30},
          core{0, 0};
      setrlimit(RLIMIT_CPU, &processor);
      setrlimit(RLIMIT_AS, &memory);
      setrlimit(RLIMIT_CORE, &core);
    }
  }

  ~Process() {
    const char* path = std::getenv("REACHED");
    std::FILE* file = path ? std::fopen(path, "w") : nullptr;
    if (!file) return;
    rusage used;
    getrusage(RUSAGE_SELF, &used);
    std::fprintf(file, "%ld\n", used.ru_utime.tv_sec * 1000 + used.ru_utime.tv_usec / 1000);
    for (int id = 0; id < kMost; ++id) {
      if (reached[id]) std::fprintf(file, "%d\n", id);
    }
    std::fclose(file);
  }

  static int number(const char* name) {
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : 0;
  }
};

inline Process process;

}  // namespace mutation

constexpr bool mutated(int id) {
  if (std::is_constant_evaluated()) return false;
  mutation::reached[id] = 1;
  return mutation::process.mutant == id;
}

#endif  // MUTATED_H_
