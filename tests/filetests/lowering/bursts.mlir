// Copies of several iterations are one, where their blocks are at even distances and nothing stands between.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-double-buffer,canonicalize))

!t = !pto.tile_buf<vec, 16x64xf32>
!r = !pto.tile_buf<vec, 1x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

// All iterations become one: what is added up goes through them, and pairs of loads are one.
func.func @sum(%x: !pto.ptr<f32, gm>, %y: !pto.partition_tensor_view<1x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %s = pto.alloc_tile : !r
  pto.texpands ins(%zero : f32) outs(%s : !r)
  scf.for %i = %c0 to %c64 step %c16 {
    %g = pto.make_tensor_view %x, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    %b = pto.alloc_tile : !r
    pto.tcolmax ins(%a : !t) outs(%b : !r)
    pto.tadd ins(%s, %b : !r, !r) outs(%s : !r)
  }
  pto.tstore ins(%s : !r) outs(%y : !pto.partition_tensor_view<1x64xf32>)
  return
}

// Any number of iterations: four at a time, and the others two at a time.
func.func @any(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>, %n: index, %row: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %a = pto.alloc_tile : !t
  scf.for %i = %c0 to %n step %c1 {
    %at = arith.muli %i, %c16 : index
    %g = pto.make_tensor_view %x, shape = [%n, %c64], strides = [%row, %c1] : !pto.tensor_view<?x?xf32>
    %v = pto.partition_view %g, offsets = [%at, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !v
    pto.tload ins(%v : !v) outs(%a : !t)
    pto.texp ins(%a : !t) outs(%a : !t)
    %h = pto.make_tensor_view %y, shape = [%n, %c64], strides = [%row, %c1] : !pto.tensor_view<?x?xf32>
    %w = pto.partition_view %h, offsets = [%at, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !v
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  return
}

// Each iteration may read what the one before has stored; blocks of the second loop lie over each other.
func.func @apart(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %g = pto.make_tensor_view %x, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  scf.for %i = %c0 to %c32 step %c16 {
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    pto.tstore ins(%a : !t) outs(%v : !v)
  }
  scf.for %i = %c0 to %c16 step %c8 {
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !v
    %h = pto.make_tensor_view %y, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
    %w = pto.partition_view %h, offsets = [%i, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%v : !v) outs(%a : !t)
    pto.tstore ins(%a : !t) outs(%w : !v)
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @sum(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.partition_tensor_view<1x64xf32>) {
//|     %c16 = arith.constant 16 : index
//|     %c32 = arith.constant 32 : index
//|     %c48 = arith.constant 48 : index
//|     %c64 = arith.constant 64 : index
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c4 = arith.constant 4 : index
//|     %c1 = arith.constant 1 : index
//|     %cst = arith.constant 0.000000e+00 : f32
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.texpands ins(%cst : f32) outs(%0 : !pto.tile_buf<vec, 1x64xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 64x64xf32>
//|     %2 = pto.subview %1[%c0, %c0] sizes [16, 64] : !pto.tile_buf<vec, 64x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.subview %1[%c16, %c0] sizes [16, 64] : !pto.tile_buf<vec, 64x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %4 = pto.subview %1[%c32, %c0] sizes [16, 64] : !pto.tile_buf<vec, 64x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %5 = pto.subview %1[%c48, %c0] sizes [16, 64] : !pto.tile_buf<vec, 64x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %6 = pto.make_tensor_view %arg0, shape = [%c4, %c64, %c64], strides = [%c1024, %c64, %c1] : !pto.tensor_view<?x?x?xf32>
//|     %7 = pto.partition_view %6, offsets = [%c0, %c0, %c0], sizes = [%c4, %c16, %c64] : !pto.tensor_view<?x?x?xf32>
//|     pto.tload ins(%7 : !pto.partition_tensor_view<4x16x64xf32>) outs(%1 : !pto.tile_buf<vec, 64x64xf32>)
//|     %8 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tcolmax ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%8 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tadd ins(%0, %8 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%0 : !pto.tile_buf<vec, 1x64xf32>)
//|     %9 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tcolmax ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%9 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tadd ins(%0, %9 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%0 : !pto.tile_buf<vec, 1x64xf32>)
//|     %10 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tcolmax ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%10 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tadd ins(%0, %10 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%0 : !pto.tile_buf<vec, 1x64xf32>)
//|     %11 = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
//|     pto.tcolmax ins(%5 : !pto.tile_buf<vec, 16x64xf32>) outs(%11 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tadd ins(%0, %11 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%0 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 1x64xf32>) outs(%arg1 : !pto.partition_tensor_view<1x64xf32>)
//|     return
//|   }
//|   func.func @any(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>, %arg2: index, %arg3: index) {
//|     %c4 = arith.constant 4 : index
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
//|     %1 = pto.subview %0[%c0, %c0] sizes [16, 64] : !pto.tile_buf<vec, 32x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.subview %0[%c16, %c0] sizes [16, 64] : !pto.tile_buf<vec, 32x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
//|     %4 = pto.subview %3[%c0, %c0] sizes [16, 64] : !pto.tile_buf<vec, 32x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %5 = pto.subview %3[%c16, %c0] sizes [16, 64] : !pto.tile_buf<vec, 32x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
//|     %6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %7 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %8 = arith.divsi %arg2, %c4 : index
//|     %9 = arith.muli %8, %c4 : index
//|     scf.for %arg4 = %c0 to %9 step %c4 {
//|       %10 = arith.muli %arg4, %c16 : index
//|       %11 = arith.muli %arg3, %c16 : index
//|       %12 = pto.make_tensor_view %arg0, shape = [%c2, %arg2, %c64], strides = [%11, %arg3, %c1] : !pto.tensor_view<?x?x?xf32>
//|       %13 = pto.partition_view %12, offsets = [%c0, %10, %c0], sizes = [%c2, %c16, %c64] : !pto.tensor_view<?x?x?xf32>
//|       pto.tload ins(%13 : !pto.partition_tensor_view<2x16x64xf32>) outs(%0 : !pto.tile_buf<vec, 32x64xf32>)
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.texp ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       %14 = arith.muli %arg3, %c16 : index
//|       %15 = pto.make_tensor_view %arg1, shape = [%c2, %arg2, %c64], strides = [%14, %arg3, %c1] : !pto.tensor_view<?x?x?xf32>
//|       %16 = pto.partition_view %15, offsets = [%c0, %10, %c0], sizes = [%c2, %c16, %c64] : !pto.tensor_view<?x?x?xf32>
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 32x64xf32>) outs(%16 : !pto.partition_tensor_view<2x16x64xf32>)
//|       %17 = arith.addi %arg4, %c2 : index
//|       %18 = arith.muli %17, %c16 : index
//|       %19 = arith.muli %arg3, %c16 : index
//|       %20 = pto.make_tensor_view %arg0, shape = [%c2, %arg2, %c64], strides = [%19, %arg3, %c1] : !pto.tensor_view<?x?x?xf32>
//|       %21 = pto.partition_view %20, offsets = [%c0, %18, %c0], sizes = [%c2, %c16, %c64] : !pto.tensor_view<?x?x?xf32>
//|       pto.tload ins(%21 : !pto.partition_tensor_view<2x16x64xf32>) outs(%3 : !pto.tile_buf<vec, 32x64xf32>)
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.texp ins(%5 : !pto.tile_buf<vec, 16x64xf32>) outs(%5 : !pto.tile_buf<vec, 16x64xf32>)
//|       %22 = arith.muli %arg3, %c16 : index
//|       %23 = pto.make_tensor_view %arg1, shape = [%c2, %arg2, %c64], strides = [%22, %arg3, %c1] : !pto.tensor_view<?x?x?xf32>
//|       %24 = pto.partition_view %23, offsets = [%c0, %18, %c0], sizes = [%c2, %c16, %c64] : !pto.tensor_view<?x?x?xf32>
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 32x64xf32>) outs(%24 : !pto.partition_tensor_view<2x16x64xf32>)
//|     }
//|     scf.for %arg4 = %9 to %arg2 step %c2 {
//|       %10 = arith.muli %arg4, %c16 : index
//|       %11 = pto.make_tensor_view %arg0, shape = [%arg2, %c64], strides = [%arg3, %c1] : !pto.tensor_view<?x?xf32>
//|       %12 = pto.partition_view %11, offsets = [%10, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tload ins(%12 : !pto.partition_tensor_view<16x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.texp ins(%6 : !pto.tile_buf<vec, 16x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32>)
//|       %13 = pto.make_tensor_view %arg1, shape = [%arg2, %c64], strides = [%arg3, %c1] : !pto.tensor_view<?x?xf32>
//|       %14 = pto.partition_view %13, offsets = [%10, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|       pto.tstore ins(%6 : !pto.tile_buf<vec, 16x64xf32>) outs(%14 : !pto.partition_tensor_view<16x64xf32>)
//|       %15 = arith.addi %arg4, %c1 : index
//|       %16 = arith.cmpi slt, %15, %arg2 : index
//|       scf.if %16 {
//|         %17 = arith.muli %15, %c16 : index
//|         %18 = pto.make_tensor_view %arg0, shape = [%arg2, %c64], strides = [%arg3, %c1] : !pto.tensor_view<?x?xf32>
//|         %19 = pto.partition_view %18, offsets = [%17, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|         pto.tload ins(%19 : !pto.partition_tensor_view<16x64xf32>) outs(%7 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.texp ins(%7 : !pto.tile_buf<vec, 16x64xf32>) outs(%7 : !pto.tile_buf<vec, 16x64xf32>)
//|         %20 = pto.make_tensor_view %arg1, shape = [%arg2, %c64], strides = [%arg3, %c1] : !pto.tensor_view<?x?xf32>
//|         %21 = pto.partition_view %20, offsets = [%17, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|         pto.tstore ins(%7 : !pto.tile_buf<vec, 16x64xf32>) outs(%21 : !pto.partition_tensor_view<16x64xf32>)
//|       }
//|     }
//|     return
//|   }
//|   func.func @apart(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) {
//|     %c8 = arith.constant 8 : index
//|     %c16 = arith.constant 16 : index
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %1 = pto.partition_view %0, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%1 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.partition_tensor_view<16x64xf32>)
//|     %3 = pto.partition_view %0, offsets = [%c16, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|     %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%3 : !pto.partition_tensor_view<16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.partition_tensor_view<16x64xf32>)
//|     %5 = pto.partition_view %0, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|     %6 = pto.make_tensor_view %arg1, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %7 = pto.partition_view %6, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|     %8 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%5 : !pto.partition_tensor_view<16x64xf32>) outs(%8 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%8 : !pto.tile_buf<vec, 16x64xf32>) outs(%7 : !pto.partition_tensor_view<16x64xf32>)
//|     %9 = pto.partition_view %0, offsets = [%c8, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|     %10 = pto.make_tensor_view %arg1, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     %11 = pto.partition_view %10, offsets = [%c8, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32>
//|     %12 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%9 : !pto.partition_tensor_view<16x64xf32>) outs(%12 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%12 : !pto.tile_buf<vec, 16x64xf32>) outs(%11 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//| }
