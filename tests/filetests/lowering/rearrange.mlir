// Rearrangement, parts, sequences, gathers and single elements.
// RUN: %s --pto-arch=a5 --lower=vector

!t = !pto.tile_buf<vec, 16x64xf32>
!part = !pto.tile_buf<vec, 16x64xf32, valid=10x40>
!h = !pto.tile_buf<vec, 16x64xf16>

// Padding after the columns and below the rows; the sum of parts.
func.func @parts(%a: !part, %b: !t, %p: !pto.tile_buf<vec, 16x64xf32, pad=3>) {
  pto.tfillpad ins(%a : !part) outs(%p : !pto.tile_buf<vec, 16x64xf32, pad=3>)
  pto.tpartadd ins(%b, %a : !t, !part) outs(%b : !t)
  return
}

func.func @transpose(%a: !pto.tile_buf<vec, 32x64xf32>, %d: !pto.tile_buf<vec, 64x32xf32>, %g: !h, %h: !pto.tile_buf<vec, 64x16xf16>) {
  pto.ttrans ins(%a : !pto.tile_buf<vec, 32x64xf32>) outs(%d : !pto.tile_buf<vec, 64x32xf32>)
  pto.ttrans ins(%g : !h) outs(%h : !pto.tile_buf<vec, 64x16xf16>)
  return
}

// Boxes: a number everywhere, rows as columns, padding, and a move to rows.
!boxes = !pto.tile_buf<vec, 32x64xf32, valid=20x40, blayout=col_major, slayout=row_major>
func.func @boxes(%a: !boxes, %t: !pto.tile_buf<vec, 64x32xf32, valid=40x20, blayout=col_major, slayout=row_major>, %p: !pto.tile_buf<vec, 32x64xf32, blayout=col_major, slayout=row_major, pad=1>, %r: !pto.tile_buf<vec, 32x64xf32, valid=20x40>, %number: f32) {
  pto.texpands ins(%number : f32) outs(%a : !boxes)
  pto.ttrans ins(%a : !boxes) outs(%t : !pto.tile_buf<vec, 64x32xf32, valid=40x20, blayout=col_major, slayout=row_major>)
  pto.tfillpad ins(%a : !boxes) outs(%p : !pto.tile_buf<vec, 32x64xf32, blayout=col_major, slayout=row_major, pad=1>)
  pto.tmov ins(%a : !boxes) outs(%r : !pto.tile_buf<vec, 32x64xf32, valid=20x40>)
  return
}

