// Tile operations become loops over registers, and copies.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-lowering,canonicalize,cse))

!t = !pto.tile_buf<vec, 16x64xf32>
!dynamic = !pto.tile_buf<vec, 16x128xf32, valid=?x?>

// A loop over tiles whose valid region is known when it runs only.
func.func @turns_of_regions(%x: !pto.ptr<f32, gm>, %rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %place = arith.constant 0 : i64
  %behind = arith.constant 8192 : i64
  %g = pto.make_tensor_view %x, shape = [%rows, %cols], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  scf.for %i = %c0 to %rows step %c16 {
    %left = arith.subi %rows, %i : index
    %count = arith.minsi %left, %c16 : index
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%count, %cols] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
    %a = pto.alloc_tile addr = %place valid_row = %count valid_col = %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    %b = pto.alloc_tile addr = %behind valid_row = %count valid_col = %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    pto.tload ins(%v : !pto.partition_tensor_view<?x?xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%b : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
    pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%v : !pto.partition_tensor_view<?x?xf32>)
  }
  return
}

// Elements side by side are one line: without a tail, with one, and with few iterations.
func.func @lines() {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !t
  %b = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 3x40xf32>
  %c = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 8x64xf32, valid=1x50>
  pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
  pto.tneg ins(%b : !pto.tile_buf<vec, 3x40xf32>) outs(%b : !pto.tile_buf<vec, 3x40xf32>)
  pto.texp ins(%c : !pto.tile_buf<vec, 8x64xf32, valid=1x50>) outs(%c : !pto.tile_buf<vec, 8x64xf32, valid=1x50>)
  return
}

// Rows with a tail; one column; a window; different distances of rows.
func.func @rows(%i: index) {
  %c0 = arith.constant 0 : i64
  %k0 = arith.constant 0 : index
  %a = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x128xf16, valid=16x100>
  %b = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x16xf32, valid=9x1>
  %d = pto.alloc_tile addr = %c0 : !t
  %w = pto.subview %d[%i, %k0] sizes [4, 32] : !t -> !pto.tile_buf<vec, 4x32xf32>
  %e = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 4x32xf32>
  pto.tsqrt ins(%a : !pto.tile_buf<vec, 16x128xf16, valid=16x100>) outs(%a : !pto.tile_buf<vec, 16x128xf16, valid=16x100>)
  pto.tabs ins(%b : !pto.tile_buf<vec, 16x16xf32, valid=9x1>) outs(%b : !pto.tile_buf<vec, 16x16xf32, valid=9x1>)
  pto.tneg ins(%w : !pto.tile_buf<vec, 4x32xf32>) outs(%e : !pto.tile_buf<vec, 4x32xf32>)
  return
}

// A valid region that is known at run time, from where the tile is made, and where it has been set since.
func.func @dynamic(%r: index, %c: index, %s: f32) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 valid_row = %r valid_col = %c : !dynamic
  pto.tadds ins(%a, %s : !dynamic, f32) outs(%a : !dynamic)
  return
}

func.func @set(%r: index, %c: index, %k: i1) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 valid_row = %r valid_col = %c : !dynamic
  scf.if %k {
    pto.set_validshape %a, %c, %r : !dynamic
  }
  pto.trelu ins(%a : !dynamic) outs(%a : !dynamic)
  return
}

// A tile of elsewhere.
func.func @argument(%a: !t, %k: i1, %b: !t) {
  %t = scf.if %k -> !t {
    scf.yield %a : !t
  } else {
    scf.yield %b : !t
  }
  %c = arith.constant 2.0 : f32
  pto.tmuls ins(%t, %c : !t, f32) outs(%a : !t)
  return
}

