#!/usr/bin/env bash
# Runs a share of the browser tests in one browser, for scripts/test: e2e-test.sh FOLDER ENGINE SHARE SHARES.
# The first share has the files 1, 1 + SHARES, ...

set -euo pipefail
export ENGINE=$2
files=(tests/e2e/*.test.js)
share=()
for ((i = $3 - 1; i < ${#files[@]}; i += $4)); do share+=("${files[i]}"); done
exec scripts/lib/node-test.sh "$1" "e2e-$ENGINE-$3" tests/e2e/run.js "${share[@]}"
