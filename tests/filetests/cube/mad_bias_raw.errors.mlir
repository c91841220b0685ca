// Each rule of pto.mad_bias_raw, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, gm>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, gm>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, l0a>, !pto.ptr<f16, gm>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, gm>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, gm>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<i16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<i16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<i16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, l0a>, !pto.ptr<i16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f16, l0c>, %v3: !pto.ptr<f16, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f16, l0c>, !pto.ptr<f16, bt>, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f32, gm>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: !pto.ptr<f16, bt>, %v4: i64) {
    pto.mad_bias_raw %v0, %v1, %v2, %v3, %v4 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f16, bt>, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mad_bias_raw.errors.mlir:6:22: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad_bias_raw.errors.mlir:11:27: error[PTO0801]: expected `rhs` in l0b, found gm
//| mad_bias_raw.errors.mlir:16:32: error[PTO0801]: expected `dst` in l0c, found gm
//| mad_bias_raw.errors.mlir:21:22: error[PTO0821]: expected i8, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ in `lhs` on a5, found i16
//| mad_bias_raw.errors.mlir:26:27: error[PTO0821]: expected f16 in `rhs` to go with f16 on a5, found i16
//| mad_bias_raw.errors.mlir:31:32: error[PTO0821]: a product of f16 and f16 is accumulated in f32, found f16
//| mad_bias_raw.errors.mlir:36:37: error[PTO0801]: expected `bias` in bt, found gm
//| mad_bias_raw.errors.mlir:41:37: error[PTO0301]: expected element type f32 as in `dst`, found f16 in `bias`
