// Drivers write arguments after the header and the local ids, at multiples of their size: other places are refused for binaries,
// before the finalizer is asked.
// RUN: %s --target=visa --platform=pvc --emit=zebin -o k.bin
// RUN: %s --target=visa --platform=dg2 --emit=zebin --split-input-file -o k.bin
module {
  func.func @k(%to: i64 {genx.kind = "address", genx.offset = 64 : i32}, %surface: i32 {genx.kind = "surface", genx.offset = 132 : i32}) attributes {genx.kernel} {
    %all = genx.literal 0 : vector<16xi32>
    genx.svm.block.st %to, %all : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 1
// stderr:
//| error[PTO1642]: expected `genx.offset` to be a multiple of 8 and at least 128 for parameter 0 of @k on PVC, found 64
//|  |
//|  = note: rule: Level Zero, payload of a thread
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO1642' shows the rule with examples
// run 2: exit 2
// stderr:
//| error: a binary file cannot hold the chunks of '--split-input-file'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
