// Groups of 32 elements that share an exponent, and pairs of 4 bits.
// RUN: %s --pto-arch=a5 --lower=vector

// A loop over tiles whose valid region is known when it runs only: a group is the lower half of a register.
!f = !pto.tile_buf<vec, 8x128xf32, valid=?x?>
!q = !pto.tile_buf<vec, 8x128xi8, valid=?x?>
!g = !pto.tile_buf<vec, 8x8xf32, valid=?x?>
!e = !pto.tile_buf<vec, 8x32xui8, valid=?x?>
func.func @turns_of_regions(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<i8, gm>, %rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %groups = arith.divui %cols, %c32 : index
  %v = pto.make_tensor_view %x, shape = [%rows, %cols], strides = [%c128, %c1] : !pto.tensor_view<?x?xf32>
  %w = pto.make_tensor_view %y, shape = [%rows, %cols], strides = [%c128, %c1] : !pto.tensor_view<?x?xi8>
  scf.for %i = %c0 to %rows step %c8 {
    %left = arith.subi %rows, %i : index
    %count = arith.minsi %left, %c8 : index
    %from = pto.partition_view %v, offsets = [%i, %c0], sizes = [%count, %cols] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
    %to = pto.partition_view %w, offsets = [%i, %c0], sizes = [%count, %cols] : !pto.tensor_view<?x?xi8> -> !pto.partition_tensor_view<?x?xi8>
    %a = pto.alloc_tile valid_row = %count valid_col = %cols : !f
    %q = pto.alloc_tile valid_row = %count valid_col = %cols : !q
    %e = pto.alloc_tile valid_row = %count valid_col = %groups : !e
    %m = pto.alloc_tile valid_row = %count valid_col = %groups : !g
    %s = pto.alloc_tile valid_row = %count valid_col = %groups : !g
    pto.tload ins(%from : !pto.partition_tensor_view<?x?xf32>) outs(%a : !f)
    pto.tquant.mx ins(%a : !f) outs(%q, %e, %m, %s : !q, !e, !g, !g) {quant_type = #pto<quant_type MXFP8>}
    pto.tstore ins(%q : !q) outs(%to : !pto.partition_tensor_view<?x?xi8>)
  }
  return
}

// A lane is a group of 32 rows; the exponents of two rows of groups stand side by side.
func.func @along_rows(%a: !pto.tile_buf<vec, 64x32xbf16>, %q: !pto.tile_buf<vec, 64x16x!pto.f4E2M1x2>, %e: !pto.tile_buf<vec, 1x64xui8>, %m: !pto.tile_buf<vec, 2x32xbf16>, %s: !pto.tile_buf<vec, 2x32xbf16>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 64x32xbf16>) outs(%q, %e, %m, %s : !pto.tile_buf<vec, 64x16x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x64xui8>, !pto.tile_buf<vec, 2x32xbf16>, !pto.tile_buf<vec, 2x32xbf16>) {quant_type = #pto<quant_type MXFP4_E2M1>, grpAxis = #pto<mx_group_axis axis0>, interleave = true}
  return
}

// Two elements become a byte, and the other way round.
func.func @pairs(%a: !pto.tile_buf<vec, 4x64xbf16>, %p: !pto.tile_buf<vec, 4x32x!pto.f4E1M2x2>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode FLOOR>} : !pto.tile_buf<vec, 4x64xbf16>) outs(%p : !pto.tile_buf<vec, 4x32x!pto.f4E1M2x2>)
  pto.tcvt ins(%p {rmode = #pto<round_mode RINT>} : !pto.tile_buf<vec, 4x32x!pto.f4E1M2x2>) outs(%a : !pto.tile_buf<vec, 4x64xbf16>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<i8, gm>, %arg2: index, %arg3: index) attributes {pto.buffers = {ub = array<i64: 0, 4096, 4096, 1024, 5120, 4096, 9216, 1024, 10240, 256, 10496, 256, 10752, 256>}} {
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     %c8 = arith.constant 8 : index
//|     %c128 = arith.constant 128 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c10240_i64 = arith.constant 10240 : i64
//|     %c10496_i64 = arith.constant 10496 : i64
//|     %c10752_i64 = arith.constant 10752 : i64
//|     %c4 = arith.constant 4 : index
//|     %c512_i64 = arith.constant 512 : i64
//|     %c32 = arith.constant 32 : index
//|     %c32_i32 = arith.constant 32 : i32
//|     %c2147483647_i32 = arith.constant 2147483647 : i32
//|     %c2143289344_i32 = arith.constant 2143289344 : i32
//|     %c255_i32 = arith.constant 255 : i32
//|     %c1_i32 = arith.constant 1 : i32
//|     %c127_i32 = arith.constant 127 : i32
//|     %c1 = arith.constant 1 : index
//|     %c2139095040_i32 = arith.constant 2139095040 : i32
//|     %c23_i16 = arith.constant 23 : i16
//|     %c-8_i32 = arith.constant -8 : i32
//|     %c0_i32 = arith.constant 0 : i32
//|     %c-1_i32 = arith.constant -1 : i32
//|     %c254_i32 = arith.constant 254 : i32
//|     %c128_i64 = arith.constant 128 : i64
//|     %c5120_i64 = arith.constant 5120 : i64
//|     %c9216_i64 = arith.constant 9216 : i64
//|     scf.for %arg4 = %c0 to %arg2 step %c16 {
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       %0 = arith.muli %arg4, %c128 : index
//|       %1 = pto.addptr %arg0, %0 : <f32, gm> -> <f32, gm>
//|       %2 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %3 = arith.muli %arg3, %c4 : index
//|       %4 = arith.index_cast %3 : index to i64
//|       %5 = arith.subi %arg2, %arg4 : index
//|       %6 = arith.minsi %5, %c8 : index
//|       %7 = arith.index_cast %6 : index to i64
//|       pto.mte_gm_ub %1, %2, %c0_i64, %4 nburst(%7, %c512_i64, %c512_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       %8 = arith.divui %arg3, %c32 : index
//|       %9 = pto.castptr %c10496_i64 : i64 -> !pto.ptr<f32, ub>
//|       %10 = pto.castptr %c10752_i64 : i64 -> !pto.ptr<f32, ub>
//|       %11 = pto.castptr %c10240_i64 : i64 -> !pto.ptr<ui8, ub>
//|       %12 = pto.castptr %c4096_i64 : i64 -> !pto.ptr<i8, ub>
//|       %13 = pto.castptr %12 : !pto.ptr<i8, ub> -> !pto.ptr<ui8, ub>
//|       pto.vecscope {
//|         %mask, %scalar_out = pto.plt_b32 %c32_i32 : i32 -> !pto.mask<b32>, i32
//|         %18 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %19 = pto.vbr %c2147483647_i32 : i32 -> !pto.vreg<64xi32>
//|         %20 = pto.vbr %c2143289344_i32 : i32 -> !pto.vreg<64xi32>
//|         %21 = pto.vbr %c255_i32 : i32 -> !pto.vreg<64xi32>
//|         %mask_0, %scalar_out_1 = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|         %mask_2, %scalar_out_3 = pto.plt_b8 %c1_i32 : i32 -> !pto.mask<b8>, i32
//|         %22 = pto.vbr %c127_i32 : i32 -> !pto.vreg<64xi32>
//|         scf.for %arg5 = %c0 to %6 step %c1 {
//|           scf.for %arg6 = %c0 to %8 step %c1 {
//|             %23 = arith.muli %arg6, %c32 : index
//|             %24 = arith.muli %arg5, %c128 : index
//|             %25 = arith.addi %24, %23 : index
//|             %result = pto.vlds %2[%25] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|             %26 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %27 = pto.vcmax %26, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %28 = pto.vdup %27, %18 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %29 = pto.vbitcast %28 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|             %30 = pto.vand %29, %19, %18 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %31 = pto.vcmps %30, %c2139095040_i32, %18, "ge" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|             %32 = pto.vshrs %30, %c23_i16, %18 : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %33 = pto.vadds %32, %c-8_i32, %18 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %34 = pto.vmaxs %33, %c0_i32, %18 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %35 = pto.vmuls %34, %c-1_i32, %18 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %36 = pto.vadds %35, %c254_i32, %18 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %37 = pto.vshls %36, %c23_i16, %18 : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %38 = pto.vsel %20, %37, %31 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %39 = pto.vsel %21, %34, %31 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %40 = pto.vbitcast %38 : !pto.vreg<64xi32> -> !pto.vreg<64xf32>
//|             %41 = arith.muli %arg5, %c8 : index
//|             %42 = arith.addi %41, %arg6 : index
//|             pto.vsts %28, %9[%42], %mask_0 {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             pto.vsts %40, %10[%42], %mask_0 {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|             %43 = pto.vbitcast %39 : !pto.vreg<64xi32> -> !pto.vreg<256xui8>
//|             %44 = arith.muli %arg5, %c32 : index
//|             %45 = arith.addi %44, %arg6 : index
//|             pto.vsts %43, %11[%45], %mask_2 {dist = "1PT_B8"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|             %46 = pto.vmul %result, %40, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|             %47 = pto.vcvt %46, %18 {part = "P0", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<256xf8E4M3FN>
//|             %48 = pto.vbitcast %47 : !pto.vreg<256xf8E4M3FN> -> !pto.vreg<64xi32>
//|             %49 = pto.vsel %22, %48, %31 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|             %50 = pto.vbitcast %49 : !pto.vreg<64xi32> -> !pto.vreg<256xui8>
//|             %51 = pto.addptr %13, %25 : <ui8, ub> -> <ui8, ub>
//|             pto.vsts %50, %51[%c0], %mask {dist = "PK4_B32"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b32>
//|           }
//|         }
//|       }
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       %14 = pto.addptr %arg1, %0 : <i8, gm> -> <i8, gm>
//|       %15 = arith.index_cast %arg3 : index to i64
//|       pto.mte_ub_gm %12, %14, %15 nburst(%7, %c128_i64, %c128_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<i8, ub>, !pto.ptr<i8, gm>, i64, i64, i64, i64
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|       %16 = arith.addi %arg4, %c8 : index
//|       %17 = arith.cmpi slt, %16, %arg2 : index
//|       scf.if %17 {
//|         %18 = arith.muli %16, %c128 : index
//|         %19 = pto.addptr %arg0, %18 : <f32, gm> -> <f32, gm>
//|         %20 = pto.castptr %c5120_i64 : i64 -> !pto.ptr<f32, ub>
//|         %21 = arith.subi %arg2, %16 : index
//|         %22 = arith.minsi %21, %c8 : index
//|         %23 = arith.index_cast %22 : index to i64
//|         pto.mte_gm_ub %19, %20, %c0_i64, %4 nburst(%23, %c512_i64, %c512_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|         %24 = pto.castptr %c9216_i64 : i64 -> !pto.ptr<i8, ub>
//|         %25 = pto.castptr %24 : !pto.ptr<i8, ub> -> !pto.ptr<ui8, ub>
//|         pto.vecscope {
//|           %mask, %scalar_out = pto.plt_b32 %c32_i32 : i32 -> !pto.mask<b32>, i32
//|           %27 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|           %28 = pto.vbr %c2147483647_i32 : i32 -> !pto.vreg<64xi32>
//|           %29 = pto.vbr %c2143289344_i32 : i32 -> !pto.vreg<64xi32>
//|           %30 = pto.vbr %c255_i32 : i32 -> !pto.vreg<64xi32>
//|           %mask_0, %scalar_out_1 = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|           %mask_2, %scalar_out_3 = pto.plt_b8 %c1_i32 : i32 -> !pto.mask<b8>, i32
//|           %31 = pto.vbr %c127_i32 : i32 -> !pto.vreg<64xi32>
//|           scf.for %arg5 = %c0 to %22 step %c1 {
//|             scf.for %arg6 = %c0 to %8 step %c1 {
//|               %32 = arith.muli %arg6, %c32 : index
//|               %33 = arith.muli %arg5, %c128 : index
//|               %34 = arith.addi %33, %32 : index
//|               %result = pto.vlds %20[%34] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|               %35 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|               %36 = pto.vcmax %35, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|               %37 = pto.vdup %36, %27 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|               %38 = pto.vbitcast %37 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|               %39 = pto.vand %38, %28, %27 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %40 = pto.vcmps %39, %c2139095040_i32, %27, "ge" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|               %41 = pto.vshrs %39, %c23_i16, %27 : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %42 = pto.vadds %41, %c-8_i32, %27 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %43 = pto.vmaxs %42, %c0_i32, %27 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %44 = pto.vmuls %43, %c-1_i32, %27 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %45 = pto.vadds %44, %c254_i32, %27 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %46 = pto.vshls %45, %c23_i16, %27 : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %47 = pto.vsel %29, %46, %40 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %48 = pto.vsel %30, %43, %40 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %49 = pto.vbitcast %47 : !pto.vreg<64xi32> -> !pto.vreg<64xf32>
//|               %50 = arith.muli %arg5, %c8 : index
//|               %51 = arith.addi %50, %arg6 : index
//|               pto.vsts %37, %9[%51], %mask_0 {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|               pto.vsts %49, %10[%51], %mask_0 {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|               %52 = pto.vbitcast %48 : !pto.vreg<64xi32> -> !pto.vreg<256xui8>
//|               %53 = arith.muli %arg5, %c32 : index
//|               %54 = arith.addi %53, %arg6 : index
//|               pto.vsts %52, %11[%54], %mask_2 {dist = "1PT_B8"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|               %55 = pto.vmul %result, %49, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|               %56 = pto.vcvt %55, %27 {part = "P0", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<256xf8E4M3FN>
//|               %57 = pto.vbitcast %56 : !pto.vreg<256xf8E4M3FN> -> !pto.vreg<64xi32>
//|               %58 = pto.vsel %31, %57, %40 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|               %59 = pto.vbitcast %58 : !pto.vreg<64xi32> -> !pto.vreg<256xui8>
//|               %60 = pto.addptr %25, %34 : <ui8, ub> -> <ui8, ub>
//|               pto.vsts %59, %60[%c0], %mask {dist = "PK4_B32"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b32>
//|             }
//|           }
//|         }
//|         pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
//|         %26 = pto.addptr %arg1, %18 : <i8, gm> -> <i8, gm>
//|         pto.mte_ub_gm %24, %26, %15 nburst(%23, %c128_i64, %c128_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<i8, ub>, !pto.ptr<i8, gm>, i64, i64, i64, i64
//|       }
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|     return
//|   }
//|   func.func @along_rows(%arg0: !pto.tile_buf<vec, 64x32xbf16>, %arg1: !pto.tile_buf<vec, 64x16x!pto.f4E2M1x2>, %arg2: !pto.tile_buf<vec, 1x64xui8>, %arg3: !pto.tile_buf<vec, 2x32xbf16>, %arg4: !pto.tile_buf<vec, 2x32xbf16>) {
//|     %c32_i32 = arith.constant 32 : i32
//|     %c2147483647_i32 = arith.constant 2147483647 : i32
//|     %c2143289344_i32 = arith.constant 2143289344 : i32
//|     %c255_i32 = arith.constant 255 : i32
//|     %c0_i16 = arith.constant 0 : i16
//|     %c0_i32 = arith.constant 0 : i32
//|     %c0 = arith.constant 0 : index
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %c32 = arith.constant 32 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c31 = arith.constant 31 : index
//|     %c2139095040_i32 = arith.constant 2139095040 : i32
//|     %c23_i16 = arith.constant 23 : i16
//|     %c-2_i32 = arith.constant -2 : i32
//|     %c-1_i32 = arith.constant -1 : i32
//|     %c254_i32 = arith.constant 254 : i32
//|     %c64 = arith.constant 64 : index
//|     %c1_i16 = arith.constant 1 : i16
//|     %c2_i16 = arith.constant 2 : i16
//|     %cst = arith.constant 5.000000e-01 : f32
//|     %cst_0 = arith.constant 4.000000e+00 : f32
//|     %cst_1 = arith.constant 1.000000e+00 : f32
//|     %cst_2 = arith.constant 2.000000e+00 : f32
//|     %cst_3 = arith.constant 7.000000e+00 : f32
//|     %c31_i16 = arith.constant 31 : i16
//|     %c3_i16 = arith.constant 3 : i16
//|     %c4_i16 = arith.constant 4 : i16
//|     %c16 = arith.constant 16 : index
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg4 : !pto.tile_buf<vec, 2x32xbf16> -> !pto.ptr<bf16, ub>
//|       %1 = pto.tile_buf_addr %arg3 : !pto.tile_buf<vec, 2x32xbf16> -> !pto.ptr<bf16, ub>
//|       %2 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 1x64xui8> -> !pto.ptr<ui8, ub>
//|       %3 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 64x16x!pto.f4E2M1x2> -> !pto.ptr<!pto.f4E2M1x2, ub>
//|       %4 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 64x32xbf16> -> !pto.ptr<bf16, ub>
//|       %5 = pto.castptr %3 : !pto.ptr<!pto.f4E2M1x2, ub> -> !pto.ptr<ui8, ub>
//|       %mask, %scalar_out = pto.plt_b32 %c32_i32 : i32 -> !pto.mask<b32>, i32
//|       %6 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %7 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %8 = pto.vbr %c2147483647_i32 : i32 -> !pto.vreg<64xi32>
//|       %9 = pto.vbr %c2143289344_i32 : i32 -> !pto.vreg<64xi32>
//|       %10 = pto.vbr %c255_i32 : i32 -> !pto.vreg<64xi32>
//|       %11 = pto.vci %c0_i16 : i16 -> !pto.vreg<128xui16>
//|       %12 = pto.vbr %c0_i32 : i32 -> !pto.vreg<64xi32>
//|       scf.for %arg5 = %c0 to %c2 step %c1 {
//|         %13 = arith.muli %arg5, %c32 : index
//|         %14 = arith.muli %arg5, %c1024 : index
//|         %result = pto.vlds %4[%14] {dist = "UNPK_B16"} : !pto.ptr<bf16, ub> -> !pto.vreg<128xbf16>
//|         %15 = pto.vcvt %result, %7 {part = "EVEN"} : !pto.vreg<128xbf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %16 = pto.vabs %15, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %17 = arith.addi %13, %c1 : index
//|         %18 = scf.for %arg6 = %c0 to %c31 step %c1 iter_args(%arg7 = %16) -> (!pto.vreg<64xf32>) {
//|           %43 = arith.addi %17, %arg6 : index
//|           %44 = arith.muli %43, %c32 : index
//|           %result_4 = pto.vlds %4[%44] {dist = "UNPK_B16"} : !pto.ptr<bf16, ub> -> !pto.vreg<128xbf16>
//|           %45 = pto.vcvt %result_4, %7 {part = "EVEN"} : !pto.vreg<128xbf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|           %46 = pto.vabs %45, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %47 = pto.vmax %arg7, %46, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           scf.yield %47 : !pto.vreg<64xf32>
//|         }
//|         %19 = pto.vbitcast %18 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|         %20 = pto.vand %19, %8, %6 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %21 = pto.vcmps %20, %c2139095040_i32, %6, "ge" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|         %22 = pto.vshrs %20, %c23_i16, %6 : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %23 = pto.vadds %22, %c-2_i32, %6 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %24 = pto.vmaxs %23, %c0_i32, %6 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %25 = pto.vmuls %24, %c-1_i32, %6 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %26 = pto.vadds %25, %c254_i32, %6 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %27 = pto.vshls %26, %c23_i16, %6 : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %28 = pto.vsel %9, %27, %21 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %29 = pto.vsel %10, %24, %21 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %30 = pto.vbitcast %28 : !pto.vreg<64xi32> -> !pto.vreg<64xf32>
//|         %31 = pto.vcvt %18, %6 {part = "EVEN", rnd = "R", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xbf16>
//|         %32 = pto.vcvt %30, %6 {part = "EVEN", rnd = "R", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xbf16>
//|         pto.vsts %31, %1[%13], %mask {dist = "PK_B32"} : !pto.vreg<128xbf16>, !pto.ptr<bf16, ub>, !pto.mask<b32>
//|         pto.vsts %32, %0[%13], %mask {dist = "PK_B32"} : !pto.vreg<128xbf16>, !pto.ptr<bf16, ub>, !pto.mask<b32>
//|         %33 = pto.vbitcast %29 : !pto.vreg<64xi32> -> !pto.vreg<256xui8>
//|         %34 = arith.divui %arg5, %c2 : index
//|         %35 = arith.muli %34, %c2 : index
//|         %36 = arith.subi %arg5, %35 : index
//|         %37 = arith.muli %34, %c64 : index
//|         %38 = arith.addi %37, %36 : index
//|         %39 = pto.addptr %2, %38 : <ui8, ub> -> <ui8, ub>
//|         %40 = pto.vshrs %11, %c1_i16, %7 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %41 = pto.vmuls %40, %c2_i16, %7 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %42 = pto.pbitcast %mask : !pto.mask<b32> -> !pto.mask<b16>
//|         pto.vscatter %33, %39, %41, %42 : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
//|         scf.for %arg6 = %c0 to %c32 step %c1 {
//|           %43 = arith.addi %13, %arg6 : index
//|           %44 = arith.muli %43, %c32 : index
//|           %result_4 = pto.vlds %4[%44] {dist = "UNPK_B16"} : !pto.ptr<bf16, ub> -> !pto.vreg<128xbf16>
//|           %45 = pto.vcvt %result_4, %7 {part = "EVEN"} : !pto.vreg<128xbf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|           %46 = pto.vmul %45, %30, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %47 = pto.vabs %46, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %48 = pto.vmuls %46, %cst, %6 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %49 = pto.vtrc %48, %6, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %50 = pto.vabs %49, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %51 = pto.vadds %50, %cst_0, %6 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %52 = pto.vmuls %46, %cst_1, %6 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %53 = pto.vtrc %52, %6, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %54 = pto.vabs %53, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %55 = pto.vadds %54, %cst_2, %6 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %56 = pto.vcmps %47, %cst_0, %6, "lt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
//|           %57 = pto.vsel %55, %51, %56 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %58 = pto.vmuls %46, %cst_2, %6 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %59 = pto.vtrc %58, %6, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %60 = pto.vabs %59, %6 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %61 = pto.vcmps %47, %cst_2, %6, "lt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
//|           %62 = pto.vsel %60, %57, %61 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %63 = pto.vmins %62, %cst_3, %6 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %64 = pto.vcvt %63, %6 {rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|           %65 = pto.vbitcast %46 : !pto.vreg<64xf32> -> !pto.vreg<64xui32>
//|           %66 = pto.vshrs %65, %c31_i16, %6 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|           %67 = pto.vshls %66, %c3_i16, %6 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|           %68 = pto.vbitcast %67 : !pto.vreg<64xui32> -> !pto.vreg<64xi32>
//|           %69 = pto.vor %64, %68, %6 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|           %70 = pto.vcmp %46, %46, %6, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|           %71 = pto.vsel %69, %12, %70 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|           %72 = pto.vbitcast %71 : !pto.vreg<64xi32> -> !pto.vreg<64xui32>
//|           %73 = pto.vpack %72, "LOWER" : !pto.vreg<64xui32> -> !pto.vreg<128xui16>
//|           %74 = pto.vpack %73, "LOWER" : !pto.vreg<128xui16> -> !pto.vreg<256xui8>
//|           %75 = pto.vbitcast %74 : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|           %76 = pto.vshrs %75, %c4_i16, %7 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|           %77 = pto.vor %75, %76, %7 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|           %78 = pto.ppack %mask, "LOWER" : !pto.mask<b32> -> !pto.mask<b16>
//|           %79 = pto.ppack %78, "LOWER" : !pto.mask<b16> -> !pto.mask<b8>
//|           %80 = pto.pbitcast %79 : !pto.mask<b8> -> !pto.mask<b16>
//|           %81 = pto.vbitcast %77 : !pto.vreg<128xui16> -> !pto.vreg<256xui8>
//|           %82 = arith.muli %43, %c16 : index
//|           %83 = pto.addptr %5, %82 : <ui8, ub> -> <ui8, ub>
//|           pto.vscatter %81, %83, %11, %80 : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
//|         }
//|       }
//|     }
//|     return
//|   }
//|   func.func @pairs(%arg0: !pto.tile_buf<vec, 4x64xbf16>, %arg1: !pto.tile_buf<vec, 4x32x!pto.f4E1M2x2>) {
//|     %c32_i32 = arith.constant 32 : i32
//|     %c0_i32 = arith.constant 0 : i32
//|     %c3855_i16 = arith.constant 3855 : i16
//|     %c7_i32 = arith.constant 7 : i32
//|     %c0 = arith.constant 0 : index
//|     %c4 = arith.constant 4 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %cst = arith.constant 4.000000e+00 : f32
//|     %cst_0 = arith.constant 7.000000e+00 : f32
//|     %c31_i16 = arith.constant 31 : i16
//|     %c3_i16 = arith.constant 3 : i16
//|     %c4_i16 = arith.constant 4 : i16
//|     %c32 = arith.constant 32 : index
//|     %cst_1 = arith.constant 2.500000e-01 : f32
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 4x32x!pto.f4E1M2x2> -> !pto.ptr<!pto.f4E1M2x2, ub>
//|       %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 4x64xbf16> -> !pto.ptr<bf16, ub>
//|       %2 = pto.castptr %0 : !pto.ptr<!pto.f4E1M2x2, ub> -> !pto.ptr<ui8, ub>
//|       %mask, %scalar_out = pto.plt_b16 %c32_i32 : i32 -> !pto.mask<b16>, i32
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %4 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %5 = pto.vbr %c0_i32 : i32 -> !pto.vreg<64xi32>
//|       %6 = pto.vbr %c3855_i16 : i16 -> !pto.vreg<128xui16>
//|       %7 = pto.vbr %c7_i32 : i32 -> !pto.vreg<64xui32>
//|       scf.for %arg2 = %c0 to %c4 step %c1 {
//|         %8 = arith.muli %arg2, %c64 : index
//|         %result = pto.vlds %1[%8] {dist = "UNPK_B16"} : !pto.ptr<bf16, ub> -> !pto.vreg<128xbf16>
//|         %9 = pto.vcvt %result, %4 {part = "EVEN"} : !pto.vreg<128xbf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %10 = pto.vmuls %9, %cst, %3 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %11 = pto.vtrc %10, %3, "F" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %12 = pto.vabs %11, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %13 = pto.vmins %12, %cst_0, %3 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %14 = pto.vcvt %13, %3 {rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %15 = pto.vbitcast %9 : !pto.vreg<64xf32> -> !pto.vreg<64xui32>
//|         %16 = pto.vshrs %15, %c31_i16, %3 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|         %17 = pto.vshls %16, %c3_i16, %3 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|         %18 = pto.vbitcast %17 : !pto.vreg<64xui32> -> !pto.vreg<64xi32>
//|         %19 = pto.vor %14, %18, %3 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %20 = pto.vcmp %9, %9, %3, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %21 = pto.vsel %19, %5, %20 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %22 = pto.vbitcast %21 : !pto.vreg<64xi32> -> !pto.vreg<64xui32>
//|         %23 = pto.vpack %22, "LOWER" : !pto.vreg<64xui32> -> !pto.vreg<128xui16>
//|         %24 = pto.vpack %23, "LOWER" : !pto.vreg<128xui16> -> !pto.vreg<256xui8>
//|         %25 = pto.vbitcast %24 : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|         %26 = pto.vshrs %25, %c4_i16, %4 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %27 = pto.vor %25, %26, %4 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %28 = pto.vbitcast %27 : !pto.vreg<128xui16> -> !pto.vreg<256xui8>
//|         %29 = arith.muli %arg2, %c32 : index
//|         pto.vsts %28, %2[%29], %mask {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       scf.for %arg2 = %c0 to %c4 step %c1 {
//|         %8 = arith.muli %arg2, %c32 : index
//|         %result = pto.vlds %2[%8] {dist = "UNPK_B8"} : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
//|         %9 = pto.vbitcast %result : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|         %10 = pto.vshls %9, %c4_i16, %4 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %11 = pto.vor %9, %10, %4 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %12 = pto.vand %11, %6, %4 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %13 = pto.vbitcast %12 : !pto.vreg<128xui16> -> !pto.vreg<256xui8>
//|         %14 = pto.vzunpack %13, %c0 : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|         %15 = pto.vzunpack %14, %c0 : !pto.vreg<128xui16> -> !pto.vreg<64xui32>
//|         %16 = pto.vand %15, %7, %3 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|         %17 = pto.vbitcast %16 : !pto.vreg<64xui32> -> !pto.vreg<64xi32>
//|         %18 = pto.vcvt %17, %3 {rnd = "R"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %19 = pto.vmuls %18, %cst_1, %3 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %20 = pto.vshrs %15, %c3_i16, %3 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|         %21 = pto.vshls %20, %c31_i16, %3 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|         %22 = pto.vbitcast %19 : !pto.vreg<64xf32> -> !pto.vreg<64xui32>
//|         %23 = pto.vadd %22, %21, %3 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|         %24 = pto.vbitcast %23 : !pto.vreg<64xui32> -> !pto.vreg<64xf32>
//|         %25 = pto.vcvt %24, %3 {part = "EVEN", rnd = "R", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xbf16>
//|         %26 = arith.muli %arg2, %c64 : index
//|         pto.vsts %25, %1[%26], %3 {dist = "PK_B32"} : !pto.vreg<128xbf16>, !pto.ptr<bf16, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//| }
