#!/usr/bin/env bash
# Runs one test file, for scripts/test: node-test.sh FOLDER FILE. The TAP goes to the folder, with the
# exit code at its end; what passed within a second is not printed.

set -euo pipefail
tap=$1/$(basename "$2").tap
log=$1/$(basename "$2").log
guard=()
! command -v timeout > /dev/null || guard=(timeout 1800) # against what hangs: a busy machine is only slow
status=0
${guard[@]+"${guard[@]}"} node --test --test-reporter=spec --test-reporter-destination=stdout \
  --test-reporter=tap --test-reporter-destination="$tap" "$2" > "$log" 2>&1 || status=$?
printf '\n# status %d\n' "$status" >> "$tap"
# In one piece, since several of these run side by side.
text=$(sed "/^✖ failing tests:/,\$d" "$log" | grep -vE '^ *✔ .*\([0-9]{1,3}(\.[0-9]+)?ms\)$|^ℹ|^$' || true)
printf '%s\n' "$2: $(sed -n 's/^# pass //p' "$tap" | tail -n 1) passed${text:+
$text}"
exit "$status"
