// Every shape of pto.tmatmul_mx_hif4.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %c: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %d: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %e: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul_mx_hif4 ins(%a, %b, %c, %d : !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%e : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, %c: !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, %d: !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %e: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>) {
    pto.tmatmul_mx_hif4 ins(%a, %b, %c, %d : !pto.tile_buf<left, 16x512xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 512x32xf8E4M3FN, slayout=col_major>, !pto.tile_buf<scaling, 16x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%e : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @shape2(%v0: !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, %v1: !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, %v2: !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, %v3: !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>, %d: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul_mx_hif4 ins(%v0, %v1, %v2, %v3 : !pto.tile_buf<left, 16x128xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 16x4xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 128x32xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x32xf16, blayout=col_major, slayout=col_major, fractal=32>) outs(%d : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, %arg2: !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, %arg4: !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) {
    "pto.tmatmul_mx_hif4"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<left, 128x64xf8E5M2, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 128x2xf16, slayout=row_major, fractal=32>, !pto.tile_buf<right, 64x64xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 2x64xf16, blayout=col_major, slayout=col_major, fractal=32>, !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major>) -> ()
    return
  }
}
