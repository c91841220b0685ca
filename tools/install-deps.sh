#!/bin/sh
# Installs what is missing of the Debian packages the build needs; with --bench also what the benchmarks need, with
# --memcheck what the memory check needs. Does nothing where all are there. Packages that only make more tests run are
# installed where they can be had: libigc-tools is Intel's finalizer, intel-opencl-icd its GenX backend, which reads what the
# assembler of llvm-14 writes, libze-dev the header and the loader of Level Zero for hosts of kernels, mlir-19-tools an
# older MLIR that reads what pto-opt prints.
set -eu
packages="g++ pkg-config libmlir-22-dev llvm-22-dev libpolly-22-dev libclang-22-dev clang-22
  libzstd-dev zlib1g-dev libxml2-dev libffi-dev libedit-dev"
for option in "$@"; do
  case "$option" in
    --bench) packages="$packages mlir-22-tools python3" ;;
    --memcheck) packages="$packages valgrind" ;;
    *) echo "usage: install-deps.sh [--bench] [--memcheck]" >&2; exit 2 ;;
  esac
done
missing=
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
optional=
for package in libigc-tools intel-opencl-icd llvm-14 libze-dev mlir-19-tools; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || optional="$optional $package"
done
[ -n "$missing$optional" ] || exit 0
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
echo "installing:$missing$optional"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq || [ -z "$missing" ]
if [ -n "$missing" ]; then
  # shellcheck disable=SC2086 # a list of names
  $sudo apt-get install -y -qq --no-install-recommends $missing
fi
for package in $optional; do
  $sudo apt-get install -y -qq --no-install-recommends "$package" || echo "skipped: tests that need $package"
done
