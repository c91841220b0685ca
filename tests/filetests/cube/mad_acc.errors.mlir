// Each rule of pto.mad_acc, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, gm>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, gm>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, gm>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, gm>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, gm>, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v4: i64, %v5: i64) {
    %c0 = arith.constant 0 : i64
    pto.mad_acc %v0, %v1, %v2, %c0, %v4, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v4: i64, %v5: i64) {
    %c4096 = arith.constant 4096 : i64
    pto.mad_acc %v0, %v1, %v2, %c4096, %v4, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v5: i64) {
    %c0 = arith.constant 0 : i64
    pto.mad_acc %v0, %v1, %v2, %v3, %c0, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v5: i64) {
    %c4096 = arith.constant 4096 : i64
    pto.mad_acc %v0, %v1, %v2, %v3, %c4096, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v4: i64) {
    %c0 = arith.constant 0 : i64
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %c0 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v4: i64) {
    %c4096 = arith.constant 4096 : i64
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %c4096 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<i16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<i16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<i16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<i16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }

  func.func @error11(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f16, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f16, l0c>, i64, i64, i64
    return
  }

  func.func @error12(%v0: !pto.ptr<i8, l0a>, %v1: !pto.ptr<i8, l0b>, %v2: !pto.ptr<i32, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 tf32_mode(round_even) : !pto.ptr<i8, l0a>, !pto.ptr<i8, l0b>, !pto.ptr<i32, l0c>, i64, i64, i64
    return
  }

  func.func @error13(%v0: !pto.ptr<i8, l0a>, %v1: !pto.ptr<i8, l0b>, %v2: !pto.ptr<i32, l0c>, %v3: i64, %v4: i64, %v5: i64) {
    pto.mad_acc %v0, %v1, %v2, %v3, %v4, %v5 sat : !pto.ptr<i8, l0a>, !pto.ptr<i8, l0b>, !pto.ptr<i32, l0c>, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mad_acc.errors.mlir:6:17: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad_acc.errors.mlir:11:22: error[PTO0801]: expected `rhs` in l0b, found gm
//| mad_acc.errors.mlir:16:27: error[PTO0801]: expected `dst` in l0c, found gm
//| mad_acc.errors.mlir:22:32: error[PTO0806]: `m` is 0, expected 1 to 4095
//| mad_acc.errors.mlir:28:32: error[PTO0806]: `m` is 4096, expected 1 to 4095
//| mad_acc.errors.mlir:34:37: error[PTO0806]: `n` is 0, expected 1 to 4095
//| mad_acc.errors.mlir:40:37: error[PTO0806]: `n` is 4096, expected 1 to 4095
//| mad_acc.errors.mlir:46:42: error[PTO0806]: `k` is 0, expected 1 to 4095
//| mad_acc.errors.mlir:52:42: error[PTO0806]: `k` is 4096, expected 1 to 4095
//| mad_acc.errors.mlir:57:17: error[PTO0821]: expected i8, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ in `lhs` on a5, found i16
//| mad_acc.errors.mlir:62:22: error[PTO0821]: expected f16 in `rhs` to go with f16 on a5, found i16
//| mad_acc.errors.mlir:67:27: error[PTO0821]: a product of f16 and f16 is accumulated in f32, found f16
//| mad_acc.errors.mlir:72:46: error[PTO0822]: attribute `tf32_mode` needs f32 in `lhs`, found i8
//| mad_acc.errors.mlir:77:5: error[PTO0822]: attribute `sat_mode` needs f32 in `dst`, found i32
