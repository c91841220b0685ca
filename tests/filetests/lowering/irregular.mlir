// Masks, selections, windows at any place, sorts, and gathers from global memory.
// RUN: %s --pto-arch=a5 --lower=vector

!t = !pto.tile_buf<vec, 4x64xf32>
!m = !pto.tile_buf<vec, 4x32xi8>
!h = !pto.tile_buf<vec, 2x128xf16>

// Bits of a predicate go to memory as bytes, and come back from there.
func.func @masks(%a: !t, %b: !t, %m: !m, %d: !t) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp gt>} : !t, !t) outs(%m : !m)
  pto.tsel ins(%m, %a, %b : !m, !t, !t) outs(%d : !t)
  return
}

// The columns of a window may begin anywhere.
func.func @window(%a: !t, %n: index, %d: !pto.tile_buf<vec, 2x32xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %w = pto.subview %a[%c1, %c3] sizes [2, 32] valid [%c1, %n] : !t -> !pto.tile_buf<vec, 2x32xf32, valid=1x?>
  %v = pto.subview %d[%c1, %c3] sizes [1, 8] : !pto.tile_buf<vec, 2x32xf32> -> !pto.tile_buf<vec, 1x8xf32>
  pto.texp ins(%w : !pto.tile_buf<vec, 2x32xf32, valid=1x?>) outs(%w : !pto.tile_buf<vec, 2x32xf32, valid=1x?>)
  pto.tneg ins(%v : !pto.tile_buf<vec, 1x8xf32>) outs(%v : !pto.tile_buf<vec, 1x8xf32>)
  return
}

// Whole groups by the instruction, what remains by counting.
func.func @sorts(%x: !pto.tile_buf<vec, 1x48xf32>, %i: !pto.tile_buf<vec, 1x48xi32>, %d: !pto.tile_buf<vec, 1x96xf32>, %r: !pto.tile_buf<vec, 1x256xf32>, %o: !pto.tile_buf<vec, 1x256xf32>) {
  %c64 = arith.constant 64 : i32
  pto.tsort32 ins(%x, %i : !pto.tile_buf<vec, 1x48xf32>, !pto.tile_buf<vec, 1x48xi32>) outs(%d : !pto.tile_buf<vec, 1x96xf32>)
  pto.tmrgsort ins(%r, %c64 : !pto.tile_buf<vec, 1x256xf32>, i32) outs(%o : !pto.tile_buf<vec, 1x256xf32>)
  return
}

