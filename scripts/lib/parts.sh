# shellcheck shell=bash
# The parts of scripts/test. Each reports to the tally and succeeds itself, so that the next one runs.

rest='' rest_status='' site_status='' require_chromium=no

# Packages wait for the network and use one processor, compilers use all: they go side by side.
start_rest() {
  { install "$@" && install_node_modules; } &
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

# node_part PART: every test file of its folder. On two processors `node --test` would run one file
# at a time. A browser waits for frames a third of its time, so there is one more at work.
node_part() {
  local files=(tests/"$1"/*.test.js) taps=$LOGS/node-$1 file at_once=$PROCESSORS
  [ "$1" != e2e ] || at_once=$((PROCESSORS + 1))
  if [ ! -e "${files[0]}" ]; then
    fail "$1: no tests/$1/*.test.js"
    return 0
  fi
  rm -rf "$taps"
  mkdir -p "$taps"
  printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$at_once" scripts/lib/node-test.sh "$taps" || true
  for file in "${files[@]}"; do
    tally_tap "$file" "$taps/$(basename "$file").tap"
  done
}

browser_part() {
  local why='no Chromium, and none can be installed here'
  if choose_chromium; then
    node_part e2e
  elif [ "$require_chromium" = yes ]; then
    fail "e2e: $why"
  else
    skip "e2e: $why"
  fi
}

# Also the page's own JavaScript is tested with the real solver.
site_part() {
  if ! await_rest; then
    fail "$1: the tools are not complete"
  elif ! build_site_once; then
    fail "$1: the build"
  elif [ "$1" = e2e ]; then
    browser_part
  else
    node_part "$1"
  fi
}

run_part() {
  heading "$1"
  case $1 in
    native) gtest_part native native ;;
    asan) gtest_part asan native-asan ;;
    *) site_part "$1" ;;
  esac
}
