# shellcheck shell=bash
# What of the library the native tests reach: a part of scripts/test, which has its other parts in parts.sh.

# shellcheck disable=SC2034 # read by scripts/test
COVERAGE_TOOLS=(cmake ninja clang gtest llvm-cov llvm-profdata libprofile node)

coverage_part() {
  local profiles=$ROOT/build/coverage/profiles
  rm -rf "$profiles"
  LLVM_PROFILE_FILE=$profiles/%p.profraw gtest_part coverage coverage
  [ -d "$profiles" ] || return 0
  tell_coverage "$profiles" build/coverage || fail 'coverage: no test reaches these branches'
}

# tell_coverage PROFILES FOLDER: the figures, a line for each branch that is missed, and the page in the folder.
tell_coverage() {
  local cov what=("$2/tests/solver/solver_tests" -instr-profile="$2/all.profdata" solver)
  cov=$(find_llvm llvm-cov) || return
  quietly coverage-merge "$(find_llvm llvm-profdata)" merge -sparse "$1"/*.profraw -o "$2/all.profdata" || return
  quietly coverage-page "$cov" show "${what[@]}" -format=html -show-branches=count -output-dir="$2/page" || return
  "$cov" show "${what[@]}" -show-branches=count -show-line-counts=false > "$2/branches.txt" || return
  "$cov" export "${what[@]}" -summary-only > "$2/summary.json" || return
  note "what is reached, line by line: $2/page/index.html"
  node scripts/lib/branches.mjs "$2"
}
