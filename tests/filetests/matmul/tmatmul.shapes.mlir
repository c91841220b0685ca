// Further shapes of pto.tmatmul, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<left, 32x32xf16, slayout=row_major>, %b: !pto.tile_buf<right, 32x32xf16, slayout=col_major>, %c: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 32x32xf16, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<right, 128x64xbf16, slayout=col_major>, %c: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul ins(%a, %b : !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x64xbf16, slayout=col_major>) outs(%c : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 32x32xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 32x32xf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 32x32xf16, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<right, 128x64xbf16, slayout=col_major>, %arg2: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x64xbf16, slayout=col_major>) outs(%arg2 : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//| }
