// How much is done for speed: nothing, also what rounds otherwise, and what the C++ compiler does.
// RUN: %s --pto-arch=a5 --lower=vector -O0
// RUN: %s --pto-arch=a5 --lower=vector -O1 --fast-math=reassoc
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-allocation,pto-tile-lowering{plain=true},canonicalize,cse))

!t = !pto.tile_buf<vec, 8x256xf32, valid=?x?>
!lines = !pto.tile_buf<vec, 8x1xf32, valid=?x1, blayout=col_major>

// Rows of several registers, in a loop.
func.func @sums(%rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %a = pto.alloc_tile valid_row = %rows valid_col = %cols : !t
    %sum = pto.alloc_tile valid_row = %rows : !lines
    pto.tabs ins(%a : !t) outs(%a : !t)
    pto.trowsum ins(%a, %a : !t, !t) outs(%sum : !lines)
    pto.trowexpandsub ins(%a, %sum : !t, !lines) outs(%a : !t)
    pto.tprint ins(%a : !t)
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @sums(%arg0: index, %arg1: index) attributes {pto.buffers = {ub = array<i64: 0, 8192, 8192, 32>}} {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c256 = arith.constant 256 : index
//|     %cst = arith.constant 0.000000e+00 : f32
//|     %c1_i32 = arith.constant 1 : i32
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c8 = arith.constant 8 : index
//|     scf.for %arg2 = %c0 to %c8 step %c1 {
//|       %0 = pto.alloc_tile addr = %c0_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 8x256xf32, valid=?x?>
//|       %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %2 = pto.castptr %c8192_i64 : i64 -> !pto.ptr<f32, ub>
//|       %3 = arith.index_cast %arg1 : index to i32
//|       pto.vecscope {
//|         scf.for %arg3 = %c0 to %arg0 step %c1 {
//|           %4 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %3) -> (i32) {
//|             %mask, %scalar_out = pto.plt_b32 %arg5 : i32 -> !pto.mask<b32>, i32
//|             %5 = arith.muli %arg3, %c256 : index
//|             %6 = arith.addi %5, %arg4 : index
//|             %result = pto.vlds %1[%6] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %7 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             pto.vsts %7, %1[%6], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             scf.yield %scalar_out : i32
//|           }
//|         }
//|       }
//|       pto.vecscope {
//|         %4 = pto.vbr %cst : f32 -> !pto.vreg<64xf32>
//|         %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg3 = %c0 to %arg0 step %c1 {
//|           %5:2 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %4, %arg6 = %3) -> (!pto.vreg<64xf32>, i32) {
//|             %mask_0, %scalar_out_1 = pto.plt_b32 %arg6 : i32 -> !pto.mask<b32>, i32
//|             %6 = arith.muli %arg3, %c256 : index
//|             %7 = arith.addi %6, %arg4 : index
//|             %result = pto.vlds %1[%7] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %8 = pto.vcadd %result, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %9 = pto.vadd %arg5, %8, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             scf.yield %9, %scalar_out_1 : !pto.vreg<64xf32>, i32
//|           }
//|           pto.vsts %5#0, %2[%arg3], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|       pto.vecscope {
//|         scf.for %arg3 = %c0 to %arg0 step %c1 {
//|           %result = pto.vlds %2[%arg3] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %4 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %3) -> (i32) {
//|             %mask, %scalar_out = pto.plt_b32 %arg5 : i32 -> !pto.mask<b32>, i32
//|             %5 = arith.muli %arg3, %c256 : index
//|             %6 = arith.addi %5, %arg4 : index
//|             %result_0 = pto.vlds %1[%6] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %7 = pto.vsub %result_0, %result, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             pto.vsts %7, %1[%6], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             scf.yield %scalar_out : i32
//|           }
//|         }
//|       }
//|       pto.barrier <PIPE_ALL>
//|       pto.tprint ins(%0 : !pto.tile_buf<vec, 8x256xf32, valid=?x?>)
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @sums(%arg0: index, %arg1: index) attributes {pto.buffers = {ub = array<i64: 0, 8192, 8192, 32>}} {
//|     %c0 = arith.constant 0 : index
//|     %c8 = arith.constant 8 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c2 = arith.constant 2 : index
//|     %cst = arith.constant 0.000000e+00 : f32
//|     %c256 = arith.constant 256 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c192 = arith.constant 192 : index
//|     scf.for %arg2 = %c0 to %c8 step %c1 {
//|       %0 = arith.divui %arg0, %c2 : index
//|       %1 = arith.muli %0, %c2 : index
//|       %2 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %3 = arith.subi %arg0, %1 : index
//|       pto.vecscope {
//|         %5 = pto.vbr %cst : f32 -> !pto.vreg<64xf32>
//|         %6 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %7 = arith.index_cast %arg1 : index to i32
//|         %mask, %scalar_out = pto.plt_b32 %7 : i32 -> !pto.mask<b32>, i32
//|         %mask_0, %scalar_out_1 = pto.plt_b32 %scalar_out : i32 -> !pto.mask<b32>, i32
//|         %mask_2, %scalar_out_3 = pto.plt_b32 %scalar_out_1 : i32 -> !pto.mask<b32>, i32
//|         %mask_4, %scalar_out_5 = pto.plt_b32 %scalar_out_3 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg3 = %c0 to %1 step %c2 {
//|           %8 = arith.muli %arg3, %c256 : index
//|           %result = pto.vlds %2[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %9 = arith.addi %8, %c64 : index
//|           %result_6 = pto.vlds %2[%9] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %10 = arith.addi %8, %c128 : index
//|           %result_7 = pto.vlds %2[%10] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %11 = arith.addi %8, %c192 : index
//|           %result_8 = pto.vlds %2[%11] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %12 = arith.addi %arg3, %c1 : index
//|           %13 = arith.muli %12, %c256 : index
//|           %result_9 = pto.vlds %2[%13] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %14 = arith.addi %13, %c64 : index
//|           %result_10 = pto.vlds %2[%14] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %15 = arith.addi %13, %c128 : index
//|           %result_11 = pto.vlds %2[%15] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %16 = arith.addi %13, %c192 : index
//|           %result_12 = pto.vlds %2[%16] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %17 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %18 = pto.vabs %result_6, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %19 = pto.vabs %result_7, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %20 = pto.vabs %result_8, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %21 = pto.vsel %17, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %22 = pto.vsel %18, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %23 = pto.vsel %19, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %24 = pto.vsel %20, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %25 = pto.vabs %result_9, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %26 = pto.vabs %result_10, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %27 = pto.vabs %result_11, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %28 = pto.vabs %result_12, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %29 = pto.vadd %21, %22, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %30 = pto.vsel %25, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %31 = pto.vsel %26, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %32 = pto.vsel %27, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %33 = pto.vsel %28, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %34 = pto.vadd %29, %23, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %35 = pto.vadd %30, %31, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %36 = pto.vadd %34, %24, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %37 = pto.vadd %35, %32, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %38 = pto.vcadd %36, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %39 = pto.vadd %37, %33, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %40 = pto.vcadd %39, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %41 = pto.vdup %38, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %42 = pto.vsub %17, %41, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %43 = pto.vsub %18, %41, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %44 = pto.vsub %19, %41, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %45 = pto.vsub %20, %41, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %46 = pto.vdup %40, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %42, %2[%8], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %43, %2[%9], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %44, %2[%10], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %45, %2[%11], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %47 = pto.vsub %25, %46, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %48 = pto.vsub %26, %46, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %49 = pto.vsub %27, %46, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %50 = pto.vsub %28, %46, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %47, %2[%13], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %48, %2[%14], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %49, %2[%15], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %50, %2[%16], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|         scf.for %arg3 = %c0 to %3 step %c1 {
//|           %8 = arith.addi %1, %arg3 : index
//|           %9 = arith.muli %8, %c256 : index
//|           %result = pto.vlds %2[%9] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %10 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %11 = pto.vsel %10, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %12 = arith.addi %9, %c64 : index
//|           %result_6 = pto.vlds %2[%12] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %13 = pto.vabs %result_6, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %14 = pto.vsel %13, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %15 = pto.vadd %11, %14, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %16 = arith.addi %9, %c128 : index
//|           %result_7 = pto.vlds %2[%16] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %17 = pto.vabs %result_7, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %18 = pto.vsel %17, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %19 = pto.vadd %15, %18, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %20 = arith.addi %9, %c192 : index
//|           %result_8 = pto.vlds %2[%20] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %21 = pto.vabs %result_8, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %22 = pto.vsel %21, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %23 = pto.vadd %19, %22, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %24 = pto.vcadd %23, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %25 = pto.vdup %24, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %26 = pto.vsub %10, %25, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %26, %2[%9], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %27 = pto.vsub %13, %25, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %27, %2[%12], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %28 = pto.vsub %17, %25, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %28, %2[%16], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %29 = pto.vsub %21, %25, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %29, %2[%20], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|       pto.barrier <PIPE_ALL>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 8x256xf32, valid=?x?>
//|       pto.tprint ins(%4 : !pto.tile_buf<vec, 8x256xf32, valid=?x?>)
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @sums(%arg0: index, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c256 = arith.constant 256 : index
//|     %cst = arith.constant 0.000000e+00 : f32
//|     %c1_i32 = arith.constant 1 : i32
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c8 = arith.constant 8 : index
//|     scf.for %arg2 = %c0 to %c8 step %c1 {
//|       %0 = pto.alloc_tile addr = %c0_i64 valid_row = %arg0 valid_col = %arg1 : !pto.tile_buf<vec, 8x256xf32, valid=?x?>
//|       %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %2 = pto.castptr %c8192_i64 : i64 -> !pto.ptr<f32, ub>
//|       %3 = arith.index_cast %arg1 : index to i32
//|       pto.vecscope {
//|         %4 = pto.vbr %cst : f32 -> !pto.vreg<64xf32>
//|         %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|         %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         scf.for %arg3 = %c0 to %arg0 step %c1 {
//|           %6 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %3) -> (i32) {
//|             %mask_0, %scalar_out_1 = pto.plt_b32 %arg5 : i32 -> !pto.mask<b32>, i32
//|             %7 = arith.muli %arg3, %c256 : index
//|             %8 = arith.addi %7, %arg4 : index
//|             %result = pto.vlds %1[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %9 = pto.vabs %result, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             pto.vsts %9, %1[%8], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             scf.yield %scalar_out_1 : i32
//|           }
//|         }
//|         pto.mem_bar "VST_VLD"
//|         scf.for %arg3 = %c0 to %arg0 step %c1 {
//|           %6:2 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %4, %arg6 = %3) -> (!pto.vreg<64xf32>, i32) {
//|             %mask_0, %scalar_out_1 = pto.plt_b32 %arg6 : i32 -> !pto.mask<b32>, i32
//|             %7 = arith.muli %arg3, %c256 : index
//|             %8 = arith.addi %7, %arg4 : index
//|             %result = pto.vlds %1[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %9 = pto.vcadd %result, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %10 = pto.vadd %arg5, %9, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             scf.yield %10, %scalar_out_1 : !pto.vreg<64xf32>, i32
//|           }
//|           pto.vsts %6#0, %2[%arg3], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|         pto.mem_bar "VV_ALL"
//|         scf.for %arg3 = %c0 to %arg0 step %c1 {
//|           %6 = scf.for %arg4 = %c0 to %arg1 step %c64 iter_args(%arg5 = %3) -> (i32) {
//|             %mask_0, %scalar_out_1 = pto.plt_b32 %arg5 : i32 -> !pto.mask<b32>, i32
//|             %7 = arith.muli %arg3, %c256 : index
//|             %8 = arith.addi %7, %arg4 : index
//|             %result = pto.vlds %1[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %result_2 = pto.vlds %2[%arg3] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %9 = pto.vdup %result_2, %5 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %10 = pto.vsub %result, %9, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             pto.vsts %10, %1[%8], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             scf.yield %scalar_out_1 : i32
//|           }
//|         }
//|       }
//|       pto.tprint ins(%0 : !pto.tile_buf<vec, 8x256xf32, valid=?x?>)
//|     }
//|     return
//|   }
//| }