// Rows are bursts, the numbers of which the scalar unit reads.
func.func @rows(%x: !pto.partition_tensor_view<100x64xf32>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %d: !t) {
  pto.mgather ins(%x, %i : !pto.partition_tensor_view<100x64xf32>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>) outs(%d : !t) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob clamp>}
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @masks(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: !pto.tile_buf<vec, 4x64xf32>, %arg2: !pto.tile_buf<vec, 4x32xi8>, %arg3: !pto.tile_buf<vec, 4x64xf32>) {
//|     %c0_i16 = arith.constant 0 : i16
//|     %c7_i16 = arith.constant 7 : i16
//|     %c1_i16 = arith.constant 1 : i16
//|     %c0 = arith.constant 0 : index
//|     %c4 = arith.constant 4 : index
//|     %c1 = arith.constant 1 : index
//|     %c32 = arith.constant 32 : index
//|     %c64 = arith.constant 64 : index
//|     %c8_i32 = arith.constant 8 : i32
//|     %c0_i32 = arith.constant 0 : i32
//|     %c3_i16 = arith.constant 3 : i16
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg3 : !pto.tile_buf<vec, 4x64xf32> -> !pto.ptr<f32, ub>
//|       %1 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 4x32xi8> -> !pto.ptr<i8, ub>
//|       %2 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 4x64xf32> -> !pto.ptr<f32, ub>
//|       %3 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 4x64xf32> -> !pto.ptr<f32, ub>
//|       %4 = pto.castptr %1 : !pto.ptr<i8, ub> -> !pto.ptr<ui8, ub>
//|       %5 = pto.vci %c0_i16 : i16 -> !pto.vreg<128xui16>
//|       %6 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %7 = pto.vbr %c7_i16 : i16 -> !pto.vreg<128xui16>
//|       %8 = pto.vbr %c1_i16 : i16 -> !pto.vreg<128xui16>
//|       %9 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %10 = pto.vbr %c0_i16 : i16 -> !pto.vreg<128xui16>
//|       %11 = pto.vshrs %5, %c1_i16, %6 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %12 = pto.vand %11, %7, %6 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %13 = pto.vbitcast %12 : !pto.vreg<128xui16> -> !pto.vreg<128xsi16>
//|       %14 = pto.vshl %8, %13, %6 : !pto.vreg<128xui16>, !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       scf.for %arg4 = %c0 to %c4 step %c1 {
//|         %16 = arith.muli %arg4, %c32 : index
//|         %17 = pto.addptr %4, %16 : <ui8, ub> -> <ui8, ub>
//|         %18 = pto.init_align : !pto.align
//|         %19 = arith.muli %arg4, %c64 : index
//|         %result = pto.vlds %3[%19] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %result_0 = pto.vlds %2[%19] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %20 = pto.vcmp %result, %result_0, %9, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %21 = pto.pbitcast %20 : !pto.mask<b32> -> !pto.mask<b16>
//|         %22 = pto.vsel %14, %10, %21 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %23 = pto.vcgadd %22, %6 : !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %24 = pto.vpack %23, "LOWER" : !pto.vreg<128xui16> -> !pto.vreg<256xui8>
//|         %align_out, %base_out = pto.vstus %18, %c8_i32, %24, %17 : !pto.align, i32, !pto.vreg<256xui8>, !pto.ptr<ui8, ub> -> !pto.align, !pto.ptr<ui8, ub>
//|         pto.vstas %align_out, %base_out, %c0_i32 : !pto.align, !pto.ptr<ui8, ub>, i32
//|       }
//|       pto.mem_bar "VV_ALL"
//|       %15 = pto.vshrs %11, %c3_i16, %6 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       scf.for %arg4 = %c0 to %c4 step %c1 {
//|         %16 = pto.pbitcast %9 : !pto.mask<b32> -> !pto.mask<b16>
//|         %17 = arith.muli %arg4, %c32 : index
//|         %18 = pto.addptr %4, %17 : <ui8, ub> -> <ui8, ub>
//|         %19 = pto.vgather2 %18, %15, %16 : !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %20 = pto.vand %19, %14, %16 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %21 = pto.vcmps %20, %c0_i16, %16, "ne" : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|         %22 = pto.pbitcast %21 : !pto.mask<b16> -> !pto.mask<b32>
//|         %23 = arith.muli %arg4, %c64 : index
//|         %result = pto.vlds %3[%23] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %result_0 = pto.vlds %2[%23] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %24 = pto.vsel %result, %result_0, %22 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %24, %0[%23], %9 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @window(%arg0: !pto.tile_buf<vec, 4x64xf32>, %arg1: index, %arg2: !pto.tile_buf<vec, 2x32xf32>) {
//|     %c67 = arith.constant 67 : index
//|     %c35 = arith.constant 35 : index
//|     %c0_i32 = arith.constant 0 : i32
//|     %c8_i32 = arith.constant 8 : i32
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 2x32xf32> -> !pto.ptr<f32, ub>
//|       %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 4x64xf32> -> !pto.ptr<f32, ub>
//|       %2 = pto.addptr %1, %c67 : <f32, ub> -> <f32, ub>
//|       %3 = pto.addptr %0, %c35 : <f32, ub> -> <f32, ub>
//|       %4 = pto.vci %c0_i32 : i32 -> !pto.vreg<64xui32>
//|       %mask, %scalar_out = pto.plt_b32 %c8_i32 : i32 -> !pto.mask<b32>, i32
//|       %5 = arith.index_cast %arg1 : index to i32
//|       %mask_0, %scalar_out_1 = pto.plt_b32 %5 : i32 -> !pto.mask<b32>, i32
//|       %6 = pto.vldas %2 : !pto.ptr<f32, ub> -> !pto.align
//|       %result, %updated_align = pto.vldus %2, %6 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//|       %7 = pto.vexp %result, %mask_0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vscatter %7, %2, %4, %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       pto.mem_bar "VV_ALL"
//|       %8 = pto.vldas %3 : !pto.ptr<f32, ub> -> !pto.align
//|       %result_2, %updated_align_3 = pto.vldus %3, %8 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//|       %9 = pto.vneg %result_2, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vscatter %9, %3, %4, %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|     }
//|     return
//|   }
//|   func.func @sorts(%arg0: !pto.tile_buf<vec, 1x48xf32>, %arg1: !pto.tile_buf<vec, 1x48xi32>, %arg2: !pto.tile_buf<vec, 1x96xf32>, %arg3: !pto.tile_buf<vec, 1x256xf32>, %arg4: !pto.tile_buf<vec, 1x256xf32>) {
//|     %0 = pto.tile_buf_addr %arg4 : !pto.tile_buf<vec, 1x256xf32> -> !pto.ptr<f32, ub>
//|     %1 = pto.tile_buf_addr %arg3 : !pto.tile_buf<vec, 1x256xf32> -> !pto.ptr<f32, ub>
//|     %2 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 1x96xf32> -> !pto.ptr<f32, ub>
//|     %3 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 1x48xi32> -> !pto.ptr<i32, ub>
//|     %4 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 1x48xf32> -> !pto.ptr<f32, ub>
//|     %c1 = arith.constant 1 : index
//|     pto.vbitsort %2, %4, %3, %c1 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<i32, ub>, index
//|     %c0_i32 = arith.constant 0 : i32
//|     %c64 = arith.constant 64 : index
//|     %c32 = arith.constant 32 : index
//|     %c16_i32 = arith.constant 16 : i32
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     %c1_i32 = arith.constant 1 : i32
//|     pto.vecscope {
//|       %8 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 1x96xf32> -> !pto.ptr<f32, ub>
//|       %9 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 1x48xi32> -> !pto.ptr<i32, ub>
//|       %10 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 1x48xf32> -> !pto.ptr<f32, ub>
//|       %11 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %12 = pto.vci %c0_i32 : i32 -> !pto.vreg<64xi32>
//|       %13 = pto.vbr %c0_i32 : i32 -> !pto.vreg<64xi32>
//|       %14 = pto.addptr %8, %c64 : <f32, ub> -> <f32, ub>
//|       %result = pto.vlds %10[%c32] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %mask, %scalar_out = pto.plt_b32 %c16_i32 : i32 -> !pto.mask<b32>, i32
//|       %15 = pto.vcmp %result, %result, %mask, "ne" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|       %16 = pto.pnot %15, %mask : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|       %17 = scf.for %arg5 = %c0 to %c16 step %c1 iter_args(%arg6 = %13) -> (!pto.vreg<64xi32>) {
//|         %24 = arith.addi %arg5, %c32 : index
//|         %result_1 = pto.vlds %10[%24] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %25 = arith.index_cast %arg5 : index to i32
//|         %26 = pto.vcmps %12, %25, %mask, "gt" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|         %27 = pto.vcmp %result_1, %result, %mask, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %28 = pto.vcmp %result_1, %result, %mask, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %29 = pto.vcmp %result_1, %result_1, %mask, "ne" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %30 = pto.pand %29, %16, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %31 = pto.pand %29, %15, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %32 = pto.por %27, %30, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %33 = pto.por %28, %31, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %34 = pto.pand %33, %26, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %35 = pto.por %32, %34, %mask : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %36 = pto.vadds %arg6, %c1_i32, %11 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %37 = pto.vsel %36, %arg6, %35 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         scf.yield %37 : !pto.vreg<64xi32>
//|       }
//|       %18 = pto.vbitcast %17 : !pto.vreg<64xi32> -> !pto.vreg<64xui32>
//|       %19 = pto.vadd %18, %18, %11 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %20 = pto.vadds %19, %c1_i32, %11 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %result_0 = pto.vlds %9[%c32] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
//|       %21 = pto.castptr %14 : !pto.ptr<f32, ub> -> !pto.ptr<ui32, ub>
//|       %22 = pto.vbitcast %result : !pto.vreg<64xf32> -> !pto.vreg<64xui32>
//|       pto.vscatter %22, %21, %19, %mask : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       %23 = pto.vbitcast %result_0 : !pto.vreg<64xi32> -> !pto.vreg<64xui32>
//|       pto.vscatter %23, %21, %20, %mask : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|     }
//|     %5 = pto.addptr %1, %c64 : <f32, ub> -> <f32, ub>
//|     %6 = pto.addptr %5, %c64 : <f32, ub> -> <f32, ub>
//|     %7 = pto.addptr %6, %c64 : <f32, ub> -> <f32, ub>
//|     %c9007336695791648_i64 = arith.constant 9007336695791648 : i64
//|     %c3841_i64 = arith.constant 3841 : i64
//|     pto.vmrgsort4 %0, %1, %5, %6, %7, %c9007336695791648_i64, %c3841_i64 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
//|     return
//|   }
//|   func.func @rows(%arg0: !pto.partition_tensor_view<100x64xf32>, %arg1: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %arg2: !pto.tile_buf<vec, 4x64xf32>) {
//|     %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 1x8xi32, valid=1x4> -> !pto.ptr<i32, ub>
//|     %1 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<100x64xf32> -> !pto.ptr<f32, gm>
//|     %2 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 4x64xf32> -> !pto.ptr<f32, ub>
//|     pto.barrier <PIPE_ALL>
//|     %c0 = arith.constant 0 : index
//|     %c4 = arith.constant 4 : index
//|     %c1 = arith.constant 1 : index
//|     %c99 = arith.constant 99 : index
//|     %3 = pto.get_tensor_view_stride %arg0, %c0 : !pto.partition_tensor_view<100x64xf32> -> index
//|     %c64 = arith.constant 64 : index
//|     %4 = pto.get_tensor_view_stride %arg0, %c1 : !pto.partition_tensor_view<100x64xf32> -> index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     scf.for %arg3 = %c0 to %c4 step %c1 {
//|       %5 = pto.load_scalar %0[%arg3] : <i32, ub> -> i32
//|       %6 = arith.cmpi eq, %4, %c1 : index
//|       %7 = arith.index_cast %5 : i32 to index
//|       %8 = arith.maxsi %7, %c0 : index
//|       %9 = arith.minsi %8, %c99 : index
//|       %10 = arith.muli %9, %3 : index
//|       %11 = pto.addptr %1, %10 : <f32, gm> -> <f32, gm>
//|       %12 = arith.muli %arg3, %c64 : index
//|       %13 = pto.addptr %2, %12 : <f32, ub> -> <f32, ub>
//|       scf.if %6 {
//|         pto.mte_gm_ub %11, %13, %c0_i64, %c256_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       } else {
//|         pto.barrier <PIPE_ALL>
//|         %14 = pto.castptr %11 : !pto.ptr<f32, gm> -> !pto.ptr<i32, gm>
//|         %15 = pto.castptr %13 : !pto.ptr<f32, ub> -> !pto.ptr<i32, ub>
//|         scf.for %arg4 = %c0 to %c64 step %c1 {
//|           %16 = arith.muli %arg4, %4 : index
//|           %17 = pto.load_scalar %14[%16] : <i32, gm> -> i32
//|           pto.store_scalar %17, %15[%arg4] : <i32, ub>, i32
//|         }
//|         pto.barrier <PIPE_ALL>
//|       }
//|     }
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//| }
