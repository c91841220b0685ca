// x y + 1, in global memory, in an order by events between the cores. Made by generators/pipes.py.
// RUN: --pto-arch=a5 --arg npy:kernels/pipe_events.0.npy --arg npy:kernels/pipe_events.1.npy --arg zero:5120 --arg none:5120 --arg 5 --expect=2=kernels/pipe_events.out.npy
// ON-CHIP: 3584
func.func @cube(%x: !pto.ptr<f16, gm>, %y: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>, %g: !pto.ptr<f32, gm>, %rounds: index) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c80 = arith.constant 80 : index
  %yv = pto.make_tensor_view %y, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf16>
  %yp = pto.partition_view %yv, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf16> -> !pto.partition_tensor_view<16x16xf16>
  %b = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %l = pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
  %r = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %z = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tload ins(%yp : !pto.partition_tensor_view<16x16xf16>) outs(%b : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tmov ins(%b : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%r : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
  scf.for %n = %c0 to %rounds step %c1 {
    %row = arith.muli %n, %c16 : index
    %xv = pto.make_tensor_view %x, shape = [%c80, %c16], strides = [%c16, %c1] : !pto.tensor_view<80x16xf16>
    %xp = pto.partition_view %xv, offsets = [%row, %c0], sizes = [%c16, %c16] : !pto.tensor_view<80x16xf16> -> !pto.partition_tensor_view<16x16xf16>
    %a = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%xp : !pto.partition_tensor_view<16x16xf16>) outs(%a : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tmov ins(%a : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%l : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.barrier #pto.pipe<PIPE_ALL>
    %gv = pto.make_tensor_view %g, shape = [%c80, %c16], strides = [%c16, %c1] : !pto.tensor_view<80x16xf32>
    %gp = pto.partition_view %gv, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<80x16xf32> -> !pto.partition_tensor_view<16x16xf32>
    pto.tstore ins(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%gp : !pto.partition_tensor_view<16x16xf32>)
    pto.set_intra_block #pto.pipe<PIPE_FIX>, 3
    pto.set_intra_block #pto.pipe<PIPE_FIX>, 19
    pto.wait_intra_block #pto.pipe<PIPE_FIX>, 4
    pto.wait_intra_block #pto.pipe<PIPE_FIX>, 20
    pto.barrier #pto.pipe<PIPE_ALL>
  }
  return
}
func.func @vector(%x: !pto.ptr<f16, gm>, %y: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>, %g: !pto.ptr<f32, gm>, %rounds: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c80 = arith.constant 80 : index
  %core = pto.get_subblock_idx
  %half = arith.index_cast %core : i64 to index
  %first = arith.muli %half, %c8 : index
  %one = arith.constant 1.0 : f32
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x16xf32>
  scf.for %n = %c0 to %rounds step %c1 {
    %row = arith.muli %n, %c16 : index
    %at = arith.addi %row, %first : index
    pto.wait_intra_block #pto.pipe<PIPE_MTE2>, 3
    %gv = pto.make_tensor_view %g, shape = [%c80, %c16], strides = [%c16, %c1] : !pto.tensor_view<80x16xf32>
    %gp = pto.partition_view %gv, offsets = [%first, %c0], sizes = [%c8, %c16] : !pto.tensor_view<80x16xf32> -> !pto.partition_tensor_view<8x16xf32>
    pto.tload ins(%gp : !pto.partition_tensor_view<8x16xf32>) outs(%t : !pto.tile_buf<vec, 8x16xf32>)
    pto.set_intra_block #pto.pipe<PIPE_MTE2>, 4
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tadds ins(%t, %one : !pto.tile_buf<vec, 8x16xf32>, f32) outs(%t : !pto.tile_buf<vec, 8x16xf32>)
    pto.barrier #pto.pipe<PIPE_ALL>
    %dv = pto.make_tensor_view %d, shape = [%c80, %c16], strides = [%c16, %c1] : !pto.tensor_view<80x16xf32>
    %dp = pto.partition_view %dv, offsets = [%at, %c0], sizes = [%c8, %c16] : !pto.tensor_view<80x16xf32> -> !pto.partition_tensor_view<8x16xf32>
    pto.tstore ins(%t : !pto.tile_buf<vec, 8x16xf32>) outs(%dp : !pto.partition_tensor_view<8x16xf32>)
    pto.barrier #pto.pipe<PIPE_ALL>
  }
  return
}
