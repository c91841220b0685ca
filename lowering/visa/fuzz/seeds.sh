#!/bin/sh
# Writes the seed corpora of the fuzz targets, from random kernels and the files of the tests. usage: seeds.sh
set -eu
cd "$(dirname "$0")/.."
mkdir -p fuzz/corpus/object fuzz/corpus/text
VISA_SEEDS=$PWD/fuzz/corpus cargo test --quiet --test binary seeds -- --ignored > /dev/null
cp tests/binary/data/barrier.isa fuzz/corpus/object/
cp tests/binary/data/barrier.visaasm fuzz/corpus/text/
find fuzz/corpus -type f | wc -l
