// Each rule of pto.mte_ub_ub, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<i16, gm>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %v4, %v5) : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %v4, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, gm>, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<f64, ub>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %v4, %v5) : !pto.ptr<i16, ub>, !pto.ptr<f64, ub>, i64, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v4: i64, %v5: i64) {
    %cm1 = arith.constant -1 : i64
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%cm1, %v4, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v4: i64, %v5: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%c2097152, %v4, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v3: i64, %v4: i64, %v5: i64) {
    %cm1 = arith.constant -1 : i64
    pto.mte_ub_ub %v0, %v1, %cm1 nburst(%v3, %v4, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v3: i64, %v4: i64, %v5: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.mte_ub_ub %v0, %v1, %c65536 nburst(%v3, %v4, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v3: i64, %v5: i64) {
    %cm1 = arith.constant -1 : i64
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %cm1, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v3: i64, %v5: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %c2097152, %v5) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v3: i64, %v4: i64) {
    %cm1 = arith.constant -1 : i64
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %v4, %cm1) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<i16, ub>, %v1: !pto.ptr<i16, ub>, %v2: i64, %v3: i64, %v4: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_ub_ub %v0, %v1, %v2 nburst(%v3, %v4, %c2097152) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }

  func.func @addresses(%n: i64) {
    %c40 = arith.constant 40 : i64
    %c64 = arith.constant 64 : i64
    %from = pto.castptr %c40 : i64 -> !pto.ptr<i16, ub>
    %to = pto.castptr %c64 : i64 -> !pto.ptr<i16, ub>
    pto.mte_ub_ub %from, %to, %n nburst(%n, %n, %n) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    pto.mte_ub_ub %to, %from, %n nburst(%n, %n, %n) : !pto.ptr<i16, ub>, !pto.ptr<i16, ub>, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mte_ub_ub.errors.mlir:6:19: error[PTO0801]: expected `source` in ub, found gm
//| mte_ub_ub.errors.mlir:11:24: error[PTO0801]: expected `destination` in ub, found gm
//| mte_ub_ub.errors.mlir:16:24: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (i16), found f64
//| mte_ub_ub.errors.mlir:22:40: error[PTO0806]: `n_burst` is -1, expected 0 to 2097151
//| mte_ub_ub.errors.mlir:28:40: error[PTO0806]: `n_burst` is 2097152, expected 0 to 2097151
//| mte_ub_ub.errors.mlir:34:29: error[PTO0806]: `len_burst` is -1, expected 0 to 65535
//| mte_ub_ub.errors.mlir:40:29: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| mte_ub_ub.errors.mlir:46:45: error[PTO0806]: `src_stride` is -1, expected 0 to 2097151
//| mte_ub_ub.errors.mlir:52:45: error[PTO0806]: `src_stride` is 2097152, expected 0 to 2097151
//| mte_ub_ub.errors.mlir:58:50: error[PTO0806]: `dst_stride` is -1, expected 0 to 2097151
//| mte_ub_ub.errors.mlir:64:50: error[PTO0806]: `dst_stride` is 2097152, expected 0 to 2097151
//| mte_ub_ub.errors.mlir:73:19: error[PTO0808]: `source` is 40, expected a multiple of 32
//| mte_ub_ub.errors.mlir:74:24: error[PTO0808]: `destination` is 40, expected a multiple of 32
