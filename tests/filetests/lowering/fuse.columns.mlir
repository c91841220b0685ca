// What is done with the results of columns comes after their last line: they stay in registers.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-to-nests{fuse=true},pto-fuse,pto-tile-lowering{fuse=true},pto-schedule,canonicalize,cse))

!t = !pto.tile_buf<vec, 16x64xf32>
!row = !pto.tile_buf<vec, 1x64xf32>

// The root of the mean of squares. Neither squares nor sums are stored.
func.func @root_mean_square(%count: f32) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %p2 = arith.constant 8192 : i64
  %x = pto.alloc_tile addr = %p0 : !t
  %squares = pto.alloc_tile addr = %p1 : !t
  %sums = pto.alloc_tile addr = %p2 : !row
  pto.tmul ins(%x, %x : !t, !t) outs(%squares : !t)
  pto.tcolsum ins(%squares : !t) outs(%sums : !row)
  pto.tmuls ins(%sums, %count : !row, f32) outs(%sums : !row)
  pto.tsqrt ins(%sums : !row) outs(%sums : !row)
  pto.tprint ins(%sums : !row)
  return
}

// Lines that need the results come after all of them.
func.func @from_the_greatest() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %x = pto.alloc_tile addr = %p0 : !t
  %most = pto.alloc_tile addr = %p1 : !row
  pto.tcolmax ins(%x : !t) outs(%most : !row)
  pto.tneg ins(%most : !row) outs(%most : !row)
  pto.tcolexpandadd ins(%x, %most : !t, !row) outs(%x : !t)
  pto.tprint ins(%x : !t)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @root_mean_square(%arg0: f32) {
//|     %c0 = arith.constant 0 : index
//|     %c15 = arith.constant 15 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 1x64xf32>
//|     %2 = pto.castptr %c8192_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %4 = pto.vmul %result, %result, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %5 = scf.for %arg1 = %c0 to %c15 step %c1 iter_args(%arg2 = %4) -> (!pto.vreg<64xf32>) {
//|         %8 = arith.addi %arg1, %c1 : index
//|         %9 = arith.muli %8, %c64 : index
//|         %result_0 = pto.vlds %0[%9] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %10 = pto.vmul %result_0, %result_0, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %11 = pto.vadd %arg2, %10, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         scf.yield %11 : !pto.vreg<64xf32>
//|       }
//|       %6 = pto.vmuls %5, %arg0, %3 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %7 = pto.vsqrt %6, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %7, %2[%c0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @from_the_greatest() {
//|     %c7 = arith.constant 7 : index
//|     %c6 = arith.constant 6 : index
//|     %c5 = arith.constant 5 : index
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c192 = arith.constant 192 : index
//|     %c3 = arith.constant 3 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %c16 = arith.constant 16 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %2 = pto.castptr %c4096_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %1[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_0 = pto.vlds %1[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_1 = pto.vlds %1[%c128] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_2 = pto.vlds %1[%c192] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %4:4 = scf.for %arg0 = %c0 to %c3 step %c1 iter_args(%arg1 = %result, %arg2 = %result_0, %arg3 = %result_1, %arg4 = %result_2) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>) {
//|         %9 = arith.muli %arg0, %c4 : index
//|         %10 = arith.addi %9, %c4 : index
//|         %11 = arith.muli %10, %c64 : index
//|         %result_4 = pto.vlds %1[%11] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %12 = pto.vmax %arg1, %result_4, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %13 = arith.addi %9, %c5 : index
//|         %14 = arith.muli %13, %c64 : index
//|         %result_5 = pto.vlds %1[%14] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %15 = pto.vmax %arg2, %result_5, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %16 = arith.addi %9, %c6 : index
//|         %17 = arith.muli %16, %c64 : index
//|         %result_6 = pto.vlds %1[%17] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %18 = pto.vmax %arg3, %result_6, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %19 = arith.addi %9, %c7 : index
//|         %20 = arith.muli %19, %c64 : index
//|         %result_7 = pto.vlds %1[%20] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %21 = pto.vmax %arg4, %result_7, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         scf.yield %12, %15, %18, %21 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|       }
//|       %5 = pto.vmax %4#0, %4#2, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %6 = pto.vmax %4#1, %4#3, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %7 = pto.vmax %5, %6, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %8 = pto.vneg %7, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %8, %2[%c0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       pto.mem_bar "VV_ALL"
//|       %result_3 = pto.vlds %2[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       scf.for %arg0 = %c0 to %c16 step %c1 {
//|         %9 = arith.muli %arg0, %c64 : index
//|         %result_4 = pto.vlds %1[%9] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %10 = pto.vadd %result_4, %result_3, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %10, %1[%9], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.tprint ins(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//| }
