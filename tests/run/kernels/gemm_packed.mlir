// A product of f16 whose second matrix stands in memory two rows at a time, their elements interleaved; both count from 0, so that the
// sums are exact. Written by hand.
// RUN: --pto-arch=a5 --arg iota:f16:256 --arg iota:f16:256 --arg zero:1024 --expect=2=kernels/gemm_packed.out.npy,0,0
// ON-CHIP: 3072
func.func @gemm_packed(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, gm>, %c: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %va = pto.make_tensor_view %a, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf16>
  %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf16> -> !pto.partition_tensor_view<16x16xf16>
  %vb = pto.make_tensor_view %b, shape = [%c8, %c2, %c16], strides = [%c32, %c1, %c2] : !pto.tensor_view<8x2x16xf16>
  %pb = pto.partition_view %vb, offsets = [%c0, %c0, %c0], sizes = [%c8, %c2, %c16] : !pto.tensor_view<8x2x16xf16> -> !pto.partition_tensor_view<8x2x16xf16>
  %vc = pto.make_tensor_view %c, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf32>
  %pc = pto.partition_view %vc, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf32> -> !pto.partition_tensor_view<16x16xf32>
  %la = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %lb = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %x = pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
  %y = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %z = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tload ins(%pa : !pto.partition_tensor_view<16x16xf16>) outs(%la : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.tload ins(%pb : !pto.partition_tensor_view<8x2x16xf16>) outs(%lb : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.tmov ins(%la : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%x : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.tmov ins(%lb : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%y : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
  pto.tmatmul ins(%x, %y : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.tstore ins(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%pc : !pto.partition_tensor_view<16x16xf32>)
  return
}
