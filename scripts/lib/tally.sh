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

# attribute NAME FILE: a number in the head of a JUnit file.
attribute() {
  local number
  number=$(sed -n "/<testsuite /,/>/s/.*[ \t]$1=\"\([0-9]*\)\".*/\1/p" "$2" 2> /dev/null | head -n 1)
  echo "${number:-0}"
}

# tally_junit PART STATUS FILE
tally_junit() {
  local bad idle
  bad=$(attribute failures "$3")
  idle=$(($(attribute skipped "$3") + $(attribute disabled "$3")))
  tally "$1" "$2" $(($(attribute tests "$3") - bad - idle)) "$bad" "$idle"
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
