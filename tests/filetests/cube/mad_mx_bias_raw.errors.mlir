// Each rule of pto.mad_mx_bias_raw, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f8E5M2, gm>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, gm>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<f8E4M3FN, gm>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, gm>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, gm>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, gm>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<i16, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<i16, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<i16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<i16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f16, l0c>, %v3: !pto.ptr<f16, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f16, l0c>, !pto.ptr<f16, bt>, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, gm>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f16, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f16, bt>, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error8(%v0: !pto.ptr<f8E5M2, l0a>, %v1: !pto.ptr<f8E4M3FN, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_mx_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f8E5M2, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mad_mx_bias_raw.errors.mlir:6:25: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad_mx_bias_raw.errors.mlir:11:30: error[PTO0801]: expected `rhs` in l0b, found gm
//| mad_mx_bias_raw.errors.mlir:16:35: error[PTO0801]: expected `dst` in l0c, found gm
//| mad_mx_bias_raw.errors.mlir:21:25: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found i16
//| mad_mx_bias_raw.errors.mlir:26:30: error[PTO0821]: expected f8E4M3FN or f8E5M2 in `rhs` to go with f8E5M2 on a5, found i16
//| mad_mx_bias_raw.errors.mlir:31:35: error[PTO0821]: a product of f8E5M2 and f8E4M3FN is accumulated in f32, found f16
//| mad_mx_bias_raw.errors.mlir:36:40: error[PTO0801]: expected `bias` in bt, found gm
//| mad_mx_bias_raw.errors.mlir:41:40: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `bias`
//| mad_mx_bias_raw.errors.mlir:50:5: error[PTO0209]: pto.mad_mx_bias_raw is not available on a3
