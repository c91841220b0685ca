// A copy of another kind follows operations that share loops: the flag that lets the next load begin stays after them.
// RUN: %s --pto-arch=a5 --lower=vector --verify-sync --verify
// RUN: %s --pto-arch=a5 --lower=vector
func.func @sums(%p: !pto.ptr<f32, gm>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  %c4096 = arith.constant 4096 : index
  %at_sum = arith.constant 0 : i64
  %at_rows = arith.constant 64 : i64
  %at_both = arith.constant 128 : i64
  %at_tmp = arith.constant 256 : i64
  %at_in = arith.constant 16384 : i64
  %all = pto.make_tensor_view %p, shape = [%c16, %c4096], strides = [%c4096, %c1] : !pto.tensor_view<16x4096xf32>
  %sum = pto.alloc_tile addr = %at_sum : !pto.tile_buf<vec, 1x16xf32>
  scf.for %i = %c0 to %n step %c1 {
    %at = arith.muli %i, %c128 : index
    %in = pto.alloc_tile addr = %at_in : !pto.tile_buf<vec, 16x128xf32>
    %x = pto.partition_view %all, offsets = [%c0, %at], sizes = [%c16, %c128] : !pto.tensor_view<16x4096xf32>
    pto.tload ins(%x : !pto.partition_tensor_view<16x128xf32>) outs(%in : !pto.tile_buf<vec, 16x128xf32>)
    pto.tmul ins(%in, %in : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x128xf32>) outs(%in : !pto.tile_buf<vec, 16x128xf32>)
    %tmp = pto.alloc_tile addr = %at_tmp : !pto.tile_buf<vec, 16x128xf32>
    %rows = pto.alloc_tile addr = %at_rows : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
    pto.trowsum ins(%in, %tmp : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x128xf32>) outs(%rows : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
    %line = pto.alloc_tile addr = %at_rows : !pto.tile_buf<vec, 1x16xf32>
    %both = pto.alloc_tile addr = %at_both : !pto.tile_buf<vec, 1x16xf32>
    pto.tadd ins(%sum, %line : !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%both : !pto.tile_buf<vec, 1x16xf32>)
    pto.tmov ins(%both : !pto.tile_buf<vec, 1x16xf32>) outs(%sum : !pto.tile_buf<vec, 1x16xf32>)
  }
  return
}

// run 1: exit 0
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @sums(%arg0: !pto.ptr<f32, gm>, %arg1: index) attributes {pto.buffers = {ub = array<i64: 0, 64, 64, 64, 128, 64, 256, 8192, 16384, 8192>}} {
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c128 = arith.constant 128 : index
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %c512_i64 = arith.constant 512 : i64
//|     %c16_i64 = arith.constant 16 : i64
//|     %c128_i64 = arith.constant 128 : i64
//|     %c1_i32 = arith.constant 1 : i32
//|     %c15 = arith.constant 15 : index
//|     %c5 = arith.constant 5 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c1920 = arith.constant 1920 : index
//|     %c1984 = arith.constant 1984 : index
//|     %c16_i32 = arith.constant 16 : i32
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       %1 = arith.muli %arg2, %c128 : index
//|       %2 = pto.addptr %arg0, %1 : <f32, gm> -> <f32, gm>
//|       %3 = pto.castptr %c16384_i64 : i64 -> !pto.ptr<f32, ub>
//|       pto.mte_gm_ub %2, %3, %c0_i64, %c512_i64 nburst(%c16_i64, %c16384_i64, %c512_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       %4 = pto.castptr %c128_i64 : i64 -> !pto.ptr<f32, ub>
//|       pto.vecscope {
//|         %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg3 = %c0 to %c15 step %c5 {
//|           %12 = arith.muli %arg3, %c128 : index
//|           %result_2 = pto.vlds %3[%12] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %13 = arith.addi %12, %c64 : index
//|           %result_3 = pto.vlds %3[%13] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %result_4 = pto.vlds %0[%arg3] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %14 = arith.addi %arg3, %c1 : index
//|           %15 = arith.muli %14, %c128 : index
//|           %result_5 = pto.vlds %3[%15] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %16 = arith.addi %15, %c64 : index
//|           %result_6 = pto.vlds %3[%16] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %result_7 = pto.vlds %0[%14] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %17 = pto.vmul %result_2, %result_2, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %18 = pto.vmul %result_3, %result_3, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %19 = arith.addi %arg3, %c2 : index
//|           %20 = arith.muli %19, %c128 : index
//|           %result_8 = pto.vlds %3[%20] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %21 = arith.addi %20, %c64 : index
//|           %result_9 = pto.vlds %3[%21] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %result_10 = pto.vlds %0[%19] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %22 = pto.vmul %result_5, %result_5, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %23 = pto.vmul %result_6, %result_6, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %24 = pto.vcadd %17, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %25 = pto.vcadd %18, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %26 = arith.addi %arg3, %c3 : index
//|           %27 = arith.muli %26, %c128 : index
//|           %result_11 = pto.vlds %3[%27] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %28 = arith.addi %27, %c64 : index
//|           %result_12 = pto.vlds %3[%28] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %result_13 = pto.vlds %0[%26] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %29 = pto.vmul %result_8, %result_8, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %30 = pto.vmul %result_9, %result_9, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %31 = pto.vcadd %22, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %32 = pto.vcadd %23, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %33 = arith.addi %arg3, %c4 : index
//|           %34 = arith.muli %33, %c128 : index
//|           %result_14 = pto.vlds %3[%34] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %35 = arith.addi %34, %c64 : index
//|           %result_15 = pto.vlds %3[%35] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %result_16 = pto.vlds %0[%33] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %36 = pto.vmul %result_11, %result_11, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %37 = pto.vmul %result_12, %result_12, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %38 = pto.vcadd %29, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %39 = pto.vcadd %30, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %40 = pto.vmul %result_14, %result_14, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %41 = pto.vmul %result_15, %result_15, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %42 = pto.vcadd %36, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %43 = pto.vcadd %37, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %44 = pto.vadd %24, %25, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %45 = pto.vcadd %40, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %46 = pto.vcadd %41, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %47 = pto.vadd %31, %32, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %48 = pto.vadd %result_4, %44, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %49 = pto.vadd %38, %39, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %50 = pto.vadd %result_7, %47, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %48, %4[%arg3], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %51 = pto.vadd %42, %43, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %52 = pto.vadd %result_10, %49, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %50, %4[%14], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %53 = pto.vadd %45, %46, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %54 = pto.vadd %result_13, %51, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %52, %4[%19], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %55 = pto.vadd %result_16, %53, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %54, %4[%26], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %55, %4[%33], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|         %result = pto.vlds %3[%c1920] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %6 = pto.vmul %result, %result, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %7 = pto.vcadd %6, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %result_0 = pto.vlds %3[%c1984] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %8 = pto.vmul %result_0, %result_0, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %9 = pto.vcadd %8, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %10 = pto.vadd %7, %9, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %result_1 = pto.vlds %0[%c15] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %11 = pto.vadd %result_1, %10, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %11, %4[%c15], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.vecscope {
//|         %mask, %scalar_out = pto.plt_b32 %c16_i32 : i32 -> !pto.mask<b32>, i32
//|         %result = pto.vlds %4[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result, %0[%c0], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//| }
