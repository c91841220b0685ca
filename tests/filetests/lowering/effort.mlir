// How much is done for speed: nothing, also what rounds otherwise, and what the C++ compiler does.
// RUN: %s --pto-arch=a5 --lower=vector -O0
// RUN: %s --pto-arch=a5 --lower=vector -O1 --fast-math=reassoc
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-place,pto-expand{plain=true},canonicalize,cse))

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
//|   func.func @sums(%arg0: index, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c8 = arith.constant 8 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c5 = arith.constant 5 : index
//|     %cst = arith.constant 0.000000e+00 : f32
//|     %c256 = arith.constant 256 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c192 = arith.constant 192 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     scf.for %arg2 = %c0 to %c8 step %c1 {
//|       %0 = arith.divui %arg0, %c5 : index
//|       %1 = arith.muli %0, %c5 : index
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
//|         scf.for %arg3 = %c0 to %1 step %c5 {
//|           %8 = arith.muli %arg3, %c256 : index
//|           %result = pto.vlds %2[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %9 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %10 = pto.vsel %9, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %11 = arith.addi %8, %c64 : index
//|           %result_6 = pto.vlds %2[%11] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %12 = pto.vabs %result_6, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %13 = pto.vsel %12, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %14 = pto.vadd %10, %13, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %15 = arith.addi %8, %c128 : index
//|           %result_7 = pto.vlds %2[%15] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %16 = pto.vabs %result_7, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %17 = pto.vsel %16, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %18 = pto.vadd %14, %17, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %19 = arith.addi %8, %c192 : index
//|           %result_8 = pto.vlds %2[%19] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %20 = pto.vabs %result_8, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %21 = pto.vsel %20, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %22 = pto.vadd %18, %21, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %23 = pto.vcadd %22, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %24 = pto.vdup %23, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %25 = pto.vsub %9, %24, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %25, %2[%8], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %26 = pto.vsub %12, %24, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %26, %2[%11], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %27 = pto.vsub %16, %24, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %27, %2[%15], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %28 = pto.vsub %20, %24, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %28, %2[%19], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %29 = arith.addi %arg3, %c1 : index
//|           %30 = arith.muli %29, %c256 : index
//|           %result_9 = pto.vlds %2[%30] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %31 = pto.vabs %result_9, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %32 = pto.vsel %31, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %33 = arith.addi %30, %c64 : index
//|           %result_10 = pto.vlds %2[%33] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %34 = pto.vabs %result_10, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %35 = pto.vsel %34, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %36 = pto.vadd %32, %35, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %37 = arith.addi %30, %c128 : index
//|           %result_11 = pto.vlds %2[%37] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %38 = pto.vabs %result_11, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %39 = pto.vsel %38, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %40 = pto.vadd %36, %39, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %41 = arith.addi %30, %c192 : index
//|           %result_12 = pto.vlds %2[%41] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %42 = pto.vabs %result_12, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %43 = pto.vsel %42, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %44 = pto.vadd %40, %43, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %45 = pto.vcadd %44, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %46 = pto.vdup %45, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %47 = pto.vsub %31, %46, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %47, %2[%30], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %48 = pto.vsub %34, %46, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %48, %2[%33], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %49 = pto.vsub %38, %46, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %49, %2[%37], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %50 = pto.vsub %42, %46, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %50, %2[%41], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %51 = arith.addi %arg3, %c2 : index
//|           %52 = arith.muli %51, %c256 : index
//|           %result_13 = pto.vlds %2[%52] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %53 = pto.vabs %result_13, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %54 = pto.vsel %53, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %55 = arith.addi %52, %c64 : index
//|           %result_14 = pto.vlds %2[%55] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %56 = pto.vabs %result_14, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %57 = pto.vsel %56, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %58 = pto.vadd %54, %57, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %59 = arith.addi %52, %c128 : index
//|           %result_15 = pto.vlds %2[%59] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %60 = pto.vabs %result_15, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %61 = pto.vsel %60, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %62 = pto.vadd %58, %61, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %63 = arith.addi %52, %c192 : index
//|           %result_16 = pto.vlds %2[%63] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %64 = pto.vabs %result_16, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %65 = pto.vsel %64, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %66 = pto.vadd %62, %65, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %67 = pto.vcadd %66, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %68 = pto.vdup %67, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %69 = pto.vsub %53, %68, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %69, %2[%52], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %70 = pto.vsub %56, %68, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %70, %2[%55], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %71 = pto.vsub %60, %68, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %71, %2[%59], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %72 = pto.vsub %64, %68, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %72, %2[%63], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %73 = arith.addi %arg3, %c3 : index
//|           %74 = arith.muli %73, %c256 : index
//|           %result_17 = pto.vlds %2[%74] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %75 = pto.vabs %result_17, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %76 = pto.vsel %75, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %77 = arith.addi %74, %c64 : index
//|           %result_18 = pto.vlds %2[%77] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %78 = pto.vabs %result_18, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %79 = pto.vsel %78, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %80 = pto.vadd %76, %79, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %81 = arith.addi %74, %c128 : index
//|           %result_19 = pto.vlds %2[%81] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %82 = pto.vabs %result_19, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %83 = pto.vsel %82, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %84 = pto.vadd %80, %83, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %85 = arith.addi %74, %c192 : index
//|           %result_20 = pto.vlds %2[%85] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %86 = pto.vabs %result_20, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %87 = pto.vsel %86, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %88 = pto.vadd %84, %87, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %89 = pto.vcadd %88, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %90 = pto.vdup %89, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %91 = pto.vsub %75, %90, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %91, %2[%74], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %92 = pto.vsub %78, %90, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %92, %2[%77], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %93 = pto.vsub %82, %90, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %93, %2[%81], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %94 = pto.vsub %86, %90, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %94, %2[%85], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %95 = arith.addi %arg3, %c4 : index
//|           %96 = arith.muli %95, %c256 : index
//|           %result_21 = pto.vlds %2[%96] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %97 = pto.vabs %result_21, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %98 = pto.vsel %97, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %99 = arith.addi %96, %c64 : index
//|           %result_22 = pto.vlds %2[%99] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %100 = pto.vabs %result_22, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %101 = pto.vsel %100, %5, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %102 = pto.vadd %98, %101, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %103 = arith.addi %96, %c128 : index
//|           %result_23 = pto.vlds %2[%103] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %104 = pto.vabs %result_23, %mask_2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %105 = pto.vsel %104, %5, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %106 = pto.vadd %102, %105, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %107 = arith.addi %96, %c192 : index
//|           %result_24 = pto.vlds %2[%107] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %108 = pto.vabs %result_24, %mask_4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %109 = pto.vsel %108, %5, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %110 = pto.vadd %106, %109, %6 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %111 = pto.vcadd %110, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %112 = pto.vdup %111, %6 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %113 = pto.vsub %97, %112, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %113, %2[%96], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %114 = pto.vsub %100, %112, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %114, %2[%99], %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %115 = pto.vsub %104, %112, %mask_2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %115, %2[%103], %mask_2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %116 = pto.vsub %108, %112, %mask_4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %116, %2[%107], %mask_4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
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
