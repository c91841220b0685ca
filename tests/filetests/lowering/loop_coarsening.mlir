// Iterations of a loop through blocks side by side become fewer iterations, on larger blocks.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-loop-coarsening))

!t = !pto.tile_buf<vec, 16x64xf32>
!n = !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
!r = !pto.tile_buf<vec, 1x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>
!x = !pto.tensor_view<?x?xf32>

// Four iterations of rows: copies are what takes longest, and two iterations still load one block beside the work on the other.
func.func @rows(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %x = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %y = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %a = pto.alloc_tile : !t
  scf.for %i = %c0 to %c64 step %c16 {
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tload ins(%v : !v) outs(%a : !t)
    pto.texp ins(%a : !t) outs(%a : !t)
    %w = pto.partition_view %y, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  return
}

// Numbers of rows grow with them, also where they are shown as a row; what is one row for all stays, and so does a row that
// each iteration makes.
func.func @numbers(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %r: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %half = arith.constant 0.5 : f32
  %x = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %y = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %z = pto.make_tensor_view %r, shape = [%c1, %c64], strides = [%c64, %c1] : !x
  %of_all = pto.partition_view %z, offsets = [%c0, %c0], sizes = [%c1, %c64] : !x -> !pto.partition_tensor_view<1x64xf32>
  %weights = pto.alloc_tile : !r
  pto.tload ins(%of_all : !pto.partition_tensor_view<1x64xf32>) outs(%weights : !r)
  scf.for %i = %c0 to %c2 step %c1 {
    %first = arith.muli %i, %c16 : index
    %v = pto.partition_view %x, offsets = [%first, %c0], sizes = [%c16, %c64] : !x -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    %n = pto.alloc_tile : !n
    pto.trowsum ins(%a : !t) outs(%n : !n)
    %line = pto.treshape %n : !n -> !pto.tile_buf<vec, 1x16xf32>
    pto.tmuls ins(%line, %half : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%line : !pto.tile_buf<vec, 1x16xf32>)
    pto.trowexpandsub ins(%a, %n : !t, !n) outs(%a : !t)
    %twice = pto.alloc_tile : !r
    pto.tadd ins(%weights, %weights : !r, !r) outs(%twice : !r)
    pto.tcolexpandmul ins(%a, %twice : !t, !r) outs(%a : !t)
    %w = pto.partition_view %y, offsets = [%first, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  return
}

// Columns inside of rows: the inner loop is one iteration, and its blocks are rows of the outer one.
func.func @nested(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %x = pto.make_tensor_view %p, shape = [%c64, %c128], strides = [%c128, %c1] : !x
  %y = pto.make_tensor_view %q, shape = [%c64, %c128], strides = [%c128, %c1] : !x
  scf.for %i = %c0 to %c64 step %c16 {
    scf.for %j = %c0 to %c128 step %c64 {
      %v = pto.partition_view %x, offsets = [%i, %j], sizes = [%c16, %c64] : !x -> !v
      %a = pto.alloc_tile : !t
      pto.tload ins(%v : !v) outs(%a : !t)
      pto.texp ins(%a : !t) outs(%a : !t)
      %w = pto.partition_view %y, offsets = [%i, %j], sizes = [%c16, %c64] : !x -> !v
      pto.tstore ins(%a : !t) outs(%w : !v)
    }
  }
  return
}

// What is added up over iterations; rows that an iteration stores and the next one loads; half of the rows of an iteration again in the next
// one; sums of blocks of columns; a number that changes.
func.func @as_it_is(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %x = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %y = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %sum = pto.alloc_tile : !t
  scf.for %i = %c0 to %c64 step %c16 {
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    pto.tadd ins(%sum, %a : !t, !t) outs(%sum : !t)
  }
  scf.for %i = %c0 to %c32 step %c16 {
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    %next = arith.addi %i, %c16 : index
    %w = pto.partition_view %x, offsets = [%next, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  scf.for %i = %c0 to %c32 step %c8 {
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    %w = pto.partition_view %y, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  scf.for %i = %c0 to %c64 step %c32 {
    %v = pto.partition_view %x, offsets = [%c0, %i], sizes = [%c16, %c32] : !x -> !pto.partition_tensor_view<16x32xf32>
    %a = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
    pto.tload ins(%v : !pto.partition_tensor_view<16x32xf32>) outs(%a : !pto.tile_buf<vec, 16x32xf32>)
    %n = pto.alloc_tile : !n
    pto.trowsum ins(%a : !pto.tile_buf<vec, 16x32xf32>) outs(%n : !n)
    pto.trowexpandsub ins(%a, %n : !pto.tile_buf<vec, 16x32xf32>, !n) outs(%a : !pto.tile_buf<vec, 16x32xf32>)
    %w = pto.partition_view %y, offsets = [%c0, %i], sizes = [%c16, %c32] : !x -> !pto.partition_tensor_view<16x32xf32>
    pto.tstore ins(%a : !pto.tile_buf<vec, 16x32xf32>) outs(%w : !pto.partition_tensor_view<16x32xf32>)
  }
  scf.for %i = %c0 to %c64 step %c16 {
    %number = arith.index_cast %i : index to i32
    %factor = arith.sitofp %number : i32 to f32
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    pto.tmuls ins(%a, %factor : !t, f32) outs(%a : !t)
    %w = pto.partition_view %y, offsets = [%i, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  return
}

// The last iteration has the rest of the rows, as many as an argument says.
func.func @rest(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %x = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %y = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  scf.for %i = %c0 to %n step %c16 {
    %left = arith.subi %n, %i : index
    %rows = arith.minsi %left, %c16 : index
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%rows, %c64] : !x -> !pto.partition_tensor_view<?x64xf32>
    %a = pto.alloc_tile valid_row = %rows : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
    pto.tload ins(%v : !pto.partition_tensor_view<?x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
    %w = pto.partition_view %y, offsets = [%i, %c0], sizes = [%rows, %c64] : !x -> !pto.partition_tensor_view<?x64xf32>
    pto.tstore ins(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%w : !pto.partition_tensor_view<?x64xf32>)
  }
  return
}

// One of two alternating buffers, filled anew: with fewer iterations it is one, which is doubled where that pays. What another iteration
// has left in one stays.
func.func @slots(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %x = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %y = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  %two = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 16x64xf32, count=2>
  scf.for %i = %c0 to %c4 step %c1 {
    %first = arith.muli %i, %c16 : index
    %v = pto.partition_view %x, offsets = [%first, %c0], sizes = [%c16, %c64] : !x -> !v
    %slot = arith.remui %i, %c2 : index
    %a = pto.multi_tile_get %two[%slot] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !t
    pto.tload ins(%v : !v) outs(%a : !t)
    %w = pto.partition_view %y, offsets = [%first, %c0], sizes = [%c16, %c64] : !x -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  %others = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 16x64xf32, count=2>
  scf.for %i = %c0 to %c4 step %c1 {
    %first = arith.muli %i, %c16 : index
    %v = pto.partition_view %x, offsets = [%first, %c0], sizes = [%c16, %c64] : !x -> !v
    %slot = arith.remui %i, %c2 : index
    %a = pto.multi_tile_get %others[%slot] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !t
    %b = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%b : !t)
    pto.tadd ins(%a, %b : !t, !t) outs(%a : !t)
  }
  return
}

// The rest of another number than that of the end of the loop.
func.func @another_rest(%p: !pto.ptr<f32, gm>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %x = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !x
  scf.for %i = %c0 to %n step %c16 {
    %left = arith.subi %m, %i : index
    %rows = arith.minsi %left, %c16 : index
    %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%rows, %c64] : !x -> !pto.partition_tensor_view<?x64xf32>
    %a = pto.alloc_tile valid_row = %rows : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
    pto.tload ins(%v : !pto.partition_tensor_view<?x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @rows(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) {
//|     %c32 = arith.constant 32 : index
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg1, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
//|     scf.for %arg2 = %c0 to %c64 step %c32 {
//|       %3 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c32, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<32x64xf32>) outs(%2 : !pto.tile_buf<vec, 32x64xf32>)
//|       pto.texp ins(%2 : !pto.tile_buf<vec, 32x64xf32>) outs(%2 : !pto.tile_buf<vec, 32x64xf32>)
//|       %4 = pto.partition_view %1, offsets = [%arg2, %c0], sizes = [%c32, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 32x64xf32>) outs(%4 : !pto.partition_tensor_view<32x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @numbers(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>, %arg2: !pto.ptr<f32, gm>) {
//|     %c32 = arith.constant 32 : index
//|     %c0 = arith.constant 0 : index
//|     %c0_0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %cst = arith.constant 5.000000e-01 : f32
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg1, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.make_tensor_view %arg2, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %3 = pto.partition_view %2, offsets = [%c0_0, %c0_0], sizes = [%c1, %c64] : !pto.tensor_view<?x?xf32>
//|     %4 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tload ins(%3 : !pto.partition_tensor_view<1x64xf32>) outs(%4 : !pto.tile_buf<vec, 1x64xf32>)
//|     %5 = arith.muli %c0, %c16 : index
//|     %6 = pto.partition_view %0, offsets = [%5, %c0_0], sizes = [%c32, %c64] : !pto.tensor_view<?x?xf32>
//|     %7 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
//|     pto.tload ins(%6 : !pto.partition_tensor_view<32x64xf32>) outs(%7 : !pto.tile_buf<vec, 32x64xf32>)
//|     %8 = pto.alloc_tile : !pto.tile_buf<vec, 32x1xf32, blayout=col_major>
//|     pto.trowsum ins(%7 : !pto.tile_buf<vec, 32x64xf32>) outs(%8 : !pto.tile_buf<vec, 32x1xf32, blayout=col_major>)
//|     %9 = pto.treshape %8 : !pto.tile_buf<vec, 32x1xf32, blayout=col_major> -> !pto.tile_buf<vec, 1x32xf32>
//|     pto.tmuls ins(%9, %cst : !pto.tile_buf<vec, 1x32xf32>, f32) outs(%9 : !pto.tile_buf<vec, 1x32xf32>)
//|     pto.trowexpandsub ins(%7, %8 : !pto.tile_buf<vec, 32x64xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%7 : !pto.tile_buf<vec, 32x64xf32>)
//|     %10 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tadd ins(%4, %4 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%10 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolexpandmul ins(%7, %10 : !pto.tile_buf<vec, 32x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%7 : !pto.tile_buf<vec, 32x64xf32>)
//|     %11 = pto.partition_view %1, offsets = [%5, %c0_0], sizes = [%c32, %c64] : !pto.tensor_view<?x?xf32>
//|     pto.tstore ins(%7 : !pto.tile_buf<vec, 32x64xf32>) outs(%11 : !pto.partition_tensor_view<32x64xf32>)
//|     return
//|   }
//|   func.func @nested(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) {
//|     %c128 = arith.constant 128 : index
//|     %c0 = arith.constant 0 : index
//|     %c32 = arith.constant 32 : index
//|     %c0_0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %c128_1 = arith.constant 128 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c128_1], strides = [%c128_1, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg1, shape = [%c64, %c128_1], strides = [%c128_1, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg2 = %c0_0 to %c64 step %c32 {
//|       %2 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c32, %c128] : !pto.tensor_view<?x?xf32>
//|       %3 = pto.alloc_tile : !pto.tile_buf<vec, 32x128xf32>
//|       pto.tload ins(%2 : !pto.partition_tensor_view<32x128xf32>) outs(%3 : !pto.tile_buf<vec, 32x128xf32>)
//|       pto.texp ins(%3 : !pto.tile_buf<vec, 32x128xf32>) outs(%3 : !pto.tile_buf<vec, 32x128xf32>)
//|       %4 = pto.partition_view %1, offsets = [%arg2, %c0], sizes = [%c32, %c128] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 32x128xf32>) outs(%4 : !pto.partition_tensor_view<32x128xf32>)
//|     }
//|     return
//|   }
//|   func.func @as_it_is(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c8 = arith.constant 8 : index
//|     %c16 = arith.constant 16 : index
//|     %c32 = arith.constant 32 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg1, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg2 = %c0 to %c64 step %c16 {
//|       %3 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tadd ins(%2, %4 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     scf.for %arg2 = %c0 to %c32 step %c16 {
//|       %3 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|       %5 = arith.addi %arg2, %c16 : index
//|       %6 = pto.partition_view %0, offsets = [%5, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%6 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     scf.for %arg2 = %c0 to %c32 step %c8 {
//|       %3 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|       %5 = pto.partition_view %1, offsets = [%arg2, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%5 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     scf.for %arg2 = %c0 to %c64 step %c32 {
//|       %3 = pto.partition_view %0, offsets = [%c0, %arg2], sizes = [%c16, %c32] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<16x32xf32>) outs(%4 : !pto.tile_buf<vec, 16x32xf32>)
//|       %5 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
//|       pto.trowsum ins(%4 : !pto.tile_buf<vec, 16x32xf32>) outs(%5 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|       pto.trowexpandsub ins(%4, %5 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%4 : !pto.tile_buf<vec, 16x32xf32>)
//|       %6 = pto.partition_view %1, offsets = [%c0, %arg2], sizes = [%c16, %c32] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x32xf32>) outs(%6 : !pto.partition_tensor_view<16x32xf32>)
//|     }
//|     scf.for %arg2 = %c0 to %c64 step %c16 {
//|       %3 = arith.index_cast %arg2 : index to i32
//|       %4 = arith.sitofp %3 : i32 to f32
//|       %5 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       %6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%5 : !pto.partition_tensor_view<16x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tmuls ins(%6, %4 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%6 : !pto.tile_buf<vec, 16x64xf32>)
//|       %7 = pto.partition_view %1, offsets = [%arg2, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%6 : !pto.tile_buf<vec, 16x64xf32>) outs(%7 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @rest(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>, %arg2: index) {
//|     %c32 = arith.constant 32 : index
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg1, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg3 = %c0 to %arg2 step %c32 {
//|       %2 = arith.subi %arg2, %arg3 : index
//|       %3 = arith.minsi %2, %c32 : index
//|       %4 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%3, %c64] : !pto.tensor_view<?x?xf32>
//|       %5 = pto.alloc_tile valid_row = %3 : !pto.tile_buf<vec, 32x64xf32, valid=?x64>
//|       pto.tload ins(%4 : !pto.partition_tensor_view<?x64xf32>) outs(%5 : !pto.tile_buf<vec, 32x64xf32, valid=?x64>)
//|       pto.texp ins(%5 : !pto.tile_buf<vec, 32x64xf32, valid=?x64>) outs(%5 : !pto.tile_buf<vec, 32x64xf32, valid=?x64>)
//|       %6 = pto.partition_view %1, offsets = [%arg3, %c0], sizes = [%3, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 32x64xf32, valid=?x64>) outs(%6 : !pto.partition_tensor_view<?x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @slots(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) {
//|     %c64 = arith.constant 64 : index
//|     %c0 = arith.constant 0 : index
//|     %c0_0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c4 = arith.constant 4 : index
//|     %c16 = arith.constant 16 : index
//|     %c64_1 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64_1, %c64_1], strides = [%c64_1, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg1, shape = [%c64_1, %c64_1], strides = [%c64_1, %c1] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 64x64xf32>
//|     %3 = arith.muli %c0, %c16 : index
//|     %4 = pto.partition_view %0, offsets = [%3, %c0_0], sizes = [%c64, %c64_1] : !pto.tensor_view<?x?xf32>
//|     %5 = arith.remui %c0, %c2 : index
//|     pto.tload ins(%4 : !pto.partition_tensor_view<64x64xf32>) outs(%2 : !pto.tile_buf<vec, 64x64xf32>)
//|     %6 = pto.partition_view %1, offsets = [%3, %c0_0], sizes = [%c64, %c64_1] : !pto.tensor_view<?x?xf32>
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 64x64xf32>) outs(%6 : !pto.partition_tensor_view<64x64xf32>)
//|     %7 = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x64xf32>, count=2>
//|     scf.for %arg2 = %c0_0 to %c4 step %c1 {
//|       %8 = arith.muli %arg2, %c16 : index
//|       %9 = pto.partition_view %0, offsets = [%8, %c0_0], sizes = [%c16, %c64_1] : !pto.tensor_view<?x?xf32>
//|       %10 = arith.remui %arg2, %c2 : index
//|       %11 = pto.multi_tile_get %7[%10] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x64xf32>, count=2> -> !pto.tile_buf<vec, 16x64xf32>
//|       %12 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%9 : !pto.partition_tensor_view<16x64xf32>) outs(%12 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tadd ins(%11, %12 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%11 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @another_rest(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg2, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %c64] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile valid_row = %2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|     }
//|     return
//|   }
//| }
