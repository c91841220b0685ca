// Each rule of pto.inttoptr, broken.
// RUN: %s --diagnostics=short --split-input-file

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

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @uses(%a: i64, %i: index) {
    %p = pto.inttoptr %a : i64 -> !pto.ptr<f32, gm>
    %q = pto.addptr %p, %i : !pto.ptr<f32, gm> -> !pto.ptr<f32, gm>
    return
  }

  func.func @width(%a: i32) {
    %p = pto.inttoptr %a : i32 -> !pto.ptr<f32, gm>
    return
  }
}

// run 1: exit 1
// stderr:
//| inttoptr.errors.mlir:6:10: error[PTO0451]: expected a pointer to i8, i16, i32, i64, f16, bf16, f32, f64, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.f4E1M2x2, !pto.f4E2M1x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ, found one to index
//| inttoptr.errors.mlir:11:23: error[PTO0807]: expected i64 in `addr`, found f32
//| inttoptr.errors.mlir:20:10: error[PTO0912]: `result` is used by pto.addptr, expected pto.load_scalar or pto.store_scalar alone
//| inttoptr.errors.mlir:26:23: error[PTO0807]: expected i64 in `addr`, found i32
