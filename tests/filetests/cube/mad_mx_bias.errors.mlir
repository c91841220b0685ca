// Each rule of pto.mad_mx_bias, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f8E4M3FN, gm>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, gm>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, gm>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, gm>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, gm>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, gm>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v5: i64, %v6: i64) {
    %c0 = arith.constant 0 : i64
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %c0, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v5: i64, %v6: i64) {
    %c4096 = arith.constant 4096 : i64
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %c4096, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v6: i64) {
    %c0 = arith.constant 0 : i64
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %c0, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v6: i64) {
    %c4096 = arith.constant 4096 : i64
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %c4096, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64) {
    %c0 = arith.constant 0 : i64
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %c0 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64) {
    %c4096 = arith.constant 4096 : i64
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %c4096 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<i16, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<i16, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<i16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<i16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }

  func.func @error11(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f16, l0c>, %v3: !pto.ptr<f16, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f16, l0c>, !pto.ptr<f16, bt>, i64, i64, i64
    return
  }

  func.func @error12(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, gm>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64
    return
  }

  func.func @error13(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f16, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f16, bt>, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error14(%v0: !pto.ptr<f8E4M3FN, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64, %v5: i64, %v6: i64) {
    pto.mad_mx_bias %v0, %v1, %v2, %v3, %v4, %v5, %v6 : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mad_mx_bias.errors.mlir:6:21: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad_mx_bias.errors.mlir:11:26: error[PTO0801]: expected `rhs` in l0b, found gm
//| mad_mx_bias.errors.mlir:16:31: error[PTO0801]: expected `dst` in l0c, found gm
//| mad_mx_bias.errors.mlir:22:41: error[PTO0806]: `m` is 0, expected 1 to 4095
//| mad_mx_bias.errors.mlir:28:41: error[PTO0806]: `m` is 4096, expected 1 to 4095
//| mad_mx_bias.errors.mlir:34:46: error[PTO0806]: `n` is 0, expected 1 to 4095
//| mad_mx_bias.errors.mlir:40:46: error[PTO0806]: `n` is 4096, expected 1 to 4095
//| mad_mx_bias.errors.mlir:46:51: error[PTO0806]: `k` is 0, expected 1 to 4095
//| mad_mx_bias.errors.mlir:52:51: error[PTO0806]: `k` is 4096, expected 1 to 4095
//| mad_mx_bias.errors.mlir:57:21: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found i16
//| mad_mx_bias.errors.mlir:62:26: error[PTO0821]: expected f8E4M3FN or f8E5M2 in `rhs` to go with f8E4M3FN on a5, found i16
//| mad_mx_bias.errors.mlir:67:31: error[PTO0821]: a product of f8E4M3FN and f8E4M3FN is accumulated in f32, found f16
//| mad_mx_bias.errors.mlir:72:36: error[PTO0801]: expected `bias` in bt, found gm
//| mad_mx_bias.errors.mlir:77:36: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `bias`
//| mad_mx_bias.errors.mlir:86:5: error[PTO0209]: pto.mad_mx_bias is not available on a3
