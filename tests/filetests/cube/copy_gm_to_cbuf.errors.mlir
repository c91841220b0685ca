// Each rule of pto.copy_gm_to_cbuf, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, fb>, %v1: !pto.ptr<f16, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.copy_gm_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, fb>, !pto.ptr<f16, l1>, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.copy_gm_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, gm>, !pto.ptr<f16, gm>, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f64, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.copy_gm_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, gm>, !pto.ptr<f64, l1>, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_gm_to_cbuf.errors.mlir:6:25: error[PTO0801]: expected `source` in gm, found fb
//| copy_gm_to_cbuf.errors.mlir:11:30: error[PTO0801]: expected `destination` in l1, found gm
//| copy_gm_to_cbuf.errors.mlir:16:30: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (f16), found f64
