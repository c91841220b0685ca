// Operations on values: the tiles an operation writes are its results.
// RUN: %s
// RUN: %s --mlir-print-op-generic

!T = !pto.tile<f32, 16, 16>
func.func @f(%v: !pto.partition_tensor_view<16x16xf32>, %o: !pto.partition_tensor_view<16x16xf32>, %s: f32, %h: !pto.tile_buf<vec, 16x16xf16>, %c: index) {
  %a = pto.tload %v : !pto.partition_tensor_view<16x16xf32> -> !T
  %b = pto.tadd %a, %a : (!T, !T) -> !T
  %d = pto.tadd %a, %b : !T
  %e = pto.tadds %d, %s : !T, f32
  %e1 = pto.tadds %d, %s : (!T, f32) -> !T
  %r = pto.trowsum %e : (!T) -> !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
  %x = pto.tcvt %e {rmode = #pto<round_mode RINT>} : !T -> !pto.tile_buf<vec, 16x16xf16>
  %y = pto.tgetval %e, %c : (!T, index) -> f32
  pto.tstore %e, %o : (!T, !pto.partition_tensor_view<16x16xf32>) -> ()
  %g = "pto.tadd"(%a, %a) : (!T, !T) -> !T
  // Attributes that stand in the syntax of the other form are in the dictionary here.
  %p = pto.tload %v {pad_mode = #pto<pad_mode value>, init_out_buffer = true} : (!pto.partition_tensor_view<16x16xf32>) -> !T
  %i = pto.alloc_tile : !pto.tile_buf<vec, 16x16xi32>
  %k = pto.tgather %a, %i, %i : (!T, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> !T
  // Operands that types do not tell apart: the segment sizes do.
  %l = "pto.tload"(%v, %c) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0>}> : (!pto.partition_tensor_view<16x16xf32>, index) -> !T
  return
}

func.func @product(%a: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %b: !pto.tile_buf<right, 16x16xf16, slayout=col_major>) {
  %c = pto.tmatmul %a, %b : (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %d = pto.tmatmul.acc %c, %a, %b : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>, %arg2: f32, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: index) {
//|     %0 = pto.tload %arg0 : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.tadd %0, %0 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.tadd %0, %1 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %3 = pto.tadds %2, %arg2 : (!pto.tile_buf<vec, 16x16xf32>, f32) -> !pto.tile_buf<vec, 16x16xf32>
//|     %4 = pto.tadds %2, %arg2 : (!pto.tile_buf<vec, 16x16xf32>, f32) -> !pto.tile_buf<vec, 16x16xf32>
//|     %5 = pto.trowsum %3 : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %6 = pto.tcvt %3 {rmode = #pto<round_mode RINT>} : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf16>
//|     %7 = pto.tgetval ins(%3, %arg4 : !pto.tile_buf<vec, 16x16xf32>, index) outs : f32
//|     pto.tstore ins(%3 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     %8 = pto.tadd %0, %0 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %9 = pto.tload %arg0 {init_out_buffer = true, pad_mode = #pto.padmode<value>} : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %10 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xi32>
//|     %11 = pto.tgather %0, %10, %10 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %12 = pto.tload %arg0, %arg4 {operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0>} : (!pto.partition_tensor_view<16x16xf32>, index) -> !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//|   func.func @product(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>) {
//|     %0 = pto.tmatmul %arg0, %arg1 : (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %1 = pto.tmatmul.acc %0, %arg0, %arg1 : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.partition_tensor_view<16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf16>, index) -> (), sym_name = "f"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<16x16xf32>, %arg3: !pto.partition_tensor_view<16x16xf32>, %arg4: f32, %arg5: !pto.tile_buf<vec, 16x16xf16>, %arg6: index):
//|     %2 = "pto.tload"(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %3 = "pto.tadd"(%2, %2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %4 = "pto.tadd"(%2, %3) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %5 = "pto.tadds"(%4, %arg4) : (!pto.tile_buf<vec, 16x16xf32>, f32) -> !pto.tile_buf<vec, 16x16xf32>
//|     %6 = "pto.tadds"(%4, %arg4) : (!pto.tile_buf<vec, 16x16xf32>, f32) -> !pto.tile_buf<vec, 16x16xf32>
//|     %7 = "pto.trowsum"(%5) : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %8 = "pto.tcvt"(%5) <{rmode = #pto<round_mode RINT>}> : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf16>
//|     %9 = "pto.tgetval"(%5, %arg6) : (!pto.tile_buf<vec, 16x16xf32>, index) -> f32
//|     "pto.tstore"(%5, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
//|     %10 = "pto.tadd"(%2, %2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %11 = "pto.tload"(%arg2) <{init_out_buffer = true, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>, pad_mode = #pto.padmode<value>}> : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %12 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xi32>
//|     %13 = "pto.tgather"(%2, %12, %12) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 1, 0>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %14 = "pto.tload"(%arg2, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 0>}> : (!pto.partition_tensor_view<16x16xf32>, index) -> !pto.tile_buf<vec, 16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> (), sym_name = "product"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>):
//|     %0 = "pto.tmatmul"(%arg0, %arg1) : (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %1 = "pto.tmatmul.acc"(%0, %arg0, %arg1) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
