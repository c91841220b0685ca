// Buffers get addresses: those that are never alive at the same time share bytes.
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-allocation))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-allocation,canonicalize))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-allocation{smallest=true}))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-allocation{apart=true}))

!t = !pto.tile_buf<vec, 16x64xf32>
!m = !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>
!v = !pto.partition_tensor_view<16x64xf32>
!d = !pto.tile_buf<vec, 16x64xf32, valid=?x?>

// A loop over tiles whose valid region is known when it runs only.
func.func @turns_of_regions(%x: !pto.ptr<f32, gm>, %rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %g = pto.make_tensor_view %x, shape = [%rows, %cols], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  scf.for %i = %c0 to %rows step %c16 {
    %left = arith.subi %rows, %i : index
    %count = arith.minsi %left, %c16 : index
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%count, %cols] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
    %a = pto.alloc_tile valid_row = %count valid_col = %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    %b = pto.alloc_tile valid_row = %count valid_col = %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    pto.tload ins(%v : !pto.partition_tensor_view<?x?xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%b : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
    pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%v : !pto.partition_tensor_view<?x?xf32>)
  }
  return
}

// The third one takes the place of the first.
func.func @chain(%p: !pto.partition_tensor_view<16x64xf32>) {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  %c = pto.alloc_tile {test.note = "kept"} : !t
  pto.tload ins(%p : !pto.partition_tensor_view<16x64xf32>) outs(%a : !t)
  pto.texp ins(%a : !t) outs(%b : !t)
  pto.tneg ins(%b : !t) outs(%c : !t)
  pto.tstore ins(%c : !t) outs(%p : !pto.partition_tensor_view<16x64xf32>)
  return
}

// What one iteration leaves, the next one may read: both live through the loop. What is made in the loop does not.
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  scf.for %i = %c0 to %n step %c1 {
    pto.texp ins(%a : !t) outs(%b : !t)
    %s = pto.alloc_tile : !t
    %u = pto.alloc_tile : !t
    pto.texp ins(%b : !t) outs(%s : !t)
    pto.tneg ins(%u : !t) outs(%u : !t)
  }
  return
}

// A buffer is alive under its other names, and through what carries it.
func.func @names(%n: index, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile : !t
  %w = pto.subview %a[%c0, %c0] sizes [8, 64] : !t -> !pto.tile_buf<vec, 8x64xf32>
  %b = pto.alloc_tile : !t
  %c = pto.alloc_tile : !t
  pto.texp ins(%a : !t) outs(%b : !t)
  %r = scf.if %k -> !t {
    scf.yield %b : !t
  } else {
    scf.yield %c : !t
  }
  %e = pto.alloc_tile : !t
  pto.tneg ins(%e : !t) outs(%e : !t)
  pto.tneg ins(%w : !pto.tile_buf<vec, 8x64xf32>) outs(%w : !pto.tile_buf<vec, 8x64xf32>)
  pto.tneg ins(%r : !t) outs(%r : !t)
  return
}

// Each memory for itself; several buffers stand side by side; an address that is given stays, and others keep away from it.
func.func @memories(%r: index, %c: index) {
  %m = pto.alloc_tile : !m
  %given = arith.constant 64 : i64
  %f = pto.alloc_tile addr = %given : !pto.tile_buf<vec, 8x8xf32>
  %d = pto.alloc_tile valid_row = %r valid_col = %c : !d
  %s = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 8x8xf32, count=3>
  %c2 = arith.constant 2 : index
  %t = pto.multi_tile_get %s[%c2] : !pto.multi_tile_buf<vec, 8x8xf32, count=3> -> !pto.tile_buf<vec, 8x8xf32>
  pto.tadd ins(%f, %t : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%t : !pto.tile_buf<vec, 8x8xf32>)
  pto.tneg ins(%d : !d) outs(%d : !d)
  pto.tadd ins(%f, %t : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%t : !pto.tile_buf<vec, 8x8xf32>)
  return
}

// In a function that orders its pipes itself no buffer shares bytes with another.
func.func @ordered(%x: !v) {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  %c = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.barrier <PIPE_ALL>
  pto.texp ins(%a : !t) outs(%b : !t)
  pto.barrier <PIPE_V>
  pto.texp ins(%b : !t) outs(%c : !t)
  return
}

