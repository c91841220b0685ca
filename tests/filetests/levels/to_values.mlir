// Buffers with one full write become values; up and down again is the same program.
// RUN: %s --pass-pipeline=pto-to-values
// RUN: %s --pass-pipeline=pto-to-values,pto-to-buffers
// RUN: %s --pass-pipeline=pto-to-values --mlir-print-op-generic

!T = !pto.tile_buf<vec, 16x16xf32>
!D = !pto.tile_buf<vec, 16x16xf32, valid=?x16>
!R = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!V = !pto.partition_tensor_view<16x16xf32>
!L = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!B = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!A = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

// A buffer allocated directly before its write is not named. Scratch memory stays.
func.func @canonical(%v: !V, %o: !V) {
  %a = pto.alloc_tile : !T
  pto.tload ins(%v : !V) outs(%a : !T)
  %t = pto.alloc_tile : !T
  %r = pto.alloc_tile : !R
  pto.trowsum ins(%a, %t : !T, !T) outs(%r : !R)
  pto.tstore ins(%a : !T) outs(%o : !V)
  return
}

// All others are: here is an address, an attribute, an extent, another operation in between.
func.func @named(%v: !V, %n: index) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !T
  pto.tload ins(%v : !V) outs(%a : !T)
  %b = pto.alloc_tile {planned} : !T
  pto.tabs ins(%a : !T) outs(%b : !T)
  %d = pto.alloc_tile valid_row = %n : !D
  pto.tload ins(%v : !V) outs(%d : !D)
  %e = pto.alloc_tile : !T
  %f = pto.alloc_tile : !T
  pto.tadd ins(%a, %b : !T, !T) outs(%e : !T)
  pto.tsub ins(%a, %e : !T, !T) outs(%f : !T)
  return
}

// An accumulator goes on in its buffer.
func.func @accumulate(%a: !L, %b: !B) {
  %c = pto.alloc_tile : !A
  pto.tmatmul ins(%a, %b : !L, !B) outs(%c : !A)
  pto.tmatmul.acc ins(%c, %a, %b : !A, !L, !B) outs(%c : !A)
  pto.tmatmul.acc ins(%c, %a, %b : !A, !L, !B) outs(%c : !A)
  // It may go on in another one, which is named.
  %d = pto.alloc_tile : !A
  pto.tmatmul.acc ins(%c, %a, %b : !A, !L, !B) outs(%d : !A)
  return
}

// A write in a loop, whose reads are in the loop; buffers outside, a view of a value, an address planned twice.
func.func @loop(%v: !V, %n: index, %i: index) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !T
  %b = pto.alloc_tile addr = %c0 : !T
  %d = pto.alloc_tile : !T
  scf.for %k = %i to %n step %n {
    pto.tload ins(%v : !V) outs(%a : !T)
    pto.tabs ins(%a : !T) outs(%d : !T)
    pto.tneg ins(%d : !T) outs(%b : !T)
    %w = pto.subview %d[%i, %i] sizes [16, 8] : !T -> !pto.tile_buf<vec, 16x8xf32>
    pto.tprint ins(%w : !pto.tile_buf<vec, 16x8xf32>)
    scf.yield
  }
  return
}

// What no tile operation writes stays a buffer.
func.func @read(%n: index) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !T
  %b = pto.alloc_tile : !T
  pto.tabs ins(%a : !T) outs(%b : !T)
  %unused = pto.alloc_tile : !T
  return
}

