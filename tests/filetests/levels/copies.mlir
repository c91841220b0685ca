// Values that others would overwrite in their buffer are copied.
// RUN: %s --pass-pipeline=pto-to-buffers

!T = !pto.tile_buf<vec, 16x16xf32>
!C = !pto.tile_buf<vec, 1x256xf32>
!V = !pto.partition_tensor_view<16x16xf32>

func.func @one_buffer(%x: !T, %y: !T) {
  %a = pto.tabs %x into %y : (!T) -> !T
  %b = pto.tneg %x into %y : (!T) -> !T
  %c = pto.tadd %a, %b : !T
  return
}

// A transposition in place would read what it has overwritten.
func.func @in_place(%x: !T, %t: !T, %n: index) {
  %z = pto.tabs %x : !T
  %r = scf.for %i = %n to %n step %n iter_args(%s = %z) -> (!T) {
    %u = pto.ttrans %s, %t : (!T, !T) -> !T
    scf.yield %u : !T
  }
  return
}

// Where it starts is read again in each iteration.
func.func @start(%x: !T, %n: index) {
  %z = pto.tabs %x : !T
  %r = scf.for %i = %n to %n step %n iter_args(%s = %z) -> (!T) {
    %u = pto.tadd %z, %x : !T
    scf.yield %u : !T
  }
  return
}

func.func @write_between(%x: !T, %y: !T) {
  %a = pto.tabs %x into %y : (!T) -> !T
  pto.tneg ins(%x : !T) outs(%y : !T)
  %c = pto.tadd %a, %a : !T
  return
}

// The arms of the branch share the buffer of %t, which is read through an alias afterwards.
func.func @alias(%t0: !T, %two: f32, %b: i1, %v: !V, %w: !pto.partition_tensor_view<1x256xf32>) {
  %t = pto.tabs %t0 : (!T) -> !T
  %f = pto.treshape %t : !T -> !C
  %r = scf.if %b -> !T {
    scf.yield %t : !T
  } else {
    %x = pto.tmuls %t, %two : (!T, f32) -> !T
    scf.yield %x : !T
  }
  pto.tstore %r, %v : (!T, !V) -> ()
  pto.tstore %f, %w : (!C, !pto.partition_tensor_view<1x256xf32>) -> ()
  return
}

// Each call returns the same buffer.
func.func private @twice(%x: !T) -> !T {
  %r = pto.tadd %x, %x : (!T, !T) -> !T
  return %r : !T
}
func.func @calls(%t: !T, %v: !V) {
  %u = func.call @twice(%t) : (!T) -> !T
  %w = func.call @twice(%u) : (!T) -> !T
  %d = pto.tsub %w, %u : (!T, !T) -> !T
  pto.tstore %d, %v : (!T, !V) -> ()
  return
}

// A loop that swaps the values that it carries, which begin as one.
func.func @swapped(%t0: !T, %n: index, %v: !V) {
  %t = pto.tabs %t0 : (!T) -> !T
  %r:2 = scf.for %i = %n to %n step %n iter_args(%a = %t, %b = %t) -> (!T, !T) {
    %c = pto.tneg %a : (!T) -> !T
    scf.yield %b, %c : !T, !T
  }
  %d = pto.tsub %r#0, %r#1 : (!T, !T) -> !T
  pto.tstore %d, %v : (!T, !V) -> ()
  return
}

// What a loop carries is a view of another value, a selected one, or one from outside.
func.func @views(%t0: !T, %n: index, %b: i1, %v: !V) {
  %t = pto.tabs %t0 : (!T) -> !T
  %u = pto.tneg %t : (!T) -> !T
  %r:3 = scf.for %i = %n to %n step %n iter_args(%x = %t, %y = %t, %z = %t) -> (!T, !T, !T) {
    %c = pto.treshape %x : !T -> !C
    %d = pto.treshape %c : !C -> !T
    %e = arith.select %b, %y, %u : !T
    scf.yield %d, %e, %u : !T, !T, !T
  }
  %s = pto.tadd %r#0, %r#1 : (!T, !T) -> !T
  %q = pto.tadd %s, %r#2 : (!T, !T) -> !T
  pto.tstore %q, %v : (!T, !V) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @one_buffer(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%arg1 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @in_place(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: index) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     scf.for %arg3 = %arg2 to %arg2 step %arg2 {
//|       %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.ttrans ins(%1, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     return
//|   }
//|   func.func @start(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     scf.for %arg2 = %arg1 to %arg1 step %arg1 {
//|       pto.tadd ins(%1, %arg0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     return
//|   }
//|   func.func @write_between(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%arg1 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%0, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @alias(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: f32, %arg2: i1, %arg3: !pto.partition_tensor_view<16x16xf32>, %arg4: !pto.partition_tensor_view<1x256xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %2 = pto.treshape %1 : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 1x256xf32>
//|     scf.if %arg2 {
//|     } else {
//|       pto.tmuls ins(%0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.partition_tensor_view<16x16xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 1x256xf32>) outs(%arg4 : !pto.partition_tensor_view<1x256xf32>)
//|     return
//|   }
//|   func.func private @twice(%arg0: !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32> {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return %0 : !pto.tile_buf<vec, 16x16xf32>
//|   }
//|   func.func @calls(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = call @twice(%arg0) : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %2 = call @twice(%1) : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tsub ins(%2, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tstore ins(%3 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @swapped(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index, %arg2: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     scf.for %arg3 = %arg1 to %arg1 step %arg1 {
//|       %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tmov ins(%1 : !pto.tile_buf<vec, 16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tneg ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tmov ins(%3 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tsub ins(%0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @views(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index, %arg2: i1, %arg3: !pto.partition_tensor_view<16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tabs ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tneg ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|     scf.for %arg4 = %arg1 to %arg1 step %arg1 {
//|       %6 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tmov ins(%2 : !pto.tile_buf<vec, 16x16xf32>) outs(%6 : !pto.tile_buf<vec, 16x16xf32>)
//|       %7 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tmov ins(%0 : !pto.tile_buf<vec, 16x16xf32>) outs(%7 : !pto.tile_buf<vec, 16x16xf32>)
//|       %8 = pto.treshape %7 : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 1x256xf32>
//|       %9 = pto.treshape %8 : !pto.tile_buf<vec, 1x256xf32> -> !pto.tile_buf<vec, 16x16xf32>
//|       %10 = arith.select %arg2, %6, %1 : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tmov ins(%9 : !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tmov ins(%10 : !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.tmov ins(%1 : !pto.tile_buf<vec, 16x16xf32>) outs(%3 : !pto.tile_buf<vec, 16x16xf32>)
//|     }
//|     %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%0, %2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%4 : !pto.tile_buf<vec, 16x16xf32>)
//|     %5 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.tadd ins(%4, %3 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%5 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tstore ins(%5 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//| }
