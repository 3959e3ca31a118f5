#!/usr/bin/env bash
# Runs tests under node, for scripts/test: node-test.sh FOLDER NAME ARGUMENTS OF NODE... The TAP goes
# to the folder, under that name with dashes for slashes, with the exit code at its end; what passed
# within ten seconds is not printed.

set -euo pipefail
folder=$1 name=$2
shift 2
tap=$folder/${name//\//-}.tap
log=$folder/${name//\//-}.log
guard=()
! command -v timeout > /dev/null || guard=(timeout 1800) # against what hangs: a busy machine is only slow
status=0
${guard[@]+"${guard[@]}"} node --test-reporter=spec --test-reporter-destination=stdout \
  --test-reporter=tap --test-reporter-destination="$tap" "$@" > "$log" 2>&1 || status=$?
printf '\n# status %d\n' "$status" >> "$tap"
# In one piece, since several of these run side by side.
text=$(sed "/^✖ failing tests:/,\$d" "$log" | grep -vE '^ *✔ .*\([0-9]{1,4}(\.[0-9]+)?ms\)$|^ℹ|^$' || true)
printf '%s\n' "$name: $(sed -n 's/^# pass //p' "$tap" | tail -n 1) passed${text:+
$text}"
exit "$status"
