#!/usr/bin/env bash
# Runs tests under node, for scripts/test: node-test.sh FOLDER NAME ARGUMENTS OF NODE... The TAP goes
# to the folder, under that name with dashes for slashes, with the exit code at its end; what passed
# within ten seconds is not printed.

set -euo pipefail
folder=$1 name=$2
shift 2
MOST_SECONDS=1800
tap=$folder/${name//\//-}.tap
log=$folder/${name//\//-}.log
guard=()
# Against what hangs: a busy machine is only slow. An interrupt, since at a SIGTERM Playwright closes its browsers and
# lets the tests go on without.
! command -v timeout > /dev/null || guard=(timeout -s INT -k 60 "$MOST_SECONDS")
status=0
${guard[@]+"${guard[@]}"} node --import ./tests/support/older-node.js \
  --test-reporter=spec --test-reporter-destination=stdout \
  --test-reporter=tap --test-reporter-destination="$tap" "$@" > "$log" 2>&1 || status=$?
printf '\n# status %d\n' "$status" >> "$tap"
# In one piece, since several of these run side by side.
text=$(sed "/^✖ failing tests:/,\$d" "$log" | grep -vE '^ *✔ .*\([0-9]{1,4}(\.[0-9]+)?ms\)$|^ℹ|^$' || true)
[ "$status" != 124 ] && [ "$status" != 137 ] || text="ended after $MOST_SECONDS seconds${text:+
$text}"
printf '%s\n' "$name: $(sed -n 's/^# pass //p' "$tap" | tail -n 1) passed${text:+
$text}"
exit "$status"
