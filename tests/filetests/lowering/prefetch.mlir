// Copies into buffers are issued before work they do not wait for.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-prefetch))

!t = !pto.tile_buf<vec, 16x64xf32>
!n = !pto.tile_buf<vec, 16x48xf32>
!b = !pto.tile_buf<vec, 192x192xf32>
!v = !pto.partition_tensor_view<16x64xf32>
!w = !pto.partition_tensor_view<192x192xf32>
!u = !pto.partition_tensor_view<16x48xf32>

// Before the work on the first buffer, with the view and the numbers it needs; not before the first load.
func.func @loads(%x: !v, %p: !pto.ptr<f32, gm>, %y: !v) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.texp ins(%a : !t) outs(%a : !t)
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %all = pto.make_tensor_view %p, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<16x64xf32>
  %z = pto.partition_view %all, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<16x64xf32> -> !v
  %b = pto.alloc_tile : !t
  pto.tload ins(%z : !v) outs(%b : !t)
  pto.tadd ins(%a, %b : !t, !t) outs(%a : !t)
  pto.tstore ins(%a : !t) outs(%y : !v)
  return
}

// Not before what reads the buffer, nor of what stores where it loads from.
func.func @waits(%x: !v, %y: !v) {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.texp ins(%a : !t) outs(%b : !t)
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.tadd ins(%a, %b : !t, !t) outs(%b : !t)
  pto.tstore ins(%b : !t) outs(%y : !v)
  pto.tload ins(%y : !v) outs(%a : !t)
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// Before a loop that does not touch it, and not before one that loads.
func.func @loops(%x: !v, %y: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  %c = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  scf.for %i = %c0 to %n step %c1 {
    pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
  }
  pto.tload ins(%x : !v) outs(%b : !t)
  scf.for %i = %c0 to %n step %c1 {
    pto.tload ins(%x : !v) outs(%c : !t)
    pto.tadd ins(%a, %c : !t, !t) outs(%a : !t)
  }
  pto.tload ins(%x : !v) outs(%c : !t)
  pto.tadd ins(%b, %c : !t, !t) outs(%a : !t)
  pto.tstore ins(%a : !t) outs(%y : !v)
  return
}

// Where memory has no room for both, nothing is moved.
func.func @large(%x: !w, %z: !w, %y: !w) {
  %a = pto.alloc_tile : !b
  pto.tload ins(%x : !w) outs(%a : !b)
  pto.texp ins(%a : !b) outs(%a : !b)
  pto.tstore ins(%a : !b) outs(%y : !w)
  %b = pto.alloc_tile : !b
  pto.tload ins(%z : !w) outs(%b : !b)
  pto.texp ins(%b : !b) outs(%b : !b)
  pto.tstore ins(%b : !b) outs(%y : !w)
  return
}

// Reads of whole registers reach after rows that are shorter: the next buffer may stand there.
func.func @behind(%x: !u, %z: !u, %y: !u) {
  %a = pto.alloc_tile : !n
  pto.tload ins(%x : !u) outs(%a : !n)
  pto.texp ins(%a : !n) outs(%a : !n)
  %b = pto.alloc_tile : !n
  pto.tload ins(%z : !u) outs(%b : !n)
  pto.tadd ins(%a, %b : !n, !n) outs(%a : !n)
  pto.tstore ins(%a : !n) outs(%y : !u)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @loads(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.ptr<f32, gm>, %arg2: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %1 = pto.make_tensor_view %arg1, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<16x64xf32>
//|     %2 = pto.partition_view %1, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<16x64xf32>
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%2 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%0, %3 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @waits(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @loops(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.tadd ins(%0, %0 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tadd ins(%0, %2 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%1, %2 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @large(%arg0: !pto.partition_tensor_view<192x192xf32>, %arg1: !pto.partition_tensor_view<192x192xf32>, %arg2: !pto.partition_tensor_view<192x192xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 192x192xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<192x192xf32>) outs(%0 : !pto.tile_buf<vec, 192x192xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 192x192xf32>) outs(%0 : !pto.tile_buf<vec, 192x192xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 192x192xf32>) outs(%arg2 : !pto.partition_tensor_view<192x192xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 192x192xf32>
//|     pto.tload ins(%arg1 : !pto.partition_tensor_view<192x192xf32>) outs(%1 : !pto.tile_buf<vec, 192x192xf32>)
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 192x192xf32>) outs(%1 : !pto.tile_buf<vec, 192x192xf32>)
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 192x192xf32>) outs(%arg2 : !pto.partition_tensor_view<192x192xf32>)
//|     return
//|   }
//|   func.func @behind(%arg0: !pto.partition_tensor_view<16x48xf32>, %arg1: !pto.partition_tensor_view<16x48xf32>, %arg2: !pto.partition_tensor_view<16x48xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x48xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x48xf32>) outs(%0 : !pto.tile_buf<vec, 16x48xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x48xf32>) outs(%0 : !pto.tile_buf<vec, 16x48xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x48xf32>
//|     pto.tload ins(%arg1 : !pto.partition_tensor_view<16x48xf32>) outs(%1 : !pto.tile_buf<vec, 16x48xf32>)
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x48xf32>, !pto.tile_buf<vec, 16x48xf32>) outs(%0 : !pto.tile_buf<vec, 16x48xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x48xf32>) outs(%arg2 : !pto.partition_tensor_view<16x48xf32>)
//|     return
//|   }
//| }
