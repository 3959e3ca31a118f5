#!/usr/bin/env bash
# Runs a share of the browser tests in one browser, for scripts/test: e2e-test.sh FOLDER ENGINE SHARE SHARES.
# The first share has the files 1, 1 + SHARES, ... Where CI is set, the time is short: then other browsers than
# Chromium run the files below, where they have differed most.

set -euo pipefail
export ENGINE=$2
mapfile -t files < <(find tests/e2e -name '*.test.js' | LC_ALL=C sort)
if [ "$2" != chromium ] && [ -n "${CI-}" ]; then
  files=(tests/e2e/{player/{dialog-focus,page-keys},embed/embed,loading/plain,looks/{font-size,walk}}.test.js
    tests/e2e/play/{gestures,to-the-end,any-order}.test.js)
fi
share=()
for ((i = $3 - 1; i < ${#files[@]}; i += $4)); do share+=("${files[i]}"); done
exec scripts/lib/node-test.sh "$1" "e2e-$ENGINE-$3" tests/e2e/run.js "${share[@]}"
