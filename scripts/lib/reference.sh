# shellcheck shell=bash
# Makes the reference of the interface, for scripts/reference and for scripts/check. What is described wrongly, or
# not at all, is printed as FILE:LINE and fails.

# shellcheck disable=SC2034 # read by the scripts
REFERENCE_TOOLS=(npm doxygen)

# make_reference FOLDER
make_reference() {
  local status=0
  rm -rf "$1"
  mkdir -p "$1"
  cp scripts/reference.d/index.html "$1"
  reference_of_javascript "$1" || status=$?
  reference_of_cpp "$1" || status=$?
  return "$status"
}

# Its warnings name no lines.
reference_of_javascript() {
  local status=0
  NO_COLOR=1 node tests/node_modules/typedoc/bin/typedoc --tsconfig scripts/reference.d/tsconfig.json \
    --out "$1/javascript" > "$LOGS/typedoc.log" 2>&1 || status=$?
  sed -nE '/Found [0-9]+ errors/d; s|^\[(warning\|error)\] |web/app/solver.d.ts:1: |p' "$LOGS/typedoc.log"
  return "$status"
}

# A file, a type, a function and a constant has to be described; a member whose name says all need not be.
reference_of_cpp() {
  { cat scripts/reference.d/Doxyfile; echo "OUTPUT_DIRECTORY = $1"; } | doxygen - > "$LOGS/doxygen.log" 2>&1 || {
    cat "$LOGS/doxygen.log"
    return 1
  }
  ! sed -E "/ warning: Member .* of (class|struct) .* is not documented/d; s|^$ROOT/||" "$LOGS/doxygen.log" | grep .
}
