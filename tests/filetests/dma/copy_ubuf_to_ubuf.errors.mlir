// Each rule of pto.copy_ubuf_to_ubuf, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<i8, gm>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i8, gm>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<f64, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<f64, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %cm1, %v3, %v4, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    %c16 = arith.constant 16 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %c16, %v3, %v4, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v4: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %cm1, %v4, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v4: i64, %v5: i64, %v6: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %c2097152, %v4, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %cm1, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v5: i64, %v6: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %c65536, %v5, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v4: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %cm1, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v4: i64, %v6: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %c2097152, %v6 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error11(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %v5, %cm1 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @error12(%v0: !pto.ptr<i8, ub>, %v1: !pto.ptr<i8, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_ubuf %v0, %v1, %v2, %v3, %v4, %v5, %c2097152 : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }

  func.func @addresses(%n: i64) {
    %c40 = arith.constant 40 : i64
    %c64 = arith.constant 64 : i64
    %from = pto.castptr %c40 : i64 -> !pto.ptr<i8, ub>
    %to = pto.castptr %c64 : i64 -> !pto.ptr<i8, ub>
    pto.copy_ubuf_to_ubuf %from, %to, %n, %n, %n, %n, %n : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    pto.copy_ubuf_to_ubuf %to, %from, %n, %n, %n, %n, %n : !pto.ptr<i8, ub>, !pto.ptr<i8, ub>, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_ubuf_to_ubuf.errors.mlir:6:27: error[PTO0801]: expected `source` in ub, found gm
//| copy_ubuf_to_ubuf.errors.mlir:11:32: error[PTO0801]: expected `destination` in ub, found gm
//| copy_ubuf_to_ubuf.errors.mlir:16:32: error[PTO0802]: expected elements of 8 bits in `destination` as in `source` (i8), found f64
//| copy_ubuf_to_ubuf.errors.mlir:22:37: error[PTO0806]: `sid` is -1, expected 0 to 15
//| copy_ubuf_to_ubuf.errors.mlir:28:37: error[PTO0806]: `sid` is 16, expected 0 to 15
//| copy_ubuf_to_ubuf.errors.mlir:34:42: error[PTO0806]: `n_burst` is -1, expected 0 to 2097151
//| copy_ubuf_to_ubuf.errors.mlir:40:42: error[PTO0806]: `n_burst` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_ubuf.errors.mlir:46:47: error[PTO0806]: `len_burst` is -1, expected 0 to 65535
//| copy_ubuf_to_ubuf.errors.mlir:52:47: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| copy_ubuf_to_ubuf.errors.mlir:58:52: error[PTO0806]: `src_stride` is -1, expected 0 to 2097151
//| copy_ubuf_to_ubuf.errors.mlir:64:52: error[PTO0806]: `src_stride` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_ubuf.errors.mlir:70:57: error[PTO0806]: `dst_stride` is -1, expected 0 to 2097151
//| copy_ubuf_to_ubuf.errors.mlir:76:57: error[PTO0806]: `dst_stride` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_ubuf.errors.mlir:85:27: error[PTO0808]: `source` is 40, expected a multiple of 32
//| copy_ubuf_to_ubuf.errors.mlir:86:32: error[PTO0808]: `destination` is 40, expected a multiple of 32
