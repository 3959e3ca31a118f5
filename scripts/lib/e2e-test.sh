#!/usr/bin/env bash
# Runs a share of the browser tests in one browser, for scripts/test: e2e-test.sh FOLDER ENGINE SHARE SHARES.
# The first share has the files 1, 1 + SHARES, ... Those that take longest come first, so that the shares are alike and
# no processor idles at the end. Where CI is set, the time is short: then other browsers than Chromium run some of the
# files below, where they have differed most. Firefox runs one third and WebKit another one; which it is follows from
# $TEST_CHANCE, the tree in hexadecimal digits.

set -euo pipefail
export ENGINE=$2
longest=(tests/e2e/loading/{loading,every-file,later-parts}.test.js tests/e2e/player/access.test.js
  tests/e2e/looks/{sizes,walk,look,paper,walls,targets}.test.js tests/e2e/lesson/{lesson,teachers}.test.js
  tests/e2e/{offline/offline,play/to-the-end,play/games,first-visit/first-words,lists/lists}.test.js)
different=(tests/e2e/player/{dialog-focus,page-keys}.test.js tests/e2e/{embed/embed,loading/processor}.test.js
  tests/e2e/looks/{font-size,walk,reflow}.test.js tests/e2e/play/{gestures,to-the-end,any-order}.test.js)
# A name that is stale fails at once, not only when its turn comes.
ls "${longest[@]}" "${different[@]}" > /dev/null
mapfile -t others < <(find tests/e2e -name '*.test.js' | grep -vxF "$(printf '%s\n' "${longest[@]}")" | LC_ALL=C sort)
files=("${longest[@]}" "${others[@]}")
if [ "$2" != chromium ] && [ -n "${CI-}" ]; then
  turn=$((16#${TEST_CHANCE:0:8}))
  [ "$2" = firefox ] || turn=$((turn + 1))
  files=()
  for ((i = turn % 3; i < ${#different[@]}; i += 3)); do files+=("${different[i]}"); done
fi
share=()
for ((i = $3 - 1; i < ${#files[@]}; i += $4)); do share+=("${files[i]}"); done
exec scripts/lib/node-test.sh "$1" "e2e-$ENGINE-$3" tests/e2e/run.js "${share[@]}"
