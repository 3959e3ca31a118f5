#!/usr/bin/env bash
# Runs one check, for scripts/check: one-check.sh FOLDER NAME. What it finds goes to the folder, with its exit code
# beside it, since several of these run side by side.

set -euo pipefail
# shellcheck source=scripts/lib/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
. "$ROOT/scripts/lib/install.sh"
. "$ROOT/scripts/lib/reference.sh"
. "$ROOT/scripts/lib/checks.sh"

status=0
run_check "$2" > "$1/$2.log" 2>&1 || status=$?
printf '%d\n' "$status" > "$1/$2.status"
