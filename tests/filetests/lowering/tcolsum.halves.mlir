// A sum of columns by halves adds up to 32 rows without a loop. Of more rows, loops add the largest power of two: each iteration
// adds a part of them, and the sums of the parts are added after the loop. 520 rows are 512 and 8.
// RUN: %s --pto-arch=a5 --lower=vector -O0

func.func @part_of_1024_rows(%a: !pto.tile_buf<vec, 1024x8xf32, valid=520x8>, %t: !pto.tile_buf<vec, 512x8xf32>, %d: !pto.tile_buf<vec, 1x8xf32>) {
  pto.tcolsum ins(%a, %t {isBinary = true} : !pto.tile_buf<vec, 1024x8xf32, valid=520x8>, !pto.tile_buf<vec, 512x8xf32>) outs(%d : !pto.tile_buf<vec, 1x8xf32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @part_of_1024_rows(%arg0: !pto.tile_buf<vec, 1024x8xf32, valid=520x8>, %arg1: !pto.tile_buf<vec, 512x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>) {
//|     %c15 = arith.constant 15 : index
//|     %c13 = arith.constant 13 : index
//|     %c14 = arith.constant 14 : index
//|     %c11 = arith.constant 11 : index
//|     %c9 = arith.constant 9 : index
//|     %c10 = arith.constant 10 : index
//|     %c12 = arith.constant 12 : index
//|     %c7 = arith.constant 7 : index
//|     %c5 = arith.constant 5 : index
//|     %c6 = arith.constant 6 : index
//|     %c3 = arith.constant 3 : index
//|     %c8_i32 = arith.constant 8 : i32
//|     %cst = arith.constant 0.000000e+00 : f32
//|     %c0 = arith.constant 0 : index
//|     %c512 = arith.constant 512 : index
//|     %c64 = arith.constant 64 : index
//|     %c16 = arith.constant 16 : index
//|     %c8 = arith.constant 8 : index
//|     %c4 = arith.constant 4 : index
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %c4096 = arith.constant 4096 : index
//|     %c4104 = arith.constant 4104 : index
//|     %c4112 = arith.constant 4112 : index
//|     %c4120 = arith.constant 4120 : index
//|     %c4128 = arith.constant 4128 : index
//|     %c4136 = arith.constant 4136 : index
//|     %c4144 = arith.constant 4144 : index
//|     %c4152 = arith.constant 4152 : index
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 1x8xf32> -> !pto.ptr<f32, ub>
//|       %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 1024x8xf32, valid=520x8> -> !pto.ptr<f32, ub>
//|       %mask, %scalar_out = pto.plt_b32 %c8_i32 : i32 -> !pto.mask<b32>, i32
//|       %2 = pto.vbr %cst : f32 -> !pto.vreg<64xf32>
//|       %3:8 = scf.for %arg3 = %c0 to %c512 step %c64 iter_args(%arg4 = %2, %arg5 = %2, %arg6 = %2, %arg7 = %2, %arg8 = %2, %arg9 = %2, %arg10 = %2, %arg11 = %2) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>) {
//|         %19:4 = scf.for %arg12 = %c0 to %c64 step %c16 iter_args(%arg13 = %2, %arg14 = %2, %arg15 = %2, %arg16 = %2) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>) {
//|           %23 = arith.addi %arg3, %arg12 : index
//|           %24 = arith.addi %23, %c8 : index
//|           %25 = arith.addi %23, %c4 : index
//|           %26 = arith.addi %23, %c2 : index
//|           %27 = arith.addi %23, %c1 : index
//|           %28 = arith.muli %23, %c8 : index
//|           %result_7 = pto.vlds %1[%28] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %29 = arith.muli %27, %c8 : index
//|           %result_8 = pto.vlds %1[%29] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %30 = pto.vadd %result_7, %result_8, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %31 = arith.addi %23, %c3 : index
//|           %32 = arith.muli %26, %c8 : index
//|           %result_9 = pto.vlds %1[%32] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %33 = arith.muli %31, %c8 : index
//|           %result_10 = pto.vlds %1[%33] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %34 = pto.vadd %result_9, %result_10, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %35 = pto.vadd %30, %34, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %36 = arith.addi %23, %c6 : index
//|           %37 = arith.addi %23, %c5 : index
//|           %38 = arith.muli %25, %c8 : index
//|           %result_11 = pto.vlds %1[%38] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %39 = arith.muli %37, %c8 : index
//|           %result_12 = pto.vlds %1[%39] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %40 = pto.vadd %result_11, %result_12, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %41 = arith.addi %23, %c7 : index
//|           %42 = arith.muli %36, %c8 : index
//|           %result_13 = pto.vlds %1[%42] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %43 = arith.muli %41, %c8 : index
//|           %result_14 = pto.vlds %1[%43] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %44 = pto.vadd %result_13, %result_14, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %45 = pto.vadd %40, %44, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %46 = pto.vadd %35, %45, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %47 = arith.addi %23, %c12 : index
//|           %48 = arith.addi %23, %c10 : index
//|           %49 = arith.addi %23, %c9 : index
//|           %50 = arith.muli %24, %c8 : index
//|           %result_15 = pto.vlds %1[%50] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %51 = arith.muli %49, %c8 : index
//|           %result_16 = pto.vlds %1[%51] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %52 = pto.vadd %result_15, %result_16, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %53 = arith.addi %23, %c11 : index
//|           %54 = arith.muli %48, %c8 : index
//|           %result_17 = pto.vlds %1[%54] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %55 = arith.muli %53, %c8 : index
//|           %result_18 = pto.vlds %1[%55] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %56 = pto.vadd %result_17, %result_18, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %57 = pto.vadd %52, %56, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %58 = arith.addi %23, %c14 : index
//|           %59 = arith.addi %23, %c13 : index
//|           %60 = arith.muli %47, %c8 : index
//|           %result_19 = pto.vlds %1[%60] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %61 = arith.muli %59, %c8 : index
//|           %result_20 = pto.vlds %1[%61] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %62 = pto.vadd %result_19, %result_20, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %63 = arith.addi %23, %c15 : index
//|           %64 = arith.muli %58, %c8 : index
//|           %result_21 = pto.vlds %1[%64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %65 = arith.muli %63, %c8 : index
//|           %result_22 = pto.vlds %1[%65] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %66 = pto.vadd %result_21, %result_22, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %67 = pto.vadd %62, %66, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %68 = pto.vadd %57, %67, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %69 = pto.vadd %46, %68, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           scf.yield %arg14, %arg15, %arg16, %69 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|         }
//|         %20 = pto.vadd %19#0, %19#1, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %21 = pto.vadd %19#2, %19#3, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %22 = pto.vadd %20, %21, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         scf.yield %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %22 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|       }
//|       %4 = pto.vadd %3#0, %3#1, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %5 = pto.vadd %3#2, %3#3, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %6 = pto.vadd %3#4, %3#5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %7 = pto.vadd %3#6, %3#7, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %8 = pto.vadd %4, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %9 = pto.vadd %6, %7, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %10 = pto.vadd %8, %9, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %result = pto.vlds %1[%c4096] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_0 = pto.vlds %1[%c4104] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %11 = pto.vadd %result, %result_0, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %result_1 = pto.vlds %1[%c4112] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_2 = pto.vlds %1[%c4120] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %12 = pto.vadd %result_1, %result_2, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %13 = pto.vadd %11, %12, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %result_3 = pto.vlds %1[%c4128] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_4 = pto.vlds %1[%c4136] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %14 = pto.vadd %result_3, %result_4, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %result_5 = pto.vlds %1[%c4144] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %result_6 = pto.vlds %1[%c4152] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %15 = pto.vadd %result_5, %result_6, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %16 = pto.vadd %14, %15, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %17 = pto.vadd %13, %16, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %18 = pto.vadd %10, %17, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %18, %0[%c0], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     return
//|   }
//| }
