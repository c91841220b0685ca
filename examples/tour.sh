#!/bin/sh
# The main job on a real kernel: verify it, show what is in it, then break it in three ways and show what the tool says.
# usage: tour.sh PATH/pto-opt
set -eu
tool=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$here"

say() { printf '\n$ %s\n' "$*"; }

# A kernel is accepted.
accept() {
  say "pto-opt --verify $1"
  "$tool" --verify "$1"
  echo "accepted"
  say "pto-opt --pass-pipeline='builtin.module(print-op-stats)' $1"
  "$tool" --pass-pipeline='builtin.module(print-op-stats)' "$1" -o /dev/null 2>&1
}

# The kernel is refused after the change, for the reason given.
refuse() {
  kernel=$1 change=$2 code=$3
  sed "$change" "$kernel" > "$work/$kernel"
  if cmp -s "$kernel" "$work/$kernel"; then echo "tour.sh: '$change' changes nothing" >&2; exit 1; fi
  say "sed '$change' $kernel | pto-opt --verify -"
  if "$tool" --verify - < "$work/$kernel" 2> "$work/log"; then echo "tour.sh: expected $code" >&2; exit 1; fi
  cat "$work/log"
  grep -q "$code" "$work/log" || { echo "tour.sh: expected $code" >&2; exit 1; }
}

accept softmax.pto
accept flash_attention.pto
# wrong element type: the kernel in i16, which texp and the division do not take
refuse softmax.pto 's/xf32/xi16/g; s/ptr<f32/ptr<i16/g' PTO0302
# wrong layout: the exponential of a column-major tile
refuse softmax.pto '/pto.texp/s/%rows : !pto.tile_buf<vec, 32x128xf32>/%max : !pto.tile_buf<vec, 32x1xf32, blayout=col_major>/g' PTO0305
# unknown value of an attribute
refuse softmax.pto 's/div_precision default/div_precision exact/' PTO0122
