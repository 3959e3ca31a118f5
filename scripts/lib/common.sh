# shellcheck shell=bash
# What every script needs: the repository's root as the current directory, help, headings, logs.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
SCRIPT=$ROOT/scripts/$(basename "$0")
LOGS=$ROOT/build/log
# shellcheck disable=SC2034
PROCESSORS=$(getconf _NPROCESSORS_ONLN)
cd "$ROOT" || exit

# The comment at the head of the script is its help.
help() { sed -n '2,/^[^#]*$/s/^# \{0,1\}//p' "$SCRIPT"; }

refuse() {
  printf '%s: %s\n\n' "$(basename "$SCRIPT")" "$1" >&2
  help >&2
  exit 2
}

note() { printf '%s\n' "$*"; }
heading() { printf '\n== %s\n' "$*"; }

# quietly NAME COMMAND...: the output goes to build/log/NAME.log, and is shown only on failure.
quietly() {
  local name=$1 status=0
  shift
  mkdir -p "$LOGS"
  "$@" > "$LOGS/$name.log" 2>&1 || status=$?
  [ "$status" = 0 ] || cat "$LOGS/$name.log"
  return "$status"
}

# has_word WORD LIST...
has_word() {
  local word=$1 other
  shift
  for other; do [ "$word" != "$other" ] || return 0; done
  return 1
}

# guard SECONDS COMMAND...: a command that hangs must not hold up the verdict.
guard() {
  if command -v timeout > /dev/null; then timeout "$@"; else shift && "$@"; fi
}
