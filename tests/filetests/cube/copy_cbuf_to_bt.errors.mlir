// Each rule of pto.copy_cbuf_to_bt, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f32, bt>, %v2: i1, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_cbuf_to_bt %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f16, gm>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f32, gm>, %v2: i1, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_cbuf_to_bt %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f16, l1>, !pto.ptr<f32, gm>, i1, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, bt>, %v2: i1, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_cbuf_to_bt %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f16, l1>, !pto.ptr<f16, bt>, i1, i64, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<f64, l1>, %v1: !pto.ptr<f32, bt>, %v2: i1, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_cbuf_to_bt %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f64, l1>, !pto.ptr<f32, bt>, i1, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_cbuf_to_bt.errors.mlir:6:25: error[PTO0801]: expected `source` in l1, found gm
//| copy_cbuf_to_bt.errors.mlir:11:30: error[PTO0801]: expected `destination` in bt, found gm
//| copy_cbuf_to_bt.errors.mlir:16:30: error[PTO0824]: expected f32 in `destination`, found f16
//| copy_cbuf_to_bt.errors.mlir:21:25: error[PTO0824]: expected i32, f16, bf16 or f32 in `source`, found f64
