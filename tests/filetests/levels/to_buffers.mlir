// Values get buffers: one each, or one for all that have to share it.
// RUN: %s --pass-pipeline=pto-to-buffers

!T = !pto.tile_buf<vec, 16x16xf32>
!V = !pto.partition_tensor_view<16x16xf32>
!L = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!B = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!A = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @each(%v: !V, %o: !V) {
  %a = pto.tload %v : !V -> !T
  %b = pto.tadd %a, %a : !T
  pto.tstore %b, %o : (!T, !V) -> ()
  return
}

// The accumulator of a loop.
func.func @loop(%a: !L, %b: !B, %n: index) -> !A {
  %c = pto.tmatmul %a, %b : (!L, !B) -> !A
  %r, %count = scf.for %i = %n to %n step %n iter_args(%d = %c, %k = %n) -> (!A, index) {
    %e = pto.tmatmul.acc %d, %a, %b : (!A, !L, !B) -> !A
    %j = arith.addi %k, %n : index
    scf.yield %e, %j : !A, index
  }
  %s = arith.addi %count, %n : index
  return %r : !A
}

// Element by element a sum may be written over what it adds to.
func.func @sum(%v: !V, %n: index) {
  %z = pto.tload %v : !V -> !T
  %r = scf.for %i = %n to %n step %n iter_args(%s = %z) -> (!T) {
    %x = pto.tload %v : !V -> !T
    %t = pto.tadd %s, %x : !T
    scf.yield %t : !T
  }
  pto.tprint %r : (!T) -> ()
  return
}

// Both branches write the buffer that is read after them.
func.func @branches(%a: !L, %b: !B, %p: i1, %q: i1, %v: !V) {
  %c = pto.tmatmul %a, %b : (!L, !B) -> !A
  %r = scf.if %p -> !A {
    %d = pto.tmatmul.acc %c, %a, %b : (!A, !L, !B) -> !A
    scf.yield %d : !A
  } else {
    %e = pto.tmatmul %a, %b : (!L, !B) -> !A
    scf.yield %e : !A
  }
  %x = scf.if %q -> !A {
    %f = pto.tmatmul %a, %b : (!L, !B) -> !A
    scf.yield %f : !A
  } else {
    %g = pto.tmatmul %a, %b : (!L, !B) -> !A
    scf.yield %g : !A
  }
  pto.tprint %x, %v : (!A, !V) -> ()
  return
}

// Buffers that are handed over, and loops that carry buffers.
func.func @buffers(%x: !T, %y: !T, %n: index) {
  %a = pto.tabs %x into %y : (!T) -> !T
  %b = pto.tneg %a : !T
  %r:2 = scf.for %i = %n to %n step %n iter_args(%s = %x, %t = %y) -> (!T, !T) {
    scf.yield %t, %s : !T, !T
  }
  return
}

// What a loop with a condition starts with, hands on, yields and gives is one buffer.
func.func @repeated(%a: !L, %b: !B, %n: index) -> !A {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = pto.tmatmul %a, %b : (!L, !B) -> !A
  %r:2 = scf.while (%acc = %0, %i = %c0) : (!A, index) -> (index, !A) {
    %p = arith.cmpi slt, %i, %n : index
    scf.condition(%p) %i, %acc : index, !A
  } do {
  ^bb0(%i: index, %acc: !A):
    %1 = pto.tmatmul.acc %acc, %a, %b : (!A, !L, !B) -> !A
    %j = arith.addi %i, %c1 : index
    scf.yield %1, %j : !A, index
  }
  return %r#1 : !A
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @each(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @loop(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: index) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024> {
//|     %0 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     %1 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg2) -> (index) {
//|       pto.tmatmul.acc ins(%0, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|       %3 = arith.addi %arg4, %arg2 : index
//|       scf.yield %3 : index
//|     }
//|     %2 = arith.addi %1, %arg2 : index
//|     return %0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|   }
//|   func.func @sum(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: index) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     scf.for %arg2 = %arg1 to %arg1 step %arg1 {
//|       %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     pto.tprint ins(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @branches(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: i1, %arg3: i1, %arg4: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     scf.if %arg2 {
//|       pto.tmatmul.acc ins(%0, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     } else {
//|       pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     }
//|     %1 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     scf.if %arg3 {
//|       pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     } else {
//|       pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     }
//|     pto.tprint ins(%1, %arg4 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @buffers(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: index) {
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tneg ins(%arg1 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1:2 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) {
//|       scf.yield %arg5, %arg4 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>
//|     }
//|     return
//|   }
//|   func.func @repeated(%arg0: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg1: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg2: index) -> !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024> {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tmatmul ins(%arg0, %arg1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     %1 = scf.while (%arg3 = %c0) : (index) -> index {
//|       %2 = arith.cmpi slt, %arg3, %arg2 : index
//|       scf.condition(%2) %arg3 : index
//|     } do {
//|     ^bb0(%arg3: index):
//|       pto.tmatmul.acc ins(%0, %arg0, %arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|       %2 = arith.addi %arg3, %c1 : index
//|       scf.yield %2 : index
//|     }
//|     return %0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|   }
//| }
