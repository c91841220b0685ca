#!/bin/sh
# The main job on a real kernel: verify it, show what is in it, break it in three ways and show what the tool says; then
# lower it to vector instructions, run both, and compare.
# usage: tour.sh FOLDER-OF-TOOLS
set -eu
tool=$1/pto-opt
run=$1/pto-run
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

# Tiles and vector instructions give the same bytes.
rows=1024 columns=128
bytes=$((rows * columns * 4))
say "pto-opt --pto-arch=a5 --lower=vector softmax.pto -o softmax.vector.pto"
"$tool" --pto-arch=a5 --lower=vector softmax.pto -o "$work/softmax.vector.pto"
for level in tile vector; do
  kernel=softmax.pto
  [ $level = tile ] || kernel=$work/softmax.vector.pto
  dd if=/dev/zero of="$work/$level.bin" bs="$bytes" count=1 2> /dev/null
  say "pto-run $(basename "$kernel") --arg rand:1:f32:$((rows * columns)) --arg buf:$level.bin --write-back --stats --cost"
  "$run" --pto-arch=a5 "$kernel" --arg rand:1:f32:$((rows * columns)) --arg "buf:$work/$level.bin" \
    --write-back --stats --cost | grep -v '^{'
done
cmp "$work/tile.bin" "$work/vector.bin"
echo "tile.bin and vector.bin are equal: $bytes bytes"

# The same kernel for two GPUs: assembly of the virtual ISA, and, where the finalizer is installed, machine code.
for gpu in dg2:DG2 pvc:PVC; do
  say "pto-opt --pto-arch=a5 --target=visa --platform=${gpu%:*} softmax.pto -o softmax.${gpu%:*}.visaasm"
  "$tool" --pto-arch=a5 --target=visa --platform="${gpu%:*}" softmax.pto -o "$work/softmax.${gpu%:*}.visaasm"
  echo "$(grep -c '^    ' "$work/softmax.${gpu%:*}.visaasm") vISA instructions"
  if command -v GenX_IR > /dev/null; then
    say "GenX_IR softmax.${gpu%:*}.visaasm -platform ${gpu#*:} -binary -output -noLoadPayload"
    (cd "$work" && GenX_IR "softmax.${gpu%:*}.visaasm" -platform "${gpu#*:}" -binary -output -noLoadPayload > log 2>&1) ||
      { cat "$work/log" >&2; exit 1; }
    echo "$(sed -n 's|^//.instCount ||p' "$work/softmax.${gpu%:*}.asm") instructions of ${gpu#*:}"
  else
    echo "skipped: GenX_IR is not installed"
  fi
done
