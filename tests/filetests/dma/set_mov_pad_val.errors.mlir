// Each rule of pto.set_mov_pad_val, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: i64) {
    pto.set_mov_pad_val %v0 : i64
    return
  }
}

// run 1: exit 1
// stderr:
//| set_mov_pad_val.errors.mlir:6:25: error[PTO0807]: expected i8, i16, i32, f16, bf16 or f32 in `value`, found i64
