// Each rule of pto.copy_gm_to_cbuf_multi_dn2nz, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, fb>, %v1: !pto.ptr<f16, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<f16, fb>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<f16, gm>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f64, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<f16, gm>, !pto.ptr<f64, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @error3(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l1>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    %cm1 = arith.constant -1 : i64
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %cm1, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @error4(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l1>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    %c16 = arith.constant 16 : i64
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %c16, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @error5(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l1>, %v2: i64, %v3: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    %cm1 = arith.constant -1 : i64
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %v2, %v3, %cm1, %v5, %v6, %v7, %v8 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }

  func.func @error6(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l1>, %v2: i64, %v3: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i1) {
    %c16 = arith.constant 16 : i64
    pto.copy_gm_to_cbuf_multi_dn2nz %v0, %v1, %v2, %v3, %c16, %v5, %v6, %v7, %v8 : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:6:37: error[PTO0801]: expected `source` in gm, found fb
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:11:42: error[PTO0801]: expected `destination` in l1, found gm
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:16:42: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (f16), found f64
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:22:47: error[PTO0806]: `sid` is -1, expected 0 to 15
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:28:47: error[PTO0806]: `sid` is 16, expected 0 to 15
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:34:57: error[PTO0806]: `l2_cache_ctrl` is -1, expected 0 to 15
//| copy_gm_to_cbuf_multi_dn2nz.errors.mlir:40:57: error[PTO0806]: `l2_cache_ctrl` is 16, expected 0 to 15
