#!/bin/sh
# Fuzzes all targets, or the named ones, one after another: fuzz/run.sh MINUTES [TARGET...]
#
# Builds the targets with libFuzzer, prints the number of runs and the findings of each, and exits with status 1 after a
# finding. Stable Rust suffices: coverage is counted by LLVM passes, and the address sanitizer, which requires nightly Rust
# and an instrumented MLIR, is not used. Inputs that reach new code are stored in target/fuzz/corpus, findings in
# target/fuzz/findings.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
minutes=${1:-5}
[ $# -eq 0 ] || shift
host=$(rustc -vV | sed -n 's/^host: //p')
# A target triple, so that build scripts and procedural macros are not instrumented.
RUSTFLAGS="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares" \
  cargo build --quiet --profile fuzz -p pto-fuzz --features libfuzzer --target "$host" --target-dir target/fuzz
tool=$root/target/fuzz/$host/fuzz/pto-fuzz
# MLIR's parser recurses: the tools work on a thread with a stack of 1 GiB.
ulimit -s 1048576
megabytes=${FUZZ_MEGABYTES:-1500}
status=0
"$tool" --list > target/fuzz/targets
[ $# -gt 0 ] || set -- $(cut -d' ' -f1 target/fuzz/targets)
for target in "$@"; do
  line=$(grep "^$target " target/fuzz/targets) || { echo "error: there is no target '$target'" >&2; exit 2; }
  seconds=${line##* }
  length=${line#* }
  length=${length% *}
  corpus=$root/target/fuzz/corpus/$target
  findings=$root/target/fuzz/findings/$target
  log=$root/target/fuzz/$target.log
  rm -rf "$findings"
  mkdir -p "$corpus" "$findings" target/fuzz/work
  "$tool" --words "$target" > "target/fuzz/$target.dict"
  words=
  # libFuzzer refuses a dictionary without words.
  [ ! -s "target/fuzz/$target.dict" ] || words=-dict=../$target.dict
  ended=0
  # shellcheck disable=SC2086 # an option or nothing
  (cd target/fuzz/work && exec "$tool" "$target" -max_total_time=$((minutes * 60)) -max_len="$length" \
    -timeout="$seconds" -rss_limit_mb="$megabytes" $words -artifact_prefix="$findings/" \
    -print_final_stats=1 "$corpus" "$root/fuzz/corpus/$target") > "$log" 2>&1 || ended=$?
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  # A run that is killed prints no statistics.
  [ -n "$runs" ] || runs=$(sed -n 's/^#\([0-9]*\).*/\1/p' "$log" | tail -n 1)
  found=$(find "$findings" -type f | wc -l)
  printf '%-14s %12s executions %4s inputs %3s findings\n' "$target" "${runs:-0}" \
    "$(find "$corpus" -type f | wc -l)" "$found"
  if [ "$ended" != 0 ] || [ "$found" != 0 ]; then
    status=1
    sed -n '/panicked at/,/^note:/p; /^SUMMARY/p' "$log" | head -n 40
    for file in "$findings"/*; do
      [ -f "$file" ] || continue
      echo "  see it again: cargo run -p pto-fuzz -- $target $file"
    done
    echo "  all that was said: $log"
  fi
done
exit "$status"
