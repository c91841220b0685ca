#!/bin/sh
# Writes the seed corpus of the fuzz target: the files of the tests as assembly. usage: seeds.sh
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
mkdir -p "$root/dialect/asm/fuzz/corpus/assemble"
cd "$root"
cargo build -q -p pto-as
tool=${CARGO_TARGET_DIR:-target}/debug/pto-as
find tests/filetests -name '*.mlir' ! -name '*.errors.mlir' | sort | while read -r file; do
  out=dialect/asm/fuzz/corpus/assemble/$(echo "$file" | tr / _)
  "$tool" print "$file" --to=asm > "$out" 2> /dev/null && [ "$(wc -c < "$out")" -lt 8192 ] || rm -f "$out"
done
ls dialect/asm/fuzz/corpus/assemble | wc -l
