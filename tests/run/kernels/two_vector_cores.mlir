// A product on the cube core, and sums of rows on the two vector cores of the block: the rows of the first matrix count
// from 0, and each vector core adds half of them. Written by hand.
// RUN: --pto-arch=a5 --arg iota:f16:256 --arg iota:f16:256 --arg zero:1024 --arg iota:f32:1024 --arg zero:64 --expect=2=kernels/gemm_columns.out.npy,0,0 --expect=4=kernels/two_vector_cores.out.npy,0,0
// ON-CHIP: 5152
func.func @two_vector_cores(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, gm>, %c: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>, %e: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  pto.section.cube {
    %va = pto.make_tensor_view %a, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf16>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf16> -> !pto.partition_tensor_view<16x16xf16>
    %vb = pto.make_tensor_view %b, shape = [%c16, %c16], strides = [%c1, %c16] : !pto.tensor_view<16x16xf16>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf16> -> !pto.partition_tensor_view<16x16xf16>
    %vc = pto.make_tensor_view %c, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf32>
    %pc = pto.partition_view %vc, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf32> -> !pto.partition_tensor_view<16x16xf32>
    %la = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
    %lb = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
    %x = pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
    %y = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
    %z = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
    pto.tload ins(%pa : !pto.partition_tensor_view<16x16xf16>) outs(%la : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
    pto.tload ins(%pb : !pto.partition_tensor_view<16x16xf16>) outs(%lb : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
    pto.tmov ins(%la : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%x : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
    pto.tmov ins(%lb : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%y : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
    pto.tmatmul ins(%x, %y : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.tstore ins(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%pc : !pto.partition_tensor_view<16x16xf32>)
  }
  pto.section.vector {
    %number = pto.get_subblock_idx
    %core = arith.index_cast %number : i64 to index
    %row = arith.muli %core, %c8 : index
    %vd = pto.make_tensor_view %d, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<16x64xf32>
    %pd = pto.partition_view %vd, offsets = [%row, %c0], sizes = [%c8, %c64] : !pto.tensor_view<16x64xf32> -> !pto.partition_tensor_view<8x64xf32>
    %ve = pto.make_tensor_view %e, shape = [%c16, %c1], strides = [%c1, %c1] : !pto.tensor_view<16x1xf32>
    %pe = pto.partition_view %ve, offsets = [%row, %c0], sizes = [%c8, %c1] : !pto.tensor_view<16x1xf32> -> !pto.partition_tensor_view<8x1xf32>
    %rows = pto.alloc_tile : !pto.tile_buf<vec, 8x64xf32>
    %scratch = pto.alloc_tile : !pto.tile_buf<vec, 8x64xf32>
    %sums = pto.alloc_tile : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>
    pto.tload ins(%pd : !pto.partition_tensor_view<8x64xf32>) outs(%rows : !pto.tile_buf<vec, 8x64xf32>)
    pto.trowsum ins(%rows, %scratch : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%sums : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>)
    pto.tstore ins(%sums : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%pe : !pto.partition_tensor_view<8x1xf32>)
  }
  return
}
