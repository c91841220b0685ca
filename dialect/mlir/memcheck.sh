#!/bin/sh
# Runs the tests of this crate under valgrind. It cannot read the debug information of the test binary, hence the copy.
set -eu
cd "$(dirname "$0")"
binary=$(cargo test -p mlir-dialect --test dialect --no-run --message-format=json 2> /dev/null |
  sed -n 's/.*"executable":"\([^"]*\/dialect-[^"]*\)".*/\1/p' | tail -1)
copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
strip -g -o "$copy" "$binary"
chmod +x "$copy"
valgrind --error-exitcode=9 --leak-check=no -q "$copy" --test-threads 1
echo "valgrind: no finding"
