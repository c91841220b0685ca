// Each rule of pto.inttoptr, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: i64) {
    %a = pto.inttoptr %b : i64 -> !pto.ptr<index, gm>
    return
  }

  func.func @error1(%b: f32) {
    %a = pto.inttoptr %b : f32 -> !pto.ptr<f32, gm>
    return
  }
}

// run 1: exit 1
// stderr:
//| inttoptr.errors.mlir:6:10: error[PTO0451]: expected a pointer to i1, i8, i16, i32, i64, f16, bf16, f32, f64, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2 or !pto.bf16x2, found one to index
//| inttoptr.errors.mlir:11:23: error[PTO0807]: expected i8, i16, i32 or i64 in `addr`, found f32