// Several results.
func.func @several(%x: !T, %y: !T) {
  %a = pto.alloc_tile : !T
  %b = pto.alloc_tile : !T
  pto.tinterleave ins(%x, %y : !T, !T) outs(%a, %b : !T, !T)
  %c = pto.alloc_tile : !T
  %d = pto.alloc_tile {planned} : !T
  pto.tinterleave ins(%a, %b : !T, !T) outs(%c, %d : !T, !T)
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @canonical(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = pto.tload %arg0 : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.trowsum %0, %1 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @named(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.tload %arg0 into %0 : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.alloc_tile {planned} : !pto.tile_buf<vec, 16x16xf32>
//|     %3 = pto.tabs %1 into %2 : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %4 = pto.alloc_tile valid_row = %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=?x16>
//|     %5 = pto.tload %arg0 into %4 : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32, valid=?x16>
//|     %6 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %7 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %8 = pto.tadd %1, %3 into %6 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %9 = pto.tsub %1, %8 into %7 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//|   func.func @accumulate(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>) {
//|     %0 = pto.tmatmul %arg0, %arg1 : (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %1 = pto.tmatmul.acc %0, %arg0, %arg1 : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %2 = pto.tmatmul.acc %1, %arg0, %arg1 : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %3 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %4 = pto.tmatmul.acc %2, %arg0, %arg1 into %3 : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     return
//|   }
//|   func.func @loop(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: index, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     scf.for %arg3 = %arg2 to %arg1 step %arg1 {
//|       %3 = pto.tload %arg0 into %0 : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|       %4 = pto.tabs %3 into %2 : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|       %5 = pto.tneg %4 into %1 : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|       %6 = pto.subview %4[%arg2, %arg2] sizes [16, 8] : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x8xf32>
//|       pto.tprint ins(%6 : !pto.tile_buf<vec, 16x8xf32>)
//|     }
//|     return
//|   }
//|   func.func @read(%arg0: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.tabs %0 : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//|   func.func @several(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0:2 = pto.tinterleave %arg0, %arg1 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.alloc_tile {planned} : !pto.tile_buf<vec, 16x16xf32>
//|     %3:2 = pto.tinterleave %0#0, %0#1 into %1, %2 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.alloc_tile has no attribute 'planned'; it has no effect
//|   --> to_values.mlir:30:24
//|    |
//| 30 |   %b = pto.alloc_tile {planned} : !T
//|    |                        ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/view-and-tile-buf/alloc-tile.md
//|
//| warning[PTO0211]: pto.alloc_tile has no attribute 'planned'; it has no effect
//|   --> to_values.mlir:86:24
//|    |
//| 86 |   %d = pto.alloc_tile {planned} : !T
//|    |                        ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/view-and-tile-buf/alloc-tile.md
//|
//| warning: 2 warnings
// run 2: exit 0
// stdout:
//| module {
//|   func.func @canonical(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     pto.trowsum ins(%0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @named(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile {planned} : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %2 = pto.alloc_tile valid_row = %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=?x16>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32, valid=?x16>)
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tsub ins(%0, %3 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%4 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @accumulate(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%0, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tmatmul.acc ins(%0, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tmatmul.acc ins(%0, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     return
//|   }
//|   func.func @loop(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: index, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     scf.for %arg3 = %arg2 to %arg1 step %arg1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tabs ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tneg ins(%2 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|       %3 = pto.subview %2[%arg2, %arg2] sizes [16, 8] : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x8xf32>
//|       pto.tprint ins(%3 : !pto.tile_buf<vec, 16x8xf32>)
//|     }
//|     return
//|   }
//|   func.func @read(%arg0: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     return
//|   }
//|   func.func @several(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tinterleave ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %3 = pto.alloc_tile {planned} : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tinterleave ins(%0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%2, %3 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// stderr: as run 1
// run 3: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> (), sym_name = "canonical"}> ({
//|   ^bb0(%arg11: !pto.partition_tensor_view<16x16xf32>, %arg12: !pto.partition_tensor_view<16x16xf32>):
//|     %32 = "pto.tload"(%arg11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %33 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %34 = "pto.trowsum"(%32, %33) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     "pto.tstore"(%32, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, index) -> (), sym_name = "named"}> ({
//|   ^bb0(%arg9: !pto.partition_tensor_view<16x16xf32>, %arg10: index):
//|     %21 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %22 = "pto.alloc_tile"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 16x16xf32>
//|     %23 = "pto.tload"(%arg9, %22) <{into, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %24 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> {planned} : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %25 = "pto.tabs"(%23, %24) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %26 = "pto.alloc_tile"(%arg10) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> !pto.tile_buf<vec, 16x16xf32, valid=?x16>
//|     %27 = "pto.tload"(%arg9, %26) <{into, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=?x16>) -> !pto.tile_buf<vec, 16x16xf32, valid=?x16>
//|     %28 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %29 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %30 = "pto.tadd"(%23, %25, %28) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %31 = "pto.tsub"(%23, %30, %29) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> (), sym_name = "accumulate"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg8: !pto.tile_buf<right, 16x16xf16, slayout=col_major>):
//|     %16 = "pto.tmatmul"(%arg7, %arg8) : (!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %17 = "pto.tmatmul.acc"(%16, %arg7, %arg8) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %18 = "pto.tmatmul.acc"(%17, %arg7, %arg8) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %19 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     %20 = "pto.tmatmul.acc"(%18, %arg7, %arg8, %19) <{into}> : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, index, index) -> (), sym_name = "loop"}> ({
//|   ^bb0(%arg3: !pto.partition_tensor_view<16x16xf32>, %arg4: index, %arg5: index):
//|     %8 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %9 = "pto.alloc_tile"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 16x16xf32>
//|     %10 = "pto.alloc_tile"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 16x16xf32>
//|     %11 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     "scf.for"(%arg5, %arg4, %arg4) ({
//|     ^bb0(%arg6: index):
//|       %12 = "pto.tload"(%arg3, %9) <{into, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|       %13 = "pto.tabs"(%12, %11) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|       %14 = "pto.tneg"(%13, %10) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|       %15 = "pto.subview"(%13, %arg5, %arg5) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, sizes = [16, 8]}> : (!pto.tile_buf<vec, 16x16xf32>, index, index) -> !pto.tile_buf<vec, 16x8xf32>
//|       "pto.tprint"(%15) : (!pto.tile_buf<vec, 16x8xf32>) -> ()
//|       "scf.yield"() : () -> ()
//|     }) : (index, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "read"}> ({
//|   ^bb0(%arg2: index):
//|     %4 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//|     %5 = "pto.alloc_tile"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.tile_buf<vec, 16x16xf32>
//|     %6 = "pto.tabs"(%5) : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %7 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "several"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>):
//|     %0:2 = "pto.tinterleave"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %2 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> {planned} : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %3:2 = "pto.tinterleave"(%0#0, %0#1, %1, %2) <{into}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
// stderr: as run 1
