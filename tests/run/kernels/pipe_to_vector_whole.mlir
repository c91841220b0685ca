// x y + 1, through a pipe that gives each vector core whole products. Made by generators/pipes.py.
// RUN: --pto-arch=a5 --arg npy:kernels/pipe_to_vector_whole.0.npy --arg npy:kernels/pipe_to_vector_whole.1.npy --arg zero:5120 --arg 5 --expect=2=kernels/pipe_to_vector_whole.out.npy
// ON-CHIP: 6144
func.func @cube(%x: !pto.ptr<f16, gm>, %y: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>, %rounds: index) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c80 = arith.constant 80 : index
  %to_vector = pto.import_reserved_buffer {name = "to_vector", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %to_vector : i32)
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
    pto.tpush_to_aiv(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
    pto.barrier #pto.pipe<PIPE_ALL>
  }
  return
}
func.func @vector(%x: !pto.ptr<f16, gm>, %y: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>, %rounds: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c80 = arith.constant 80 : index
  %to_vector = pto.reserve_buffer {name = "to_vector", size = 2048, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %to_vector : i32)
  %core = pto.get_subblock_idx
  %half = arith.index_cast %core : i64 to index
  %first = arith.muli %half, %c8 : index
  %one = arith.constant 1.0 : f32
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  scf.for %n = %c0 to %rounds step %c1 {
    %row = arith.muli %n, %c16 : index
    %p = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tadds ins(%p, %one : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tfree_from_aic {id = 0, split = 0}
    %dv = pto.make_tensor_view %d, shape = [%c80, %c16], strides = [%c16, %c1] : !pto.tensor_view<80x16xf32>
    %dp = pto.partition_view %dv, offsets = [%row, %c0], sizes = [%c16, %c16] : !pto.tensor_view<80x16xf32> -> !pto.partition_tensor_view<16x16xf32>
    %is = arith.cmpi eq, %half, %c0 : index
    scf.if %is {
      pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%dp : !pto.partition_tensor_view<16x16xf32>)
    }
    pto.barrier #pto.pipe<PIPE_ALL>
  }
  return
}
