// Further shapes of pto.tmatmul.acc, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<acc, 128x128xf32, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 128x128xf16, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<right, 128x128xf16, slayout=col_major>) {
    pto.tmatmul.acc ins(%a, %b, %c : !pto.tile_buf<acc, 128x128xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 128x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x128xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 128x128xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>, %d: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul.acc ins(%a, %b, %c : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<right, 128x64xbf16, slayout=col_major>) {
    pto.tmatmul.acc ins(%a, %b, %c : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x64xbf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<acc, 128x128xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 128x128xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 128x128xf16, slayout=col_major>) {
//|     pto.tmatmul.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 128x128xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 128x128xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x128xf16, slayout=col_major>) outs(%arg0 : !pto.tile_buf<acc, 128x128xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>) {
//|     pto.tmatmul.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x32xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x16xf8E5M2, slayout=col_major>) outs(%arg3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<right, 128x64xbf16, slayout=col_major>) {
//|     pto.tmatmul.acc ins(%arg0, %arg1, %arg2 : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x128xbf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 128x64xbf16, slayout=col_major>) outs(%arg0 : !pto.tile_buf<acc, 16x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) {accPhase = #pto<acc_phase final>}
//|     return
//|   }
//| }
