# shellcheck shell=bash
# The parts of scripts/test. Each reports to the tally and succeeds itself, so that the next one runs.

rest='' rest_status='' site_status='' required=()

# Packages wait for the network and use one processor, compilers use all: they go side by side.
start_rest() {
  { install "$@" && install_node_modules && { ! has_word chromium "$@" || install_bundlers; }; } &
  rest=$!
}

await_rest() {
  [ -n "$rest" ] || return 0
  if [ -z "$rest_status" ]; then
    rest_status=0
    wait "$rest" || rest_status=$?
  fi
  return "$rest_status"
}

build_site_once() {
  if [ -z "$site_status" ]; then
    site_status=0
    build wasm-release || site_status=$?
  fi
  return "$site_status"
}

# gtest_part PART PRESET: a process per test would take longer to start, under a sanitizer, than to run.
gtest_part() {
  local status=0 reports=$LOGS/gtest-$1 shards=16
  rm -rf "$reports"
  build "$2" || { fail "$1: the build"; return 0; }
  seq 0 $((shards - 1)) |
    GTEST_TOTAL_SHARDS=$shards guard 1800 xargs -P "$PROCESSORS" -I '{}' env GTEST_SHARD_INDEX='{}' \
      "build/$2/tests/solver/solver_tests" --gtest_brief=1 --gtest_output="xml:$reports/{}.xml" |
    grep -vE '^Running |^Note: |^\[=+\]|^\[  PASSED  \]|^$' || status=${PIPESTATUS[1]}
  tally_gtest "$1" "$status" "$reports"/*.xml
}

# The tests that build the library once more: as a package for other projects, and with the recipes of its README
# followed.
rebuilding_part() {
  local name
  quietly package-build cmake --build --preset native || return 0 # which is told by now
  for name in package recipes; do
    if quietly "$name" guard 1800 \
      ctest --test-dir build/native --tests-regex "^$name\$" --no-tests=error --output-on-failure; then
      passed=$((passed + 1))
    else
      fail "native: the test \"$name\" of ctest"
    fi
  done
}

# node_part PART: every test file of its folder and those below, each in a process. On two processors
# `node --test` would run one file at a time, and be a second process for each.
node_part() {
  local files taps=$LOGS/node-$1 file
  mapfile -t files < <(find "tests/$1" -name '*.test.js' | LC_ALL=C sort)
  if [ ${#files[@]} = 0 ]; then
    fail "$1: no *.test.js in tests/$1"
    return 0
  fi
  rm -rf "$taps"
  mkdir -p "$taps"
  printf '%s\0' "${files[@]}" | xargs -0 -I '{}' -P "$PROCESSORS" scripts/lib/node-test.sh "$taps" '{}' '{}' || true
  for file in "${files[@]}"; do
    tally_tap "$file" "$taps/${file//\//-}.tap"
  done
}

# In how many shares the files of an engine run: small ones, so that no processor idles at the end, and none takes so
# long that it is taken for one that hangs.
MOST_SHARES=$(((PROCESSORS + 2) * 8))
shares_of() {
  if [ "$1" = chromium ] || [ -z "${CI-}" ] || [ -n "${FULL-}" ]; then echo "$MOST_SHARES"; else echo 2; fi
}

# run_in ENGINE...: every file of tests/e2e in each of them, in few processes that keep their browser.
# A browser waits for frames, so two more are at work than there are processors: then none idles.
run_in() {
  local taps=$LOGS/node-e2e share name
  rm -rf "$taps"
  mkdir -p "$taps"
  for share in $(seq "$MOST_SHARES"); do
    for name; do
      [ "$share" -gt "$(shares_of "$name")" ] || printf '%s\0' "$name" "$share" "$(shares_of "$name")"
    done
  done | xargs -0 -n 3 -P $((PROCESSORS + 2)) scripts/lib/e2e-test.sh "$taps" || true
  for name; do
    for share in $(seq "$(shares_of "$name")"); do tally_tap "e2e in $name" "$taps/e2e-$name-$share.tap"; done
  done
}

# Chromium is needed; other browsers are taken where they are, or have to be there where they are required.
browser_part() {
  local name here=() why='not here, and cannot be installed here'
  for name in "${ENGINES[@]}"; do
    if choose_engine "$name"; then
      here+=("$name")
    elif has_word "$name" ${required[@]+"${required[@]}"}; then
      fail "e2e in $name: $why"
    elif [ "$name" = chromium ]; then
      skip "e2e in $name: $why"
    else
      note "going on without $name"
    fi
  done
  [ ${#here[@]} = 0 ] || run_in "${here[@]}"
}

# What only tests run: the same traces as native code goes through.
build_traces() {
  EMSCRIPTEN=$(find_emscripten) NODE_PATH=$(acorn_path) \
    quietly build-traces cmake --build --preset wasm-release --target traces
}

# Also the page's own JavaScript is tested with the real solver.
site_part() {
  if ! await_rest; then
    fail "$1: the tools are not complete"
  elif ! build_site_once; then
    fail "$1: the build"
  elif [ "$1" = e2e ]; then
    browser_part
  elif [ "$1" = wasm ] && ! build_traces; then
    fail "$1: the build of the traces"
  else
    node_part "$1"
  fi
}

run_part() {
  heading "$1"
  case $1 in
    native)
      gtest_part native native
      rebuilding_part
      ;;
    asan) gtest_part asan native-asan ;;
    coverage) coverage_part ;;
    *) site_part "$1" ;;
  esac
}
