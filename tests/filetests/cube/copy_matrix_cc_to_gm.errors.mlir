// Each rule of pto.copy_matrix_cc_to_gm, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f32, gm>, %v1: !pto.ptr<f16, gm>, %v2: i64, %v3: i64) {
    pto.copy_matrix_cc_to_gm %v0, %v1, %v2, %v3 : !pto.ptr<f32, gm>, !pto.ptr<f16, gm>, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f32, l0c>, %v1: !pto.ptr<f16, fb>, %v2: i64, %v3: i64) {
    pto.copy_matrix_cc_to_gm %v0, %v1, %v2, %v3 : !pto.ptr<f32, l0c>, !pto.ptr<f16, fb>, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_matrix_cc_to_gm.errors.mlir:6:30: error[PTO0801]: expected `source` in l0c, found gm
//| copy_matrix_cc_to_gm.errors.mlir:11:35: error[PTO0801]: expected `destination` in gm, found fb
