// Every shape of pto.timg2col.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) {
    pto.timg2col ins(%a : !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) {
    "pto.timg2col"(%arg0, %arg1) : (!pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) {
//|     pto.timg2col ins(%arg0 : !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>) outs(%arg1 : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) {
//|     pto.timg2col ins(%arg0 : !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>) outs(%arg1 : !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>):
//|     "pto.timg2col"(%arg2, %arg3) : (!pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>):
//|     "pto.timg2col"(%arg0, %arg1) : (!pto.tile_buf<mat, 16x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x64xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
