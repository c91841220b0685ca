// Errors of pto.set_ffts.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: !pto.ptr<i64, ub>) {
  pto.set_ffts %a : <i64, ub>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: i64) {
  pto.set_ffts %a : i64
  return
}
}

// -----

// Flags are words of 8 or 64 bits.
func.func @elements(%a: !pto.ptr<f32>, %b: !pto.ptr<ui64>, %c: !pto.ptr<i8>) {
  pto.set_ffts %a : !pto.ptr<f32>
  pto.set_ffts %b : !pto.ptr<ui64>
  pto.set_ffts %c : !pto.ptr<i8>
  return
}

// run 1: exit 1
// stderr:
//| set_ffts.errors.mlir:6:16: error[PTO0801]: expected `ffts` in gm, found ub
//| set_ffts.errors.mlir:15:16: error[PTO0203]: pto.set_ffts expects a pointer as operand 'ffts', found i64
//| set_ffts.errors.mlir:24:16: error[PTO0807]: expected i8 or i64 in `ffts`, found f32
