// Each rule of pto.timg2col, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<mat, 16x64xf16>, %b: !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>) {
    pto.timg2col ins(%a : !pto.tile_buf<mat, 16x64xf16>) outs(%b : !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error1(%a: !pto.tile_buf<mat, 16x64xf64>, %b: !pto.tile_buf<left, 16x64xf64, blayout=col_major, slayout=row_major>) {
    pto.timg2col ins(%a : !pto.tile_buf<mat, 16x64xf64>) outs(%b : !pto.tile_buf<left, 16x64xf64, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 16x64xf16>, %b: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) {
    pto.timg2col ins(%a : !pto.tile_buf<vec, 16x64xf16>) outs(%b : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error3(%a: !pto.tile_buf<mat, 16x64xf16>, %b: !pto.tile_buf<vec, 16x64xf16>) {
    pto.timg2col ins(%a : !pto.tile_buf<mat, 16x64xf16>) outs(%b : !pto.tile_buf<vec, 16x64xf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| timg2col.errors.mlir:6:63: error[PTO0301]: expected element type f16 as in `src`, found f32 in `dst`
//| timg2col.errors.mlir:11:22: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found f64 in `src`
//| timg2col.errors.mlir:16:22: error[PTO0304]: expected `src` in mat, found it in vec
//| timg2col.errors.mlir:21:63: error[PTO0304]: expected `dst` in left or right, found it in vec
