// Each rule of pto.mad_raw, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64) {
    pto.mad_raw %v0, %v1, %v2, %v3 : !pto.ptr<f16, gm>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, gm>, %v2: !pto.ptr<f32, l0c>, %v3: i64) {
    pto.mad_raw %v0, %v1, %v2, %v3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, gm>, !pto.ptr<f32, l0c>, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, gm>, %v3: i64) {
    pto.mad_raw %v0, %v1, %v2, %v3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, gm>, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<i16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64) {
    pto.mad_raw %v0, %v1, %v2, %v3 : !pto.ptr<i16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<i16, l0b>, %v2: !pto.ptr<f32, l0c>, %v3: i64) {
    pto.mad_raw %v0, %v1, %v2, %v3 : !pto.ptr<f16, l0a>, !pto.ptr<i16, l0b>, !pto.ptr<f32, l0c>, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<f16, l0a>, %v1: !pto.ptr<f16, l0b>, %v2: !pto.ptr<f16, l0c>, %v3: i64) {
    pto.mad_raw %v0, %v1, %v2, %v3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f16, l0c>, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mad_raw.errors.mlir:6:17: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad_raw.errors.mlir:11:22: error[PTO0801]: expected `rhs` in l0b, found gm
//| mad_raw.errors.mlir:16:27: error[PTO0801]: expected `dst` in l0c, found gm
//| mad_raw.errors.mlir:21:17: error[PTO0821]: expected i8, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ in `lhs` on a5, found i16
//| mad_raw.errors.mlir:26:22: error[PTO0821]: expected f16 in `rhs` to go with f16 on a5, found i16
//| mad_raw.errors.mlir:31:27: error[PTO0821]: a product of f16 and f16 is accumulated in f32, found f16