// A tile is written over by the operation that is the last to read it, where that works element by element; a reduction
// and a tile of another form get separate bytes.
func.func @in_place(%x: !pto.partition_tensor_view<16x64xf32>) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %c = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %m = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  %h = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf16>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  pto.trowmax ins(%c : !pto.tile_buf<vec, 16x64xf32>) outs(%m : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
  pto.tcvt ins(%c : !pto.tile_buf<vec, 16x64xf32>) outs(%h : !pto.tile_buf<vec, 16x64xf16>)
  pto.trowexpand ins(%m : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  pto.tstore ins(%c : !pto.tile_buf<vec, 16x64xf32>) outs(%x : !pto.partition_tensor_view<16x64xf32>)
  return
}

// Buffers made before a loop whose iterations fill them anew share bytes inside of it; what copies fill and empty is apart
// where that is asked for.
func.func @anew(%x: !pto.partition_tensor_view<16x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %m = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  scf.for %i = %c0 to %n step %c1 {
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    pto.trowmax ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%m : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpand ins(%m : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
    pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%x : !pto.partition_tensor_view<16x64xf32>)
  }
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c4096_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|     }
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c0_i64 {test.note = "kept"} : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @loop(%arg0: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg1 = %c0 to %arg0 step %c1 {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       %3 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tneg ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @names(%arg0: index, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.subview %0[%c0, %c0] sizes [8, 64] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x64xf32>
//|     %2 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     %4 = scf.if %arg1 -> (!pto.tile_buf<vec, 16x64xf32>) {
//|       scf.yield %2 : !pto.tile_buf<vec, 16x64xf32>
//|     } else {
//|       scf.yield %3 : !pto.tile_buf<vec, 16x64xf32>
//|     }
//|     %5 = pto.alloc_tile addr = %c12288_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tneg ins(%5 : !pto.tile_buf<vec, 16x64xf32>) outs(%5 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 8x64xf32>) outs(%1 : !pto.tile_buf<vec, 8x64xf32>)
//|     pto.tneg ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @memories(%arg0: index, %arg1: index) {
//|     %c1088_i64 = arith.constant 1088 : i64
//|     %c320_i64 = arith.constant 320 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>
//|     %c64_i64 = arith.constant 64 : i64
//|     %1 = pto.alloc_tile addr = %c64_i64 : !pto.tile_buf<vec, 8x8xf32>
//|     %2 = pto.alloc_tile addr = %c1088_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %3 = pto.alloc_multi_tile addr = %c320_i64 : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3>
//|     %c2 = arith.constant 2 : index
//|     %4 = pto.multi_tile_get %3[%c2] : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3> -> !pto.tile_buf<vec, 8x8xf32>
//|     pto.tadd ins(%1, %4 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%4 : !pto.tile_buf<vec, 8x8xf32>)
//|     pto.tneg ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     pto.tadd ins(%1, %4 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%4 : !pto.tile_buf<vec, 8x8xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_V>
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @in_place(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %4 = pto.alloc_tile addr = %c64_i64 : !pto.tile_buf<vec, 16x64xf16>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowmax ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|     pto.tcvt ins(%2 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf16>)
//|     pto.trowexpand ins(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @anew(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.trowmax ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|       pto.trowexpand ins(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c4096_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|     }
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c0_i64 {test.note = "kept"} : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @loop(%arg0: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg1 = %c0 to %arg0 step %c1 {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       %3 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tneg ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @names(%arg0: index, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c0 = arith.constant 0 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.subview %0[%c0, %c0] sizes [8, 64] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x64xf32>
//|     %2 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     %4 = arith.select %arg1, %2, %3 : !pto.tile_buf<vec, 16x64xf32>
//|     %5 = pto.alloc_tile addr = %c12288_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tneg ins(%5 : !pto.tile_buf<vec, 16x64xf32>) outs(%5 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 8x64xf32>) outs(%1 : !pto.tile_buf<vec, 8x64xf32>)
//|     pto.tneg ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @memories(%arg0: index, %arg1: index) {
//|     %c2 = arith.constant 2 : index
//|     %c64_i64 = arith.constant 64 : i64
//|     %c1088_i64 = arith.constant 1088 : i64
//|     %c320_i64 = arith.constant 320 : i64
//|     %0 = pto.alloc_tile addr = %c64_i64 : !pto.tile_buf<vec, 8x8xf32>
//|     %1 = pto.alloc_tile addr = %c1088_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %2 = pto.alloc_multi_tile addr = %c320_i64 : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3>
//|     %3 = pto.multi_tile_get %2[%c2] : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3> -> !pto.tile_buf<vec, 8x8xf32>
//|     pto.tadd ins(%0, %3 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%3 : !pto.tile_buf<vec, 8x8xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     pto.tadd ins(%0, %3 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%3 : !pto.tile_buf<vec, 8x8xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_V>
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @in_place(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c64_i64 = arith.constant 64 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %4 = pto.alloc_tile addr = %c64_i64 : !pto.tile_buf<vec, 16x64xf16>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowmax ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|     pto.tcvt ins(%2 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf16>)
//|     pto.trowexpand ins(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @anew(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.trowmax ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|       pto.trowexpand ins(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     return
//|   }
//| }
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|     }
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c0_i64 {test.note = "kept"} : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @loop(%arg0: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg1 = %c0 to %arg0 step %c1 {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       %2 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       %3 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tneg ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @names(%arg0: index, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.subview %0[%c0, %c0] sizes [8, 64] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x64xf32>
//|     %2 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     %4 = scf.if %arg1 -> (!pto.tile_buf<vec, 16x64xf32>) {
//|       scf.yield %2 : !pto.tile_buf<vec, 16x64xf32>
//|     } else {
//|       scf.yield %3 : !pto.tile_buf<vec, 16x64xf32>
//|     }
//|     %5 = pto.alloc_tile addr = %c12288_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tneg ins(%5 : !pto.tile_buf<vec, 16x64xf32>) outs(%5 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 8x64xf32>) outs(%1 : !pto.tile_buf<vec, 8x64xf32>)
//|     pto.tneg ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @memories(%arg0: index, %arg1: index) {
//|     %c1088_i64 = arith.constant 1088 : i64
//|     %c320_i64 = arith.constant 320 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>
//|     %c64_i64 = arith.constant 64 : i64
//|     %1 = pto.alloc_tile addr = %c64_i64 : !pto.tile_buf<vec, 8x8xf32>
//|     %2 = pto.alloc_tile addr = %c1088_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %3 = pto.alloc_multi_tile addr = %c320_i64 : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3>
//|     %c2 = arith.constant 2 : index
//|     %4 = pto.multi_tile_get %3[%c2] : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3> -> !pto.tile_buf<vec, 8x8xf32>
//|     pto.tadd ins(%1, %4 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%4 : !pto.tile_buf<vec, 8x8xf32>)
//|     pto.tneg ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     pto.tadd ins(%1, %4 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%4 : !pto.tile_buf<vec, 8x8xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_V>
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @in_place(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c8256_i64 = arith.constant 8256 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %4 = pto.alloc_tile addr = %c8256_i64 : !pto.tile_buf<vec, 16x64xf16>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowmax ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|     pto.tcvt ins(%2 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf16>)
//|     pto.trowexpand ins(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @anew(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.trowmax ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|       pto.trowexpand ins(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     return
//|   }
//| }
// run 4: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c4096_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|     }
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c0_i64 {test.note = "kept"} : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @loop(%arg0: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg1 = %c0 to %arg0 step %c1 {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       %3 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tneg ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @names(%arg0: index, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4320_i64 = arith.constant 4320 : i64
//|     %c8640_i64 = arith.constant 8640 : i64
//|     %c12960_i64 = arith.constant 12960 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.subview %0[%c0, %c0] sizes [8, 64] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x64xf32>
//|     %2 = pto.alloc_tile addr = %c4320_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c8640_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     %4 = scf.if %arg1 -> (!pto.tile_buf<vec, 16x64xf32>) {
//|       scf.yield %2 : !pto.tile_buf<vec, 16x64xf32>
//|     } else {
//|       scf.yield %3 : !pto.tile_buf<vec, 16x64xf32>
//|     }
//|     %5 = pto.alloc_tile addr = %c12960_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tneg ins(%5 : !pto.tile_buf<vec, 16x64xf32>) outs(%5 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 8x64xf32>) outs(%1 : !pto.tile_buf<vec, 8x64xf32>)
//|     pto.tneg ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @memories(%arg0: index, %arg1: index) {
//|     %c1536_i64 = arith.constant 1536 : i64
//|     %c544_i64 = arith.constant 544 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>
//|     %c64_i64 = arith.constant 64 : i64
//|     %1 = pto.alloc_tile addr = %c64_i64 : !pto.tile_buf<vec, 8x8xf32>
//|     %2 = pto.alloc_tile addr = %c1536_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %3 = pto.alloc_multi_tile addr = %c544_i64 : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3>
//|     %c2 = arith.constant 2 : index
//|     %4 = pto.multi_tile_get %3[%c2] : !pto.multi_tile_buf<!pto.tile_buf<vec, 8x8xf32>, count=3> -> !pto.tile_buf<vec, 8x8xf32>
//|     pto.tadd ins(%1, %4 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%4 : !pto.tile_buf<vec, 8x8xf32>)
//|     pto.tneg ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     pto.tadd ins(%1, %4 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%4 : !pto.tile_buf<vec, 8x8xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_V>
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @in_place(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %4 = pto.alloc_tile addr = %c256_i64 : !pto.tile_buf<vec, 16x64xf16>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.trowmax ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|     pto.tcvt ins(%2 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf16>)
//|     pto.trowexpand ins(%3 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @anew(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|     %2 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.trowmax ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|       pto.trowexpand ins(%1 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     return
//|   }
//| }