func.func @numbers(%d: !pto.tile_buf<vec, 1x80xi32>, %e: !pto.tile_buf<vec, 1x80xf16>, %t: !pto.tile_buf<vec, 1x80xf16>, %k: index) -> f16 {
  %c7 = arith.constant 7 : i32
  pto.tci ins(%c7 {descending = true} : i32) outs(%d : !pto.tile_buf<vec, 1x80xi32>)
  pto.tgather ins(%t, %d : !pto.tile_buf<vec, 1x80xf16>, !pto.tile_buf<vec, 1x80xi32>) outs(%e : !pto.tile_buf<vec, 1x80xf16>)
  %v = pto.tgetval ins(%e, %k : !pto.tile_buf<vec, 1x80xf16>, index) outs : f16
  pto.tsetval ins(%k, %v : index, f16) outs(%t : !pto.tile_buf<vec, 1x80xf16>)
  return %v : f16
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @parts(%arg0: !pto.tile_buf<vec, 16x64xf32, valid=10x40>, %arg1: !pto.tile_buf<vec, 16x64xf32>, %arg2: !pto.tile_buf<vec, 16x64xf32, pad=3>) {
//|     %c40_i32 = arith.constant 40 : i32
//|     %c-8388609_i32 = arith.constant -8388609 : i32
//|     %c0 = arith.constant 0 : index
//|     %c10 = arith.constant 10 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c64_i32 = arith.constant 64 : i32
//|     %c6 = arith.constant 6 : index
//|     %c16 = arith.constant 16 : index
//|     %c0_i32 = arith.constant 0 : i32
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 16x64xf32> -> !pto.ptr<f32, ub>
//|       %1 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 16x64xf32, pad=3> -> !pto.ptr<f32, ub>
//|       %2 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 16x64xf32, valid=10x40> -> !pto.ptr<f32, ub>
//|       %3 = pto.castptr %2 : !pto.ptr<f32, ub> -> !pto.ptr<ui32, ub>
//|       %4 = pto.castptr %1 : !pto.ptr<f32, ub> -> !pto.ptr<ui32, ub>
//|       %mask, %scalar_out = pto.plt_b32 %c40_i32 : i32 -> !pto.mask<b32>, i32
//|       %5 = pto.vbr %c-8388609_i32 : i32 -> !pto.vreg<64xui32>
//|       %6 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg3 = %c0 to %c10 step %c1 {
//|         %7 = arith.muli %arg3, %c64 : index
//|         %result = pto.vlds %3[%7] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
//|         pto.vsts %result, %4[%7], %mask : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.mask<b32>
//|       }
//|       scf.for %arg3 = %c0 to %c10 step %c1 {
//|         %mask_0, %scalar_out_1 = pto.plt_b32 %c64_i32 : i32 -> !pto.mask<b32>, i32
//|         %7 = pto.pnot %mask, %mask_0 : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %8 = arith.muli %arg3, %c64 : index
//|         pto.vsts %5, %4[%8], %7 : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.mask<b32>
//|       }
//|       scf.for %arg3 = %c0 to %c6 step %c1 {
//|         %7 = arith.addi %arg3, %c10 : index
//|         %8 = arith.muli %7, %c64 : index
//|         pto.vsts %5, %4[%8], %6 : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       scf.for %arg3 = %c0 to %c16 step %c1 {
//|         %7 = arith.cmpi ult, %arg3, %c10 : index
//|         %8 = arith.select %7, %arg3, %c0 : index
//|         %9 = arith.select %7, %c40_i32, %c0_i32 : i32
//|         %mask_0, %scalar_out_1 = pto.plt_b32 %c64_i32 : i32 -> !pto.mask<b32>, i32
//|         %mask_2, %scalar_out_3 = pto.plt_b32 %9 : i32 -> !pto.mask<b32>, i32
//|         %10 = pto.pand %mask_0, %mask_2, %6 : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %11 = pto.por %mask_0, %mask_2, %6 : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|         %12 = arith.muli %arg3, %c64 : index
//|         %result = pto.vlds %0[%12] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %13 = arith.muli %8, %c64 : index
//|         %result_4 = pto.vlds %2[%13] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %14 = pto.vadd %result, %result_4, %10 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %15 = pto.vsel %result, %result_4, %mask_0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %16 = pto.vsel %14, %15, %10 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %16, %0[%12], %11 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @transpose(%arg0: !pto.tile_buf<vec, 32x64xf32>, %arg1: !pto.tile_buf<vec, 64x32xf32>, %arg2: !pto.tile_buf<vec, 16x64xf16>, %arg3: !pto.tile_buf<vec, 64x16xf16>) {
//|     %c0_i32 = arith.constant 0 : i32
//|     %c31_i32 = arith.constant 31 : i32
//|     %c0_i16 = arith.constant 0 : i16
//|     %c15_i16 = arith.constant 15 : i16
//|     %c5_i16 = arith.constant 5 : i16
//|     %c64_i32 = arith.constant 64 : i32
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %c2 = arith.constant 2 : index
//|     %c32 = arith.constant 32 : index
//|     %c4_i16 = arith.constant 4 : i16
//|     %c64_i16 = arith.constant 64 : i16
//|     %c8 = arith.constant 8 : index
//|     %c16 = arith.constant 16 : index
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg3 : !pto.tile_buf<vec, 64x16xf16> -> !pto.ptr<f16, ub>
//|       %1 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 16x64xf16> -> !pto.ptr<f16, ub>
//|       %2 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 64x32xf32> -> !pto.ptr<f32, ub>
//|       %3 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 32x64xf32> -> !pto.ptr<f32, ub>
//|       %4 = pto.vci %c0_i32 : i32 -> !pto.vreg<64xui32>
//|       %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %6 = pto.vbr %c31_i32 : i32 -> !pto.vreg<64xui32>
//|       %7 = pto.vci %c0_i16 : i16 -> !pto.vreg<128xui16>
//|       %8 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %9 = pto.vbr %c15_i16 : i16 -> !pto.vreg<128xui16>
//|       %10 = pto.vshrs %4, %c5_i16, %5 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %11 = pto.vand %4, %6, %5 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %12 = pto.vmuls %11, %c64_i32, %5 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %13 = pto.vadd %10, %12, %5 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       scf.for %arg4 = %c0 to %c64 step %c2 {
//|         %18 = arith.muli %arg4, %c32 : index
//|         %19 = pto.addptr %3, %arg4 : <f32, ub> -> <f32, ub>
//|         %20 = pto.vgather2 %19, %13, %5 : !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %20, %2[%18], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       %14 = pto.vshrs %7, %c4_i16, %8 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %15 = pto.vand %7, %9, %8 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %16 = pto.vmuls %15, %c64_i16, %8 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       %17 = pto.vadd %14, %16, %8 : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
//|       scf.for %arg4 = %c0 to %c64 step %c8 {
//|         %18 = arith.muli %arg4, %c16 : index
//|         %19 = pto.addptr %1, %arg4 : <f16, ub> -> <f16, ub>
//|         %20 = pto.vgather2 %19, %17, %8 : !pto.ptr<f16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         pto.vsts %20, %0[%18], %8 : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
//|       }
//|     }
//|     return
//|   }
//|   func.func @boxes(%arg0: !pto.tile_buf<vec, 32x64xf32, valid=20x40, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<vec, 64x32xf32, valid=40x20, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<vec, 32x64xf32, blayout=col_major, slayout=row_major, pad=1>, %arg3: !pto.tile_buf<vec, 32x64xf32, valid=20x40>, %arg4: f32) {
//|     %c0_i32 = arith.constant 0 : i32
//|     %c7_i32 = arith.constant 7 : i32
//|     %c40_i32 = arith.constant 40 : i32
//|     %c24_i32 = arith.constant 24 : i32
//|     %c48_i32 = arith.constant 48 : i32
//|     %c3_i16 = arith.constant 3 : i16
//|     %c256_i32 = arith.constant 256 : i32
//|     %c0 = arith.constant 0 : index
//|     %c20 = arith.constant 20 : index
//|     %c1 = arith.constant 1 : index
//|     %c8 = arith.constant 8 : index
//|     %c8_i32 = arith.constant 8 : i32
//|     %c512 = arith.constant 512 : index
//|     %c2 = arith.constant 2 : index
//|     %c1280 = arith.constant 1280 : index
//|     %c12 = arith.constant 12 : index
//|     %c64 = arith.constant 64 : index
//|     pto.vecscope {
//|       %0 = pto.tile_buf_addr %arg3 : !pto.tile_buf<vec, 32x64xf32, valid=20x40> -> !pto.ptr<f32, ub>
//|       %1 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 32x64xf32, blayout=col_major, slayout=row_major, pad=1> -> !pto.ptr<f32, ub>
//|       %2 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 64x32xf32, valid=40x20, blayout=col_major, slayout=row_major> -> !pto.ptr<f32, ub>
//|       %3 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 32x64xf32, valid=20x40, blayout=col_major, slayout=row_major> -> !pto.ptr<f32, ub>
//|       %4 = pto.vbr %arg4 : f32 -> !pto.vreg<64xf32>
//|       %5 = pto.vci %c0_i32 : i32 -> !pto.vreg<64xui32>
//|       %6 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %7 = pto.vbr %c7_i32 : i32 -> !pto.vreg<64xui32>
//|       %mask, %scalar_out = pto.plt_b32 %c40_i32 : i32 -> !pto.mask<b32>, i32
//|       %8 = pto.vbr %c0_i32 : i32 -> !pto.vreg<64xui32>
//|       %9 = pto.vbr %c24_i32 : i32 -> !pto.vreg<64xui32>
//|       %mask_0, %scalar_out_1 = pto.plt_b32 %c48_i32 : i32 -> !pto.mask<b32>, i32
//|       %10 = pto.vshrs %5, %c3_i16, %6 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %11 = pto.vand %5, %7, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %12 = pto.vmuls %10, %c256_i32, %6 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %13 = pto.vadd %12, %11, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       scf.for %arg5 = %c0 to %c20 step %c1 {
//|         %24 = arith.muli %arg5, %c8 : index
//|         %25 = pto.addptr %3, %24 : <f32, ub> -> <f32, ub>
//|         pto.vscatter %4, %25, %13, %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       %14 = pto.vmuls %5, %c8_i32, %6 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       scf.for %arg5 = %c0 to %c20 step %c1 {
//|         %24 = arith.muli %arg5, %c8 : index
//|         %25 = pto.addptr %3, %24 : <f32, ub> -> <f32, ub>
//|         %26 = pto.vgather2 %25, %13, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %27 = arith.divui %arg5, %c8 : index
//|         %28 = arith.muli %27, %c8 : index
//|         %29 = arith.subi %arg5, %28 : index
//|         %30 = arith.muli %27, %c512 : index
//|         %31 = arith.addi %30, %29 : index
//|         %32 = pto.addptr %2, %31 : <f32, ub> -> <f32, ub>
//|         pto.vscatter %26, %32, %14, %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       scf.for %arg5 = %c0 to %c20 step %c1 {
//|         %24 = arith.muli %arg5, %c8 : index
//|         %25 = pto.addptr %3, %24 : <f32, ub> -> <f32, ub>
//|         %26 = pto.vgather2 %25, %13, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %27 = pto.addptr %1, %24 : <f32, ub> -> <f32, ub>
//|         pto.vscatter %26, %27, %13, %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       }
//|       %15 = pto.vdiv %5, %9, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %16 = pto.vmuls %15, %c24_i32, %6 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %17 = pto.vsub %5, %16, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %18 = pto.vmuls %15, %c8_i32, %6 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %19 = pto.vshrs %17, %c3_i16, %6 : !pto.vreg<64xui32>, i16, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %20 = pto.vand %17, %7, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %21 = pto.vmuls %19, %c256_i32, %6 : !pto.vreg<64xui32>, i32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %22 = pto.vadd %21, %20, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       %23 = pto.vadd %18, %22, %6 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|       scf.for %arg5 = %c0 to %c20 step %c2 {
//|         %24 = pto.vbitcast %8 : !pto.vreg<64xui32> -> !pto.vreg<64xf32>
//|         %25 = arith.muli %arg5, %c8 : index
//|         %26 = arith.addi %25, %c1280 : index
//|         %27 = pto.addptr %1, %26 : <f32, ub> -> <f32, ub>
//|         pto.vscatter %24, %27, %23, %mask_0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       }
//|       scf.for %arg5 = %c0 to %c12 step %c1 {
//|         %24 = pto.vbitcast %8 : !pto.vreg<64xui32> -> !pto.vreg<64xf32>
//|         %25 = arith.addi %arg5, %c20 : index
//|         %26 = arith.muli %25, %c8 : index
//|         %27 = pto.addptr %1, %26 : <f32, ub> -> <f32, ub>
//|         pto.vscatter %24, %27, %13, %6 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       scf.for %arg5 = %c0 to %c20 step %c1 {
//|         %24 = arith.muli %arg5, %c8 : index
//|         %25 = pto.addptr %3, %24 : <f32, ub> -> <f32, ub>
//|         %26 = pto.vgather2 %25, %13, %mask : !pto.ptr<f32, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %27 = arith.muli %arg5, %c64 : index
//|         pto.vsts %26, %0[%27], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @numbers(%arg0: !pto.tile_buf<vec, 1x80xi32>, %arg1: !pto.tile_buf<vec, 1x80xf16>, %arg2: !pto.tile_buf<vec, 1x80xf16>, %arg3: index) -> f16 {
//|     %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 1x80xf16> -> !pto.ptr<f16, ub>
//|     %1 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 1x80xf16> -> !pto.ptr<f16, ub>
//|     %c16_i32 = arith.constant 16 : i32
//|     %c7_i32 = arith.constant 7 : i32
//|     %c0 = arith.constant 0 : index
//|     %c-64_i32 = arith.constant -64 : i32
//|     %c64 = arith.constant 64 : index
//|     pto.vecscope {
//|       %3 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 1x80xf16> -> !pto.ptr<f16, ub>
//|       %4 = pto.tile_buf_addr %arg2 : !pto.tile_buf<vec, 1x80xf16> -> !pto.ptr<f16, ub>
//|       %5 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 1x80xi32> -> !pto.ptr<i32, ub>
//|       %6 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %mask, %scalar_out = pto.plt_b32 %c16_i32 : i32 -> !pto.mask<b32>, i32
//|       %7 = pto.vci %c7_i32 {order = "DESC"} : i32 -> !pto.vreg<64xi32>
//|       pto.vsts %7, %5[%c0], %6 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
//|       %8 = pto.vadds %7, %c-64_i32, %6 : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
//|       pto.vsts %8, %5[%c64], %mask : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
//|       pto.mem_bar "VV_ALL"
//|       %result = pto.vlds %5[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
//|       %9 = pto.vbitcast %result : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|       %10 = pto.pbitcast %6 : !pto.mask<b32> -> !pto.mask<b16>
//|       %11 = pto.vgather2 %4, %9, %10 : !pto.ptr<f16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|       pto.vsts %11, %3[%c0], %6 {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b32>
//|       %result_0 = pto.vlds %5[%c64] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
//|       %12 = pto.vbitcast %result_0 : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|       %13 = pto.pbitcast %mask : !pto.mask<b32> -> !pto.mask<b16>
//|       %14 = pto.vgather2 %4, %12, %13 : !pto.ptr<f16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|       pto.vsts %14, %3[%c64], %mask {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b32>
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_S>, <EVENT_ID0>]
//|     %2 = pto.load_scalar %0[%arg3] : <f16, ub> -> f16
//|     pto.store_scalar %2, %1[%arg3] : <f16, ub>, f16
//|     return %2 : f16
//|   }
//| }
