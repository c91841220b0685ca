// Scalars and elements in memory with another sign than the elements of a tile, and elements that are no numbers: their bits are taken.
// RUN: %s --pto-arch=a5 --lower=vector

!t = !pto.tile_buf<vec, 2x32xi8>
!m = !pto.tile_buf<vec, 2x32xui8, valid=2x4>
!v = !pto.partition_tensor_view<2x30xsi8>

// The padding is the first element in memory.
func.func @load(%v: !v, %t: !t) {
  %c2 = arith.constant 2 : index
  pto.tload ins(%v : !v) outs(%t : !t) pad_mode = first_elem left_padding_num = %c2 : index
  return
}

// Copies pad with signless integers and floats of 16 and 32 bits only: other elements are filled before the copy.
func.func @padding(%v: !pto.partition_tensor_view<2x30xui8>, %t: !pto.tile_buf<vec, 2x32xui8>, %x: ui8) {
  %c2 = arith.constant 2 : index
  pto.tload ins(%v : !pto.partition_tensor_view<2x30xui8>) outs(%t : !pto.tile_buf<vec, 2x32xui8>) pad_mode = value pad_value = %x : ui8 left_padding_num = %c2 : index
  return
}

func.func @padding_of_bits(%v: !pto.partition_tensor_view<2x30xf8E5M2>, %t: !pto.tile_buf<vec, 2x32xf8E5M2>, %x: f8E5M2) {
  %c2 = arith.constant 2 : index
  pto.tload ins(%v : !pto.partition_tensor_view<2x30xf8E5M2>) outs(%t : !pto.tile_buf<vec, 2x32xf8E5M2>) pad_mode = value pad_value = %x : f8E5M2 left_padding_num = %c2 : index
  return
}

func.func @first_bits(%v: !pto.partition_tensor_view<2x30xf8E5M2>, %t: !pto.tile_buf<vec, 2x32xf8E5M2>) {
  %c2 = arith.constant 2 : index
  pto.tload ins(%v : !pto.partition_tensor_view<2x30xf8E5M2>) outs(%t : !pto.tile_buf<vec, 2x32xf8E5M2>) pad_mode = first_elem left_padding_num = %c2 : index
  return
}

func.func @select(%m: !m, %a: !t, %s: ui8, %t: !t) {
  pto.tsels ins(%m, %a, %t, %s : !m, !t, !t, ui8) outs(%t : !t)
  return
}

func.func @fill(%v: !pto.partition_tensor_view<2x32x!pto.hif8>, %t: !pto.tile_buf<vec, 16x32x!pto.hif8>) {
  pto.tload ins(%v : !pto.partition_tensor_view<2x32x!pto.hif8>) outs(%t : !pto.tile_buf<vec, 16x32x!pto.hif8>) init_out_buffer = true
  return
}

