// Each rule of pto.copy_ubuf_to_cbuf, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<i16, gm>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i16, gm>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, gm>, i64, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<f64, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<f64, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %cm1, %v3, %v4, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    %c16 = arith.constant 16 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %c16, %v3, %v4, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v4: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %cm1, %v4, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v4: i64, %v5: i64, %v6: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %c2097152, %v4, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %cm1, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v5: i64, %v6: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %c65536, %v5, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v4: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %cm1, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v4: i64, %v6: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %c2097152, %v6 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error11(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5, %cm1 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }

  func.func @error12(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, l1>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_cbuf %v0, %v1, %v2, %v3, %v4, %v5, %c2097152 : !pto.ptr<i16, ub>, !pto.ptr<i16, l1>, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_ubuf_to_cbuf.errors.mlir:6:27: error[PTO0801]: expected `source` in ub, found gm
//| copy_ubuf_to_cbuf.errors.mlir:11:32: error[PTO0801]: expected `destination` in l1, found gm
//| copy_ubuf_to_cbuf.errors.mlir:16:32: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (i16), found f64
//| copy_ubuf_to_cbuf.errors.mlir:22:37: error[PTO0806]: `sid` is -1, expected 0 to 15
//| copy_ubuf_to_cbuf.errors.mlir:28:37: error[PTO0806]: `sid` is 16, expected 0 to 15
//| copy_ubuf_to_cbuf.errors.mlir:34:42: error[PTO0806]: `n_burst` is -1, expected 0 to 2097151
//| copy_ubuf_to_cbuf.errors.mlir:40:42: error[PTO0806]: `n_burst` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_cbuf.errors.mlir:46:47: error[PTO0806]: `len_burst` is -1, expected 0 to 65535
//| copy_ubuf_to_cbuf.errors.mlir:52:47: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| copy_ubuf_to_cbuf.errors.mlir:58:52: error[PTO0806]: `src_stride` is -1, expected 0 to 2097151
//| copy_ubuf_to_cbuf.errors.mlir:64:52: error[PTO0806]: `src_stride` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_cbuf.errors.mlir:70:57: error[PTO0806]: `dst_stride` is -1, expected 0 to 2097151
//| copy_ubuf_to_cbuf.errors.mlir:76:57: error[PTO0806]: `dst_stride` is 2097152, expected 0 to 2097151