// One value for each row, in either order; 32 bytes of it; a value for each column.
func.func @reductions() {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !t
  %r = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
  %h = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x112xi16, valid=16x97>
  %s = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x16xi16, valid=16x1>
  %c = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 1x64xf32>
  pto.trowsum ins(%h : !pto.tile_buf<vec, 16x112xi16, valid=16x97>) outs(%s : !pto.tile_buf<vec, 16x16xi16, valid=16x1>)
  pto.trowmax ins(%a : !t) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  pto.trowexpandsub ins(%a, %r : !t, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%a : !t)
  pto.tcolsum ins(%a : !t) outs(%c : !pto.tile_buf<vec, 1x64xf32>)
  pto.tcolexpandmul ins(%a, %c : !t, !pto.tile_buf<vec, 1x64xf32>) outs(%a : !t)
  return
}

// Bursts side by side are one; others keep their distance; too long ones are cut; a tile with padding is filled first.
func.func @copies(%p: !pto.ptr<f32, gm>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %c1000 = arith.constant 1000 : index
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  %b = pto.alloc_tile addr = %addr : !pto.tile_buf<vec, 96x64xf32>
  %l = pto.alloc_tile addr = %addr : !pto.tile_buf<vec, 1x20000xf32>
  %z = pto.alloc_tile addr = %addr : !pto.tile_buf<vec, 16x64xf32, valid=16x60, pad=2>
  %v = pto.make_tensor_view %p, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %w = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] : !pto.tensor_view<?x?xf32>
  %u = pto.make_tensor_view %p, shape = [%c2, %c3, %c16, %c64], strides = [%n, %c1000, %c64, %c1] : !pto.tensor_view<?x?x?x?xf32>
  %y = pto.make_tensor_view %p, shape = [%n], strides = [%c1] : !pto.tensor_view<?xf32>
  %pv = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %pw = pto.partition_view %w, offsets = [%n, %c3], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %pu = pto.partition_view %u, offsets = [%c0, %c0, %c0, %c0], sizes = [%c2, %c3, %c16, %c64] : !pto.tensor_view<?x?x?x?xf32> -> !pto.partition_tensor_view<2x3x16x64xf32>
  %c20000 = arith.constant 20000 : index
  %py = pto.partition_view %y, offsets = [%c0], sizes = [%c20000] : !pto.tensor_view<?xf32> -> !pto.partition_tensor_view<20000xf32>
  %c60 = arith.constant 60 : index
  %pz = pto.partition_view %w, offsets = [%c0, %c0], sizes = [%c16, %c60] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x60xf32>
  pto.tload ins(%pv : !pto.partition_tensor_view<16x64xf32>) outs(%a : !t)
  pto.tload ins(%pw : !pto.partition_tensor_view<16x64xf32>) outs(%a : !t)
  pto.tload ins(%pu : !pto.partition_tensor_view<2x3x16x64xf32>) outs(%b : !pto.tile_buf<vec, 96x64xf32>)
  pto.tload ins(%py : !pto.partition_tensor_view<20000xf32>) outs(%l : !pto.tile_buf<vec, 1x20000xf32>)
  pto.tload ins(%pz : !pto.partition_tensor_view<16x60xf32>) outs(%z : !pto.tile_buf<vec, 16x64xf32, valid=16x60, pad=2>)
  pto.tstore ins(%b : !pto.tile_buf<vec, 96x64xf32>) outs(%pu : !pto.partition_tensor_view<2x3x16x64xf32>)
  return
}

