# shellcheck shell=bash
# The checks of scripts/check, for scripts/lib/one-check.sh. Each prints its findings as FILE:LINE and fails if there is
# one. The packages of the tests are there, and the site for those that read it.

run_check() {
  case $1 in
    format) check_format ;;
    tidy) check_tidy ;;
    types) check_types ;;
    shell) check_shell ;;
    lint) check_lint ;;
    reference) make_reference build/reference ;;
    size) node scripts/check.d/size.mjs build/web ;;
    *) node "scripts/check.d/$1.mjs" ;;
  esac
}

sources() { find "$@" \( -name '*.h' -o -name '*.cc' \) -print0; }

# Scripts, style sheets and pages. Listings are shown as they stand, line by line; of prose a paragraph is a line, so
# that the languages of the lesson can be laid beside each other.
WRITTEN=(
  '{web,tests,scripts}/**/*.{js,mjs,ts,css,html}'
  '!web/listings/**' '!web/lesson/{de,en,zh}.html' '!web/lesson/{teachers,projector}/**' '!tests/data/**'
)

# What has been found in order is known by its content, and not read again. The option: --list-different or --write.
prettier() {
  node tests/node_modules/prettier/bin/prettier.cjs --config tests/prettier.json \
    --cache --cache-strategy content --cache-location "$LOGS/prettier.cache" "$1" "${WRITTEN[@]}"
}

# What --fix does.
format_all() {
  prettier --write > "$LOGS/prettier.log"
  sources solver tests/solver tests/fuzz | xargs -0 clang-format -i
}

# Only the lines that name a place: clang-format quotes the code as well.
check_format() {
  local status=0
  prettier --list-different | sed 's/$/:1: not as the formatter writes it: scripts\/check --fix/' || status=1
  node scripts/check.d/lines.mjs || status=1
  sources solver tests/solver tests/fuzz |
    xargs -0 clang-format --dry-run -Werror > "$LOGS/format.log" 2>&1 || status=$?
  grep -E '^[^ ]+:[0-9]+:' "$LOGS/format.log" || [ "$status" = 0 ] || cat "$LOGS/format.log"
  return "$status"
}

# Most checks of clang-tidy also walk through every standard header, for seconds per file: they see all
# files as one, for which no two of these may use a name for things of their own. The analyzer and what
# looks for unused names see the file at hand only. The build lists none of the files, which it compiles
# together: so their options stand here.
check_tidy() {
  local status=0 each='clang-analyzer-*,misc-unused-*-decls' all=build/tidy/all.cc whole
  local options=(-std=c++20 -Isolver/include)
  mkdir -p build/tidy
  find solver/src -name '*.cc' | sort | sed "s|.*|#include \"$ROOT/&\"|" > "$all"
  clang-tidy --quiet --config-file=.clang-tidy --header-filter='solver/.*' \
    --checks="-${each//,/,-},-bugprone-suspicious-include" "$all" -- "${options[@]}" \
    > "$LOGS/tidy-all.log" 2>&1 &
  whole=$!
  # A third of the nodes that the analyzer would look at in a function: more are the same loops again.
  find solver/src -name '*.cc' -print0 |
    xargs -0 -P "$PROCESSORS" -I FILE clang-tidy --quiet --checks="-*,$each" FILE \
      -- "${options[@]}" -Xclang -analyzer-config -Xclang max-nodes=75000 > "$LOGS/tidy.log" 2>&1 || status=$?
  wait "$whole" || status=$?
  cat "$LOGS"/tidy{-all,}.log | sed -E "/^[0-9]+ warnings? generated|^Suppressed |^Use -header-filter/d; s|^$ROOT/||"
  return "$status"
}

# Tests import the built solver.js, whose types the build puts beside it.
check_types() {
  local status=0
  node tests/node_modules/typescript/bin/tsc -p tests/tsconfig.json --pretty false > "$LOGS/types.log" || status=$?
  sed -E 's/^([^ (]+)\(([0-9]+),([0-9]+)\):/\1:\2:\3:/' "$LOGS/types.log"
  return "$status"
}

# A list that is nowhere assigned is no error to bash, it is empty: scripts must not name one. Their
# parts name what the scripts that read them assign.
check_shell() {
  local status=0
  if is_here shellcheck; then
    shellcheck -x -f gcc -o check-unassigned-uppercase .ci/run \
      scripts/{start,test,check,bench,fuzz,look,walk,reference,picture,release,reproduce} || status=$?
    shellcheck -x -f gcc scripts/lib/*.sh || status=$?
  else
    note 'SKIPPED: no shellcheck here'
  fi
  return "$status"
}

# What no line needs: slips, dead code, functions that are too long without a reason beside them.
check_lint() {
  local status=0
  node tests/node_modules/stylelint/bin/stylelint.mjs --config tests/stylelint.config.js 'web/styles/**/*.css' \
    --formatter unix > "$LOGS/stylelint.log" 2>&1 || status=$?
  sed "s|^$ROOT/||; /^$/d; /^[0-9]* problem/d" "$LOGS/stylelint.log"
  node tests/node_modules/eslint/bin/eslint.js --config tests/eslint.config.js web tests scripts \
    --format "$ROOT/tests/node_modules/eslint-formatter-unix/index.js" > "$LOGS/lint.log" || status=$?
  sed "s|^$ROOT/||; /^$/d; /^[0-9]* problems\?$/d" "$LOGS/lint.log"
  # A frame may be named by its label instead of its title, and is.
  node tests/node_modules/html-validate/bin/html-validate.mjs --config tests/html-validate.json --formatter text \
    'web/**/*.html' > "$LOGS/html.log" 2>&1 || status=$?
  sed "s|^$ROOT/||" "$LOGS/html.log"
  return "$status"
}
