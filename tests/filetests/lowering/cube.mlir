// Products: loads into L1 as fractals, windows into operand buffers, the product, the accumulator on its way out.
// RUN: %s --pto-arch=a5 --lower=vector

!a = !pto.tile_buf<mat, 64x128xf16, blayout=col_major, slayout=row_major>
!b = !pto.tile_buf<mat, 128x64xf16, slayout=col_major>
!c = !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>
!l = !pto.tile_buf<left, 64x64xf16, blayout=col_major, slayout=row_major>
!r = !pto.tile_buf<right, 64x64xf16, slayout=col_major>
!d = !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @gemm(%p: !pto.ptr<f16, gm>, %q: !pto.ptr<f16, gm>, %o: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %v = pto.make_tensor_view %p, shape = [%c64, %c128], strides = [%c128, %c1] : !pto.tensor_view<64x128xf16>
  %w = pto.make_tensor_view %q, shape = [%c128, %c64], strides = [%c1, %c128] {layout = #pto.layout<dn>} : !pto.tensor_view<128x64xf16>
  %u = pto.make_tensor_view %q, shape = [%c128, %c64], strides = [%c64, %c1] : !pto.tensor_view<128x64xf16>
  %z = pto.make_tensor_view %o, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %pv = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c64, %c128] : !pto.tensor_view<64x128xf16> -> !pto.partition_tensor_view<64x128xf16>
  %pw = pto.partition_view %w, offsets = [%c0, %c0], sizes = [%c128, %c64] : !pto.tensor_view<128x64xf16> -> !pto.partition_tensor_view<128x64xf16>
  %pu = pto.partition_view %u, offsets = [%c0, %c0], sizes = [%c128, %c64] : !pto.tensor_view<128x64xf16> -> !pto.partition_tensor_view<128x64xf16>
  %pz = pto.partition_view %z, offsets = [%c0, %c0], sizes = [%c64, %c64] : !pto.tensor_view<64x64xf32> -> !pto.partition_tensor_view<64x64xf32>
  %a = pto.alloc_tile : !a
  %b = pto.alloc_tile : !b
  %c = pto.alloc_tile : !c
  %l = pto.alloc_tile : !l
  %r = pto.alloc_tile : !r
  %d = pto.alloc_tile : !d
  pto.tload ins(%pv : !pto.partition_tensor_view<64x128xf16>) outs(%a : !a)
  pto.tload ins(%pw : !pto.partition_tensor_view<128x64xf16>) outs(%b : !b)
  pto.tload ins(%pu : !pto.partition_tensor_view<128x64xf16>) outs(%c : !c)
  pto.textract ins(%a, %c0, %c0 : !a, index, index) outs(%l : !l)
  pto.textract ins(%b, %c0, %c0 : !b, index, index) outs(%r : !r)
  pto.tmatmul ins(%l, %r : !l, !r) outs(%d : !d)
  pto.textract ins(%a, %c0, %c64 : !a, index, index) outs(%l : !l)
  // Rows of a matrix in NZ are apart.
  pto.textract ins(%c, %c64, %c0 : !c, index, index) outs(%r : !r)
  pto.tmatmul.acc ins(%d, %l, %r : !d, !l, !r) outs(%d : !d)
  pto.tstore ins(%d : !d) outs(%pz : !pto.partition_tensor_view<64x64xf32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @gemm(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, gm>, %arg2: !pto.ptr<f32, gm>) attributes {pto.buffers = {l0a = array<i64: 0, 8192>, l0b = array<i64: 0, 8192>, l0c = array<i64: 0, 16384>, l1 = array<i64: 0, 16384, 16384, 16384, 32768, 16384>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f16, l1>
//|     %c64_i64 = arith.constant 64 : i64
//|     %c128_i64 = arith.constant 128 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %false = arith.constant false
//|     pto.mte_gm_l1_frac %arg0, %0, nd2nz, shape(%c64_i64, %c128_i64), src_layout(%c256_i64), dst_group(%c1_i64, %c1_i64, %c64_i64, %c0_i64), ctrl(%c0_i64, %false) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %1 = pto.castptr %c16384_i64 : i64 -> !pto.ptr<f16, l1>
//|     pto.mte_gm_l1_frac %arg1, %1, nd2nz, shape(%c64_i64, %c128_i64), src_layout(%c256_i64), dst_group(%c1_i64, %c1_i64, %c64_i64, %c0_i64), ctrl(%c0_i64, %false) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID1>]
//|     %c32768_i64 = arith.constant 32768 : i64
//|     %2 = pto.castptr %c32768_i64 : i64 -> !pto.ptr<f16, l1>
//|     pto.mte_gm_l1_frac %arg1, %2, nd2nz, shape(%c128_i64, %c64_i64), src_layout(%c128_i64), dst_group(%c1_i64, %c1_i64, %c128_i64, %c0_i64), ctrl(%c0_i64, %false) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID2>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     %3 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f16, l0a>
//|     pto.mte_l1_l0a %0, %3, %c64_i64, %c64_i64, %c0_i64, %c0_i64 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID1>]
//|     %4 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f16, l0b>
//|     pto.mte_l1_l0b %1, %4, %c64_i64, %c64_i64, %c0_i64, %c0_i64 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
//|     pto.set_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     %5 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, l0c>
//|     pto.mad %3, %4, %5, %c64_i64, %c64_i64, %c64_i64 disable_gemv : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     pto.set_flag[<PIPE_M>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_M>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.mte_l1_l0a %0, %3, %c64_i64, %c64_i64, %c0_i64, %c64_i64 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID2>]
//|     pto.mte_l1_l0b %2, %4, %c64_i64, %c64_i64, %c64_i64, %c0_i64 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
//|     pto.set_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.mad_acc %3, %4, %5, %c64_i64, %c64_i64, %c64_i64 disable_gemv : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|     pto.set_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.mte_l0c_gm %5, %arg2, %c64_i64, %c64_i64, %c64_i64, %c64_i64, %c0_i64, %c0_i64, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
