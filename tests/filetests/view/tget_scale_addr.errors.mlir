// Each rule of pto.tget_scale_addr, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 1x128xf8E4M3FN>, %b: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<vec, 1x128xf8E4M3FN>) outs(%b : !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>)
    return
  }

  func.func @error1(%a: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<vec, 1x16xf16>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<vec, 1x16xf16>)
    return
  }

  func.func @error2(%a: !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<left, 1x128xf16, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>)
    return
  }

  func.func @error3(%a: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 1x8xf16, slayout=row_major, fractal=32>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<scaling, 1x8xf16, slayout=row_major, fractal=32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error4(%a: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tget_scale_addr.errors.mlir:6:29: error[PTO0304]: expected `src` in left or right, found it in vec
//| tget_scale_addr.errors.mlir:11:114: error[PTO0304]: expected `dst` in scaling, found it in vec
//| tget_scale_addr.errors.mlir:16:29: error[PTO0302]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 on a5, found f16 in `src`
//| tget_scale_addr.errors.mlir:21:114: error[PTO0508]: expected 1x4 scales in `dst`, one for 32 elements of `src` (1x128), found 1x8
//| tget_scale_addr.errors.mlir:30:5: error[PTO0209]: pto.tget_scale_addr is not available on a3
