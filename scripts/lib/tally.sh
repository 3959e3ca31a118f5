# shellcheck shell=bash
# Counts what the test runners report, and gives the verdict.

passed=0 failed=0 skipped=0 left_out=0

# A failure that no runner counts: a build that broke, a runner that crashed, a part without tests.
fail() {
  note "FAILED: $1"
  failed=$((failed + 1))
}

skip() {
  note "SKIPPED: $1"
  skipped=$((skipped + 1))
  left_out=$((left_out + 1))
}

# tally PART STATUS PASSED FAILED SKIPPED: a runner that failed without a failed test counts as one.
tally() {
  passed=$((passed + $3)) failed=$((failed + $4)) skipped=$((skipped + $5))
  if [ "$2" != 0 ] && [ "$4" = 0 ]; then
    fail "$1: the test runner ended with exit code $2"
  elif [ $(($3 + $4 + $5)) = 0 ]; then
    fail "$1: no test ran"
  fi
}

# attribute NAME FILE...: the sum of a number in the heads of these reports.
attribute() {
  local name=$1 number sum=0
  shift
  while read -r number; do
    sum=$((sum + number))
  done < <(sed -n "s/^<testsuites .*$name=\"\([0-9]*\)\".*/\1/p" "$@" 2> /dev/null)
  echo "$sum"
}

# tally_gtest PART STATUS FILE...
tally_gtest() {
  local part=$1 status=$2 bad idle
  shift 2
  bad=$(attribute failures "$@")
  idle=$(($(cat "$@" 2> /dev/null | grep -c 'result="skipped"' || true) + $(attribute disabled "$@")))
  tally "$part" "$status" $(($(attribute tests "$@") - bad - idle)) "$bad" "$idle"
}

# total NAME FILE: a number of the summary that ends node's TAP.
total() {
  local number
  number=$(sed -n "s/^# $1 \([0-9]*\)$/\1/p" "$2" 2> /dev/null | tail -n 1)
  echo "${number:-0}"
}

# tally_tap PART FILE: node takes a file without a test for a test that has passed.
tally_tap() {
  if grep '^ok 1 - .*\.test\.js$' "$2" > /dev/null 2>&1; then
    fail "$1: no test in it"
    return 0
  fi
  tally "$1" "$(total status "$2")" "$(total pass "$2")" $(($(total fail "$2") + $(total cancelled "$2"))) \
    $(($(total skipped "$2") + $(total todo "$2")))
}

# The closing line, and the exit code.
verdict() {
  printf '\n%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
  [ "$failed" = 0 ] || exit 1
  [ "$left_out" = 0 ] || exit 3
  exit 0
}