func.func @gather(%a: !pto.tile_buf<vec, 32x32xf8E4M3FN>, %t: !pto.tile_buf<vec, 32x32xf8E5M2>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 32x32xf8E4M3FN>) outs(%t : !pto.tile_buf<vec, 32x32xf8E5M2>) {axis = "col"}
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @load(%arg0: !pto.partition_tensor_view<2x30xsi8>, %arg1: !pto.tile_buf<vec, 2x32xi8>) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<2x30xsi8> -> !pto.ptr<si8, gm>
//|     %1 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xi8> -> !pto.ptr<i8, ub>
//|     %2 = pto.castptr %0 : !pto.ptr<si8, gm> -> !pto.ptr<i8, gm>
//|     %c0 = arith.constant 0 : index
//|     %3 = pto.load_scalar %2[%c0] : <i8, gm> -> i8
//|     pto.barrier <PIPE_ALL>
//|     %c64_i32 = arith.constant 64 : i32
//|     pto.vecscope {
//|       %7 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xi8> -> !pto.ptr<i8, ub>
//|       %8 = pto.vbr %3 : i8 -> !pto.vreg<256xi8>
//|       %mask, %scalar_out = pto.plt_b8 %c64_i32 : i32 -> !pto.mask<b8>, i32
//|       pto.vsts %8, %7[%c0], %mask : !pto.vreg<256xi8>, !pto.ptr<i8, ub>, !pto.mask<b8>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_ALL>
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %4 = pto.get_tensor_view_stride %arg0, %c0 : !pto.partition_tensor_view<2x30xsi8> -> index
//|     %c30 = arith.constant 30 : index
//|     %5 = pto.get_tensor_view_stride %arg0, %c1 : !pto.partition_tensor_view<2x30xsi8> -> index
//|     %c32 = arith.constant 32 : index
//|     %6 = pto.addptr %1, %c2 : <i8, ub> -> <i8, ub>
//|     scf.for %arg2 = %c0 to %c2 step %c1 {
//|       %7 = arith.muli %arg2, %4 : index
//|       scf.for %arg3 = %c0 to %c30 step %c1 {
//|         %8 = arith.muli %arg3, %5 : index
//|         %9 = arith.addi %7, %8 : index
//|         %10 = pto.load_scalar %2[%9] : <i8, gm> -> i8
//|         %11 = arith.muli %arg2, %c32 : index
//|         %12 = arith.addi %11, %arg3 : index
//|         pto.store_scalar %10, %6[%12] : <i8, ub>, i8
//|       }
//|     }
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @padding(%arg0: !pto.partition_tensor_view<2x30xui8>, %arg1: !pto.tile_buf<vec, 2x32xui8>, %arg2: ui8) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<2x30xui8> -> !pto.ptr<ui8, gm>
//|     %1 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xui8> -> !pto.ptr<ui8, ub>
//|     pto.barrier <PIPE_ALL>
//|     %c64_i32 = arith.constant 64 : i32
//|     %c0 = arith.constant 0 : index
//|     pto.vecscope {
//|       %7 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xui8> -> !pto.ptr<ui8, ub>
//|       %8 = pto.vbr %arg2 : ui8 -> !pto.vreg<256xui8>
//|       %mask, %scalar_out = pto.plt_b8 %c64_i32 : i32 -> !pto.mask<b8>, i32
//|       pto.vsts %8, %7[%c0], %mask : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_ALL>
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %2 = pto.get_tensor_view_stride %arg0, %c0 : !pto.partition_tensor_view<2x30xui8> -> index
//|     %c30 = arith.constant 30 : index
//|     %3 = pto.get_tensor_view_stride %arg0, %c1 : !pto.partition_tensor_view<2x30xui8> -> index
//|     %c32 = arith.constant 32 : index
//|     %4 = pto.castptr %0 : !pto.ptr<ui8, gm> -> !pto.ptr<i8, gm>
//|     %5 = pto.addptr %1, %c2 : <ui8, ub> -> <ui8, ub>
//|     %6 = pto.castptr %5 : !pto.ptr<ui8, ub> -> !pto.ptr<i8, ub>
//|     scf.for %arg3 = %c0 to %c2 step %c1 {
//|       %7 = arith.muli %arg3, %2 : index
//|       scf.for %arg4 = %c0 to %c30 step %c1 {
//|         %8 = arith.muli %arg4, %3 : index
//|         %9 = arith.addi %7, %8 : index
//|         %10 = pto.load_scalar %4[%9] : <i8, gm> -> i8
//|         %11 = arith.muli %arg3, %c32 : index
//|         %12 = arith.addi %11, %arg4 : index
//|         pto.store_scalar %10, %6[%12] : <i8, ub>, i8
//|       }
//|     }
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @padding_of_bits(%arg0: !pto.partition_tensor_view<2x30xf8E5M2>, %arg1: !pto.tile_buf<vec, 2x32xf8E5M2>, %arg2: f8E5M2) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<2x30xf8E5M2> -> !pto.ptr<f8E5M2, gm>
//|     %1 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xf8E5M2> -> !pto.ptr<f8E5M2, ub>
//|     pto.barrier <PIPE_ALL>
//|     %2 = arith.bitcast %arg2 : f8E5M2 to i8
//|     %c64_i32 = arith.constant 64 : i32
//|     %c0 = arith.constant 0 : index
//|     pto.vecscope {
//|       %8 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xf8E5M2> -> !pto.ptr<f8E5M2, ub>
//|       %9 = pto.castptr %8 : !pto.ptr<f8E5M2, ub> -> !pto.ptr<ui8, ub>
//|       %10 = pto.vbr %2 : i8 -> !pto.vreg<256xui8>
//|       %mask, %scalar_out = pto.plt_b8 %c64_i32 : i32 -> !pto.mask<b8>, i32
//|       pto.vsts %10, %9[%c0], %mask : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_ALL>
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %3 = pto.get_tensor_view_stride %arg0, %c0 : !pto.partition_tensor_view<2x30xf8E5M2> -> index
//|     %c30 = arith.constant 30 : index
//|     %4 = pto.get_tensor_view_stride %arg0, %c1 : !pto.partition_tensor_view<2x30xf8E5M2> -> index
//|     %c32 = arith.constant 32 : index
//|     %5 = pto.castptr %0 : !pto.ptr<f8E5M2, gm> -> !pto.ptr<i8, gm>
//|     %6 = pto.addptr %1, %c2 : <f8E5M2, ub> -> <f8E5M2, ub>
//|     %7 = pto.castptr %6 : !pto.ptr<f8E5M2, ub> -> !pto.ptr<i8, ub>
//|     scf.for %arg3 = %c0 to %c2 step %c1 {
//|       %8 = arith.muli %arg3, %3 : index
//|       scf.for %arg4 = %c0 to %c30 step %c1 {
//|         %9 = arith.muli %arg4, %4 : index
//|         %10 = arith.addi %8, %9 : index
//|         %11 = pto.load_scalar %5[%10] : <i8, gm> -> i8
//|         %12 = arith.muli %arg3, %c32 : index
//|         %13 = arith.addi %12, %arg4 : index
//|         pto.store_scalar %11, %7[%13] : <i8, ub>, i8
//|       }
//|     }
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @first_bits(%arg0: !pto.partition_tensor_view<2x30xf8E5M2>, %arg1: !pto.tile_buf<vec, 2x32xf8E5M2>) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<2x30xf8E5M2> -> !pto.ptr<f8E5M2, gm>
//|     %1 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xf8E5M2> -> !pto.ptr<f8E5M2, ub>
//|     %2 = pto.castptr %0 : !pto.ptr<f8E5M2, gm> -> !pto.ptr<i8, gm>
//|     %c0 = arith.constant 0 : index
//|     %3 = pto.load_scalar %2[%c0] : <i8, gm> -> i8
//|     pto.barrier <PIPE_ALL>
//|     %c64_i32 = arith.constant 64 : i32
//|     pto.vecscope {
//|       %8 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xf8E5M2> -> !pto.ptr<f8E5M2, ub>
//|       %9 = pto.castptr %8 : !pto.ptr<f8E5M2, ub> -> !pto.ptr<ui8, ub>
//|       %10 = pto.vbr %3 : i8 -> !pto.vreg<256xui8>
//|       %mask, %scalar_out = pto.plt_b8 %c64_i32 : i32 -> !pto.mask<b8>, i32
//|       pto.vsts %10, %9[%c0], %mask : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_ALL>
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %4 = pto.get_tensor_view_stride %arg0, %c0 : !pto.partition_tensor_view<2x30xf8E5M2> -> index
//|     %c30 = arith.constant 30 : index
//|     %5 = pto.get_tensor_view_stride %arg0, %c1 : !pto.partition_tensor_view<2x30xf8E5M2> -> index
//|     %c32 = arith.constant 32 : index
//|     %6 = pto.addptr %1, %c2 : <f8E5M2, ub> -> <f8E5M2, ub>
//|     %7 = pto.castptr %6 : !pto.ptr<f8E5M2, ub> -> !pto.ptr<i8, ub>
//|     scf.for %arg2 = %c0 to %c2 step %c1 {
//|       %8 = arith.muli %arg2, %4 : index
//|       scf.for %arg3 = %c0 to %c30 step %c1 {
//|         %9 = arith.muli %arg3, %5 : index
//|         %10 = arith.addi %8, %9 : index
//|         %11 = pto.load_scalar %2[%10] : <i8, gm> -> i8
//|         %12 = arith.muli %arg2, %c32 : index
//|         %13 = arith.addi %12, %arg3 : index
//|         pto.store_scalar %11, %7[%13] : <i8, ub>, i8
//|       }
//|     }
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @select(%arg0: !pto.tile_buf<vec, 2x32xui8, valid=2x4>, %arg1: !pto.tile_buf<vec, 2x32xi8>, %arg2: ui8, %arg3: !pto.tile_buf<vec, 2x32xi8>) {
//|     %c0_i16 = arith.constant 0 : i16
//|     %c7_i16 = arith.constant 7 : i16
//|     %c1_i16 = arith.constant 1 : i16
//|     %c32_i32 = arith.constant 32 : i32
//|     %c3_i16 = arith.constant 3 : i16
//|     %c0 = arith.constant 0 : index
//|     %c2 = arith.constant 2 : index
//|     %c1 = arith.constant 1 : index
//|     %c32 = arith.constant 32 : index
//|     %c16 = arith.constant 16 : index
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 2x32xui8, valid=2x4> -> !pto.ptr<ui8, ub>
//|       %1 = pto.tile_buf_addr %arg3 : !pto.tile_buf<vec, 2x32xi8> -> !pto.ptr<i8, ub>
//|       %2 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 2x32xi8> -> !pto.ptr<i8, ub>
//|       %3 = pto.vci %c0_i16 : i16 -> !pto.vreg<128xui16>
//|       %4 = pto.vbr %c7_i16 : i16 -> !pto.vreg<128xui16>
//|       %5 = pto.vbr %c1_i16 : i16 -> !pto.vreg<128xui16>
//|       %6 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %mask, %scalar_out = pto.plt_b8 %c32_i32 : i32 -> !pto.mask<b8>, i32
//|       %7 = pto.vbr %arg2 : ui8 -> !pto.vreg<256xui8>
//|       %8 = pto.vand %3, %4, %6 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %9 = pto.vbitcast %8 : !pto.vreg<128xui16> -> !pto.vreg<128xsi16>
//|       %10 = pto.vshl %5, %9, %6 : !pto.vreg<128xui16>, !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %11 = pto.vshrs %3, %c3_i16, %6 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       scf.for %arg4 = %c0 to %c2 step %c1 {
//|         %12 = pto.punpack %mask, "LOWER" : !pto.mask<b8> -> !pto.mask<b16>
//|         %13 = arith.muli %arg4, %c32 : index
//|         %14 = pto.addptr %0, %13 : <ui8, ub> -> <ui8, ub>
//|         %15 = pto.vgather2 %14, %11, %12 : !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %16 = pto.vand %15, %10, %12 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %17 = pto.vcmps %16, %c0_i16, %12, "ne" : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|         %18 = pto.ppack %17, "LOWER" : !pto.mask<b16> -> !pto.mask<b8>
//|         %19 = pto.punpack %mask, "HIGHER" : !pto.mask<b8> -> !pto.mask<b16>
//|         %20 = arith.addi %13, %c16 : index
//|         %21 = pto.addptr %0, %20 : <ui8, ub> -> <ui8, ub>
//|         %22 = pto.vgather2 %21, %11, %19 : !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %23 = pto.vand %22, %10, %19 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|         %24 = pto.vcmps %23, %c0_i16, %19, "ne" : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|         %25 = pto.ppack %24, "HIGHER" : !pto.mask<b16> -> !pto.mask<b8>
//|         %26 = pto.por %18, %25, %mask : !pto.mask<b8>, !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>
//|         %result = pto.vlds %2[%13] : !pto.ptr<i8, ub> -> !pto.vreg<256xi8>
//|         %27 = pto.vbitcast %7 : !pto.vreg<256xui8> -> !pto.vreg<256xi8>
//|         %28 = pto.vsel %result, %27, %26 : !pto.vreg<256xi8>, !pto.vreg<256xi8>, !pto.mask<b8> -> !pto.vreg<256xi8>
//|         pto.vsts %28, %1[%13], %mask : !pto.vreg<256xi8>, !pto.ptr<i8, ub>, !pto.mask<b8>
//|       }
//|     }
//|     return
//|   }
//|   func.func @fill(%arg0: !pto.partition_tensor_view<2x32x!pto.hif8>, %arg1: !pto.tile_buf<vec, 16x32x!pto.hif8>) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<2x32x!pto.hif8> -> !pto.ptr<!pto.hif8, gm>
//|     %1 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 16x32x!pto.hif8> -> !pto.ptr<!pto.hif8, ub>
//|     pto.barrier <PIPE_ALL>
//|     %c0_i8 = arith.constant 0 : i8
//|     %c0 = arith.constant 0 : index
//|     %c256 = arith.constant 256 : index
//|     pto.vecscope {
//|       %5 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 16x32x!pto.hif8> -> !pto.ptr<!pto.hif8, ub>
//|       %6 = pto.castptr %5 : !pto.ptr<!pto.hif8, ub> -> !pto.ptr<ui8, ub>
//|       %7 = pto.vbr %c0_i8 : i8 -> !pto.vreg<256xui8>
//|       %8 = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
//|       pto.vsts %7, %6[%c0], %8 : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|       pto.vsts %7, %6[%c256], %8 : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     %c1 = arith.constant 1 : index
//|     %2 = pto.get_tensor_view_stride %arg0, %c1 : !pto.partition_tensor_view<2x32x!pto.hif8> -> index
//|     %3 = arith.cmpi eq, %2, %c1 : index
//|     %4 = pto.get_tensor_view_stride %arg0, %c0 : !pto.partition_tensor_view<2x32x!pto.hif8> -> index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     %c16_i64 = arith.constant 16 : i64
//|     %c16 = arith.constant 16 : index
//|     %c32 = arith.constant 32 : index
//|     scf.if %3 {
//|       %5 = arith.index_cast %4 : index to i64
//|       pto.mte_gm_ub %0, %1, %c0_i64, %c32_i64 nburst(%c16_i64, %5, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<!pto.hif8, gm>, !pto.ptr<!pto.hif8, ub>, i64, i64, i64, i64, i64
//|     } else {
//|       pto.barrier <PIPE_ALL>
//|       %5 = pto.castptr %0 : !pto.ptr<!pto.hif8, gm> -> !pto.ptr<i8, gm>
//|       %6 = pto.castptr %1 : !pto.ptr<!pto.hif8, ub> -> !pto.ptr<i8, ub>
//|       scf.for %arg2 = %c0 to %c16 step %c1 {
//|         %7 = arith.muli %arg2, %4 : index
//|         scf.for %arg3 = %c0 to %c32 step %c1 {
//|           %8 = arith.muli %arg3, %2 : index
//|           %9 = arith.addi %7, %8 : index
//|           %10 = pto.load_scalar %5[%9] : <i8, gm> -> i8
//|           %11 = arith.muli %arg2, %c32 : index
//|           %12 = arith.addi %11, %arg3 : index
//|           pto.store_scalar %10, %6[%12] : <i8, ub>, i8
//|         }
//|       }
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//|   func.func @gather(%arg0: !pto.tile_buf<vec, 32x32xf8E4M3FN>, %arg1: !pto.tile_buf<vec, 32x32xf8E5M2>) {
//|     %c32_i32 = arith.constant 32 : i32
//|     %c0 = arith.constant 0 : index
//|     %c32 = arith.constant 32 : index
//|     %c1 = arith.constant 1 : index
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 32x32xf8E5M2> -> !pto.ptr<f8E5M2, ub>
//|       %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 32x32xf8E4M3FN> -> !pto.ptr<f8E4M3FN, ub>
//|       %mask, %scalar_out = pto.plt_b8 %c32_i32 : i32 -> !pto.mask<b8>, i32
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %2 = arith.muli %arg2, %c32 : index
//|         %result = pto.vlds %1[%2] : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
//|         %3 = pto.vbitcast %result : !pto.vreg<256xf8E4M3FN> -> !pto.vreg<256xf8E5M2>
//|         pto.vsts %3, %0[%2], %mask : !pto.vreg<256xf8E5M2>, !pto.ptr<f8E5M2, ub>, !pto.mask<b8>
//|       }
//|     }
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0326]: expected i8, the element type of `src`, found ui8 in `scalar`
//|   --> signs.mlir:35:29
//|    |
//| 35 |   pto.tsels ins(%m, %a, %t, %s : !m, !t, !t, ui8) outs(%t : !t)
//|    |                             ^^
//|    |
//|    = note: rule: Operands And Attributes, Immediate/Scalar Constraints
//|
//| warning: 1 warning
