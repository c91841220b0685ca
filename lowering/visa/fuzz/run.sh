#!/bin/sh
# Fuzzes a target, from seeds that are written the first time. usage: run.sh object|text [SECONDS]
# The fuzzer's instrumentation is not stable Rust; RUSTC_BOOTSTRAP lets the stable compiler do it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command -v cargo-fuzz > /dev/null || cargo install --quiet --locked cargo-fuzz
cd "$here/.."
target=$1
seconds=${2:-1800}
ls "fuzz/corpus/$target/barrier."* > /dev/null 2>&1 || sh "$here/seeds.sh"
exec env RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir fuzz --sanitizer none "$target" -- \
  -max_total_time="$seconds" -rss_limit_mb=1024 -malloc_limit_mb=512 -max_len=16384 -timeout=10 -print_final_stats=1
