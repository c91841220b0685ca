#!/bin/sh
# Fuzzes the assembler, from seeds that are written the first time. usage: run.sh [SECONDS]
# The fuzzer's instrumentation is not stable Rust; RUSTC_BOOTSTRAP lets the stable compiler do it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command -v cargo-fuzz > /dev/null || cargo install --quiet --locked cargo-fuzz
cd "$here/.."
ls fuzz/corpus/assemble/* > /dev/null 2>&1 || sh "$here/seeds.sh"
exec env RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir fuzz --sanitizer none assemble -- \
  -max_total_time="${1:-1800}" -rss_limit_mb=2048 -malloc_limit_mb=512 -max_len=8192 -timeout=20 -print_final_stats=1
