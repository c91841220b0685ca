#!/bin/sh
# Installs what is missing of the Debian packages the build needs; with --bench also what the benchmarks need, with
# --memcheck what the memory check needs. Does nothing where all are there.
set -eu
packages="g++ pkg-config libmlir-22-dev llvm-22-dev libpolly-22-dev libclang-22-dev clang-22
  libzstd-dev zlib1g-dev libxml2-dev libffi-dev libedit-dev"
for option in "$@"; do
  case "$option" in
    --bench) packages="$packages mlir-22-tools hyperfine jq" ;;
    --memcheck) packages="$packages valgrind" ;;
    *) echo "usage: install-deps.sh [--bench] [--memcheck]" >&2; exit 2 ;;
  esac
done
missing=
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
echo "installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
# shellcheck disable=SC2086 # a list of names
$sudo apt-get install -y -qq --no-install-recommends $missing