// Elements are spread over the lanes of the wider type, and packed again.
func.func @conversions() {
  %c0 = arith.constant 0 : i64
  %f = pto.alloc_tile addr = %c0 : !t
  %h = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xf16>
  %i = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xi32>
  %b = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xi8>
  pto.tcvt ins(%f : !t) outs(%h : !pto.tile_buf<vec, 16x64xf16>)
  pto.tcvt ins(%h : !pto.tile_buf<vec, 16x64xf16>) outs(%f : !t)
  pto.tcvt ins(%f {rmode = #pto<round_mode FLOOR>, sat_mode = #pto<saturation_mode ON>} : !t) outs(%i : !pto.tile_buf<vec, 16x64xi32>)
  pto.tcvt ins(%b : !pto.tile_buf<vec, 16x64xi8>) outs(%i : !pto.tile_buf<vec, 16x64xi32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c64 = arith.constant 64 : index
//|     %c4 = arith.constant 4 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c8192_i64 = arith.constant 8192 : i64
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %0 = arith.subi %arg1, %arg3 : index
//|       %1 = arith.minsi %0, %c16 : index
//|       %2 = arith.muli %arg3, %c64 : index
//|       %3 = pto.addptr %arg0, %2 : <f32, gm> -> <f32, gm>
//|       %4 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %5 = pto.castptr %c8192_i64 : i64 -> !pto.ptr<f32, ub>
//|       %6 = arith.muli %arg2, %c4 : index
//|       %7 = arith.index_cast %6 : index to i64
//|       %8 = arith.index_cast %1 : index to i64
//|       pto.mte_gm_ub %3, %4, %c0_i64, %7 nburst(%8, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       %9 = arith.index_cast %arg2 : index to i32
//|       pto.vecscope {
//|         scf.for %arg4 = %c0 to %1 step %c1 {
//|           %10 = scf.for %arg5 = %c0 to %arg2 step %c64 iter_args(%arg6 = %9) -> (i32) {
//|             %mask, %scalar_out = pto.plt_b32 %arg6 : i32 -> !pto.mask<b32>, i32
//|             %11 = arith.muli %arg4, %c64 : index
//|             %12 = arith.addi %11, %arg5 : index
//|             %result = pto.vlds %4[%12] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %13 = pto.vexp %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             pto.vsts %13, %5[%12], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             scf.yield %scalar_out : i32
//|           }
//|         }
//|       }
//|       pto.mte_ub_gm %5, %3, %7 nburst(%8, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|     }
//|     return
//|   }
//|   func.func @lines() {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %c56_i32 = arith.constant 56 : i32
//|     %c50_i32 = arith.constant 50 : i32
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %2 = pto.vadd %result, %result, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %2, %0[%arg0], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %mask, %scalar_out = pto.plt_b32 %c56_i32 : i32 -> !pto.mask<b32>, i32
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %2 = pto.vneg %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %2, %0[%c0], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       %result_0 = pto.vlds %0[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %3 = pto.vneg %result_0, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %3, %0[%c64], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.vecscope {
//|       %mask, %scalar_out = pto.plt_b32 %c50_i32 : i32 -> !pto.mask<b32>, i32
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %1 = pto.vexp %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %1, %0[%c0], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     return
//|   }
//|   func.func @rows(%arg0: index) {
//|     %c100_i32 = arith.constant 100 : i32
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     %c1 = arith.constant 1 : index
//|     %c128 = arith.constant 128 : index
//|     %c1_i32 = arith.constant 1 : i32
//|     %c9 = arith.constant 9 : index
//|     %c64 = arith.constant 64 : index
//|     %c32_i32 = arith.constant 32 : i32
//|     %c4 = arith.constant 4 : index
//|     %c32 = arith.constant 32 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f16, ub>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %2 = arith.muli %arg0, %c64 : index
//|     %3 = pto.addptr %1, %2 : <f32, ub> -> <f32, ub>
//|     pto.vecscope {
//|       %mask, %scalar_out = pto.plt_b16 %c100_i32 : i32 -> !pto.mask<b16>, i32
//|       scf.for %arg1 = %c0 to %c16 step %c1 {
//|         %4 = arith.muli %arg1, %c128 : index
//|         %result = pto.vlds %0[%4] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %5 = pto.vsqrt %result, %mask : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         pto.vsts %5, %0[%4], %mask : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
//|       }
//|     }
//|     pto.vecscope {
//|       %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg1 = %c0 to %c9 step %c1 {
//|         %4 = arith.muli %arg1, %c16 : index
//|         %result = pto.vlds %1[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %5, %1[%4], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %mask, %scalar_out = pto.plt_b32 %c32_i32 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg1 = %c0 to %c4 step %c1 {
//|         %4 = arith.muli %arg1, %c64 : index
//|         %result = pto.vlds %3[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vneg %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %6 = arith.muli %arg1, %c32 : index
//|         pto.vsts %5, %1[%6], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @dynamic(%arg0: index, %arg1: index, %arg2: f32) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = arith.index_cast %arg1 : index to i32
//|     pto.vecscope {
//|       scf.for %arg3 = %c0 to %arg0 step %c1 {
//|         %2 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %1) -> (i32) {
//|           %mask, %scalar_out = pto.plt_b32 %arg5 : i32 -> !pto.mask<b32>, i32
//|           %3 = arith.muli %arg3, %c128 : index
//|           %4 = arith.addi %3, %arg4 : index
//|           %result = pto.vlds %0[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %5 = pto.vadds %result, %arg2, %mask : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %5, %0[%4], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           scf.yield %scalar_out : i32
//|         }
//|       }
//|     }
//|     return
//|   }
//|   func.func @set(%arg0: index, %arg1: index, %arg2: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 16x128xf32, valid=?x?>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     scf.if %arg2 {
//|       pto.set_validshape %0, %arg1, %arg0 : !pto.tile_buf<vec, 16x128xf32, valid=?x?>
//|     }
//|     %valid_row, %valid_col = pto.get_validshape %0 : !pto.tile_buf<vec, 16x128xf32, valid=?x?>
//|     %2 = arith.index_cast %valid_col : index to i32
//|     pto.vecscope {
//|       scf.for %arg3 = %c0 to %valid_row step %c1 {
//|         %3 = scf.for %arg4 = %c0 to %valid_col step %c64 iter_args(%arg5 = %2) -> (i32) {
//|           %mask, %scalar_out = pto.plt_b32 %arg5 : i32 -> !pto.mask<b32>, i32
//|           %4 = arith.muli %arg3, %c128 : index
//|           %5 = arith.addi %4, %arg4 : index
//|           %result = pto.vlds %1[%5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %6 = pto.vrelu %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %6, %1[%5], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           scf.yield %scalar_out : i32
//|         }
//|       }
//|     }
//|     return
//|   }
//|   func.func @argument(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: i1, %arg2: !pto.tile_buf<vec, 16x64xf32>) {
//|     %cst = arith.constant 2.000000e+00 : f32
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = arith.select %arg1, %arg0, %arg2 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.vecscope {
//|       %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 16x64xf32> -> !pto.ptr<f32, ub>
//|       %2 = pto.tile_buf_addr %0 : !pto.tile_buf<vec, 16x64xf32> -> !pto.ptr<f32, ub>
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg3 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %2[%arg3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vmuls %result, %cst, %3 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %1[%arg3], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @reductions() {
//|     %c97_i32 = arith.constant 97 : i32
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     %c1 = arith.constant 1 : index
//|     %c112 = arith.constant 112 : index
//|     %c1_i32 = arith.constant 1 : i32
//|     %c64 = arith.constant 64 : index
//|     %c15 = arith.constant 15 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<i16, ub>
//|     pto.vecscope {
//|       %mask, %scalar_out = pto.plt_b16 %c97_i32 : i32 -> !pto.mask<b16>, i32
//|       %mask_0, %scalar_out_1 = pto.plt_b16 %c1_i32 : i32 -> !pto.mask<b16>, i32
//|       scf.for %arg0 = %c0 to %c16 step %c1 {
//|         %2 = arith.muli %arg0, %c112 : index
//|         %result = pto.vlds %1[%2] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|         %3 = pto.vcadd %result, %mask : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<64xi32>
//|         %4 = pto.vbitcast %3 : !pto.vreg<64xi32> -> !pto.vreg<128xi16>
//|         %5 = arith.muli %arg0, %c16 : index
//|         pto.vsts %4, %1[%5], %mask_0 {dist = "1PT_B16"} : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg0 = %c0 to %c16 step %c1 {
//|         %3 = arith.muli %arg0, %c64 : index
//|         %result = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vcmax %result, %2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%arg0], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c16 step %c1 {
//|         %result = pto.vlds %0[%arg0] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = arith.muli %arg0, %c64 : index
//|         %result_0 = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vsub %result_0, %result, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%3], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %3 = scf.for %arg0 = %c0 to %c15 step %c1 iter_args(%arg1 = %result) -> (!pto.vreg<64xf32>) {
//|         %4 = arith.addi %arg0, %c1 : index
//|         %5 = arith.muli %4, %c64 : index
//|         %result_0 = pto.vlds %0[%5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %6 = pto.vadd %arg1, %result_0, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         scf.yield %6 : !pto.vreg<64xf32>
//|       }
//|       pto.vsts %3, %0[%c0], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       scf.for %arg0 = %c0 to %c16 step %c1 {
//|         %3 = arith.muli %arg0, %c64 : index
//|         %result_0 = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vmul %result_0, %result, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%3], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @copies(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     %c3 = arith.constant 3 : index
//|     %c256_i64 = arith.constant 256 : i64
//|     %c16_i64 = arith.constant 16 : i64
//|     %c4 = arith.constant 4 : index
//|     %c3_i64 = arith.constant 3 : i64
//|     %c4000_i64 = arith.constant 4000 : i64
//|     %c2_i64 = arith.constant 2 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c65504_i64 = arith.constant 65504 : i64
//|     %c16376 = arith.constant 16376 : index
//|     %c14496_i64 = arith.constant 14496 : i64
//|     %cst = arith.constant 0x7F800000 : f32
//|     %c240_i64 = arith.constant 240 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = arith.muli %arg1, %arg1 : index
//|     %2 = arith.addi %1, %c3 : index
//|     %3 = pto.addptr %arg0, %2 : <f32, gm> -> <f32, gm>
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c4096_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     %4 = arith.muli %arg1, %c4 : index
//|     %5 = arith.index_cast %4 : index to i64
//|     pto.mte_gm_ub %3, %0, %c0_i64, %c256_i64 nburst(%c16_i64, %5, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c4096_i64 nburst(%c3_i64, %c4000_i64, %c4096_i64) loop(%c2_i64, %5, %c12288_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c65504_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     %6 = pto.addptr %arg0, %c16376 : <f32, gm> -> <f32, gm>
//|     %7 = pto.addptr %0, %c16376 : <f32, ub> -> <f32, ub>
//|     pto.mte_gm_ub %6, %7, %c0_i64, %c14496_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c240_i64 nburst(%c16_i64, %5, %c256_i64) pad(%cst, %c0_i64, %c0_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32, i64, i64
//|     pto.mte_ub_gm %0, %arg0, %c4096_i64 nburst(%c3_i64, %c4096_i64, %c4000_i64) loop(%c2_i64, %c12288_i64, %5) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1, 1, 1>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, loop i64, i64, i64
//|     return
//|   }
//|   func.func @conversions() {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f16, ub>
//|     %2 = pto.castptr %c0_i64 : i64 -> !pto.ptr<i32, ub>
//|     %3 = pto.castptr %c0_i64 : i64 -> !pto.ptr<i8, ub>
//|     pto.vecscope {
//|       %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vcvt %result, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         pto.vsts %5, %1[%arg0], %4 {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %5 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %1[%arg0] {dist = "UNPK_B16"} : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %6 = pto.vcvt %result, %5 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         pto.vsts %6, %0[%arg0], %4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vcvt %result, %4 {rnd = "F", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         pto.vsts %5, %2[%arg0], %4 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %5 = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %3[%arg0] {dist = "UNPK4"} : !pto.ptr<i8, ub> -> !pto.vreg<256xi8>
//|         %6 = pto.vcvt %result, %5 {part = "P0"} : !pto.vreg<256xi8>, !pto.mask<b8> -> !pto.vreg<64xi32>
//|         pto.vsts %6, %2[%arg0], %4 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0310]: the tile has 20000 columns, expected at most 4095 on a5
//|    --> tile_lowering.mlir:114:8
//|     |
//| 114 |   %l = pto.alloc_tile addr = %addr : !pto.tile_buf<vec, 1x20000xf32>
//|     |        ^^^^^^^^^^^^^^
//|     |
//|     = note: rule: PTO ISA manual, state-and-types/location-intent-and-legality.md
//|
//| warning: 1 warning
