#!/bin/sh
# Measures pto-opt against mlir-opt-22 in the same run and prints the figures with their limits; fails where one is
# exceeded. usage: run.sh PATH/pto-opt PATH/pto-as
set -eu
tool=$1
assembler=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
peer=mlir-opt-22
small=$here/kernel.pto
for n in 6000 60000; do sh "$here/module.sh" $n > "$work/$n.mlir"; done
"$tool" --mlir-print-op-generic "$work/60000.mlir" -o "$work/generic.mlir"

# median SECONDS of a command
median() { hyperfine -N --warmup 3 --runs "$1" --export-json "$work/out.json" "$2" > /dev/null && jq '.results[0].median' "$work/out.json"; }
failed=0
# figure NAME VALUE LIMIT UNIT
figure() {
  awk -v name="$1" -v value="$2" -v limit="$3" -v unit="$4" 'BEGIN {
    ok = value <= limit
    printf "%-58s %8.2f %-4s (at most %s) %s\n", name, value, unit, limit, ok ? "holds" : "EXCEEDED"
    exit !ok
  }' || failed=1
}
start=$(median 40 "$tool --verify $small")
figure "process time, --verify of a 40-line file, median" "$(awk "BEGIN { print $start * 1000 }")" 15 ms

# Both sides take turns, so that a busy machine slows both.
hyperfine -N --warmup 1 --runs 15 --export-json "$work/pair.json" \
  "$tool $work/60000.mlir -o /dev/null" \
  "$peer --allow-unregistered-dialect $work/generic.mlir -o /dev/null" > /dev/null
ours=$(jq '.results[0].median' "$work/pair.json")
theirs=$(jq '.results[1].median' "$work/pair.json")
printf '%-58s %8.0f ms\n' "parse, verify, print 60,000 tile ops: pto-opt" "$(awk "BEGIN { print $ours * 1000 }")"
printf '%-58s %8.0f ms\n' "the same module in generic form: $peer" "$(awk "BEGIN { print $theirs * 1000 }")"
figure "ratio to $peer" "$(awk "BEGIN { print $ours / $theirs }")" 1.2 x
tenth=$(median 15 "$tool $work/6000.mlir -o /dev/null")
figure "60,000 ops against 6,000 ops" "$(awk "BEGIN { print $ours / $tenth }")" 11 x

# The assembly form; the peer parses and verifies, and prints nothing.
"$assembler" print --to=asm "$work/60000.mlir" -o "$work/60000.asm"
hyperfine -N --warmup 1 --runs 15 --export-json "$work/pair.json" \
  "$assembler check $work/60000.asm" \
  "$peer --allow-unregistered-dialect --verify-diagnostics $work/generic.mlir" > /dev/null 2>&1
figure "assembly of 60,000 tile ops, parsed and verified, to $peer" \
  "$(jq '.results[0].median / .results[1].median' "$work/pair.json")" 1.2 x

# From tiles to vector instructions: one function, without synchronisation of its own.
for n in 2000 20000; do sh "$here/module.sh" $n > "$work/lower$n.mlir"; done
lower="$tool --pto-arch=a5 --lower=vector -o /dev/null $work/lower"
long=$(median 10 "${lower}20000.mlir")
short=$(median 10 "${lower}2000.mlir")
figure "lowering 20,000 tile ops in one function, median" "$long" 3 s
figure "lowering 20,000 ops against 2,000 ops" "$(awk "BEGIN { print $long / $short }")" 12 x
for n in 2000 20000; do "$tool" --pto-arch=a5 --lower=vector "$work/lower$n.mlir" -o "$work/lowered$n.mlir"; done
check="$tool --pto-arch=a5 --verify --verify-sync $work/lowered"
long=$(median 10 "${check}20000.mlir")
short=$(median 10 "${check}2000.mlir")
figure "--verify-sync of 20,000 lowered tile ops, median" "$long" 3 s
figure "--verify-sync of 20,000 ops against 2,000 ops" "$(awk "BEGIN { print $long / $short }")" 12 x
env time -f %M -o "$work/peak" ${lower}20000.mlir
figure "lowering 20,000 tile ops, peak memory" "$(awk '{ print $1 / 1024 }' "$work/peak")" 500 MB

# Addresses and flags: each operation writes a buffer of its own. The peer takes 14 s to plan 20,000 and 126 s to order them.
# pass_time FILE PASS: seconds, the median of five runs
pass_time() {
  for _ in 1 2 3 4 5; do
    "$tool" --pto-arch=a5 --lower=vector --mlir-timing --mlir-disable-threading -o /dev/null "$1" 2>&1 |
      awk -v pass="$2" '$NF == pass { for (i = 1; i <= NF; i++) if ($i ~ /^[0-9.]+$/) { print $i; exit } }'
  done | sort -n | sed -n 3p
}
for n in 2000 20000; do
  sh "$here/plan.sh" $n > "$work/plan$n.mlir"
  eval "place$n=$(pass_time "$work/plan$n.mlir" pto-place)" "sync$n=$(pass_time "$work/plan$n.mlir" pto-sync)"
done
printf '%-58s %8.3f s\n' "  pto-place, 20,000 tile ops (the peer: 14 s)" "$place20000"
printf '%-58s %8.3f s\n' "  pto-sync, 20,000 tile ops (the peer: 126 s)" "$sync20000"
figure "planning and ordering 20,000 tile ops" "$(awk "BEGIN { print $place20000 + $sync20000 }")" 1 s
figure "planning and ordering, 20,000 ops against 2,000 ops" \
  "$(awk "BEGIN { print ($place20000 + $sync20000) / ($place2000 + $sync2000) }")" 12 x

# On to kernels of GPUs: the ratio to the way to vector instructions, and growth.
gpu="$tool --pto-arch=a5 --target=visa --platform=pvc -o /dev/null $work/lower"
hyperfine -N --warmup 1 --runs 5 --export-json "$work/pair.json" \
  "${gpu}20000.mlir" "${lower}20000.mlir" "${gpu}2000.mlir" > /dev/null
figure "compiling 20,000 tile ops to vISA, to lowering them" "$(jq '.results[0].median / .results[1].median' "$work/pair.json")" 3 x
figure "compiling 20,000 ops against 2,000 ops" "$(jq '.results[0].median / .results[2].median' "$work/pair.json")" 12 x
exit $failed
