// Every shape of pto.tget_scale_addr.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>, %b: !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>) {
    pto.tget_scale_addr ins(%a : !pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>) outs(%b : !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
    "pto.tget_scale_addr"(%arg0, %arg1) : (!pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
//|     pto.tget_scale_addr ins(%arg0 : !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%arg1 : !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>, %arg1: !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>) {
//|     pto.tget_scale_addr ins(%arg0 : !pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>) outs(%arg1 : !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) {
//|     pto.tget_scale_addr ins(%arg0 : !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>) outs(%arg1 : !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>):
//|     "pto.tget_scale_addr"(%arg4, %arg5) : (!pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>, %arg3: !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>):
//|     "pto.tget_scale_addr"(%arg2, %arg3) : (!pto.tile_buf<right, 128x16xf8E5M2, slayout=col_major>, !pto.tile_buf<scaling, 4x16xf16, blayout=col_major, slayout=col_major, fractal=32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>):
//|     "pto.tget_scale_addr"(%arg0, %arg1) : (!pto.tile_buf<left, 1x128xf8E4M3FN, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x4xf16, slayout=row_major, fractal=32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
