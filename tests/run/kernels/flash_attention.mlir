// softmax(Q K^T / 8) V of 128 queries, 128 keys and 64 elements, in blocks of 64 keys. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/flash_attention.0.npy --arg npy:kernels/flash_attention.1.npy --arg npy:kernels/flash_attention.2.npy --arg zero:16384 --arg zero:32768 --expect=4=kernels/flash_attention.out.npy,0.002,0.002
// ON-CHIP: 344576
func.func @flash_attention(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f16, gm>, %p3: !pto.ptr<f16, gm>, %p4: !pto.ptr<f32, gm>) {
  %c0 = arith.constant -1.000000e+30 : f32
  %c1 = arith.constant 0.000000e+00 : f32
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1.250000e-01 : f32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf32>
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf32>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf32>
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf32>
  %t7 = pto.alloc_tile : !pto.tile_buf<vec, 128x1xf32, valid=128x1, blayout=col_major>
  %t8 = pto.alloc_tile : !pto.tile_buf<vec, 128x64xf16>
  %t9 = pto.alloc_tile : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.texpands ins(%c0 : f32) outs(%t1 : !pto.tile_buf<vec, 128x64xf32>)
  pto.texpands ins(%c1 : f32) outs(%t3 : !pto.tile_buf<vec, 128x64xf32>)
  pto.texpands ins(%c1 : f32) outs(%t4 : !pto.tile_buf<vec, 128x64xf32>)
  %g10 = pto.make_tensor_view %p0, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
  %v11 = pto.partition_view %g10, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<128x64xf16>
  %t12 = pto.alloc_tile : !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v11 : !pto.partition_tensor_view<128x64xf16>) outs(%t12 : !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  %t13 = pto.alloc_tile : !pto.tile_buf<left, 128x64xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t12 : !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>) outs(%t13 : !pto.tile_buf<left, 128x64xf16, blayout=col_major, slayout=row_major>)
  pto.barrier <PIPE_ALL>
  scf.for %i14 = %c5 to %c2 step %c3 {
    %g15 = pto.make_tensor_view %p1, shape = [%c3, %c2], strides = [%c2, %c4] : !pto.tensor_view<?x?xf16>
    %v16 = pto.partition_view %g15, offsets = [%c5, %i14], sizes = [%c3, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<64x64xf16>
    %t17 = pto.alloc_tile : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v16 : !pto.partition_tensor_view<64x64xf16>) outs(%t17 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %t18 = pto.alloc_tile : !pto.tile_buf<right, 64x64xf16, slayout=col_major>
    pto.tmov ins(%t17 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) outs(%t18 : !pto.tile_buf<right, 64x64xf16, slayout=col_major>)
    pto.barrier <PIPE_ALL>
    pto.tmatmul ins(%t13, %t18 : !pto.tile_buf<left, 128x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) outs(%t9 : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.barrier <PIPE_ALL>
    pto.tmov ins(%t9 : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%t5 : !pto.tile_buf<vec, 128x64xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
    pto.barrier <PIPE_ALL>
    pto.tmuls ins(%t5, %c6 : !pto.tile_buf<vec, 128x64xf32>, f32) outs(%t5 : !pto.tile_buf<vec, 128x64xf32>)
    pto.trowmax ins(%t5 : !pto.tile_buf<vec, 128x64xf32>) outs(%t7 : !pto.tile_buf<vec, 128x1xf32, valid=128x1, blayout=col_major>)
    pto.trowexpand ins(%t7 : !pto.tile_buf<vec, 128x1xf32, valid=128x1, blayout=col_major>) outs(%t2 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tmax ins(%t1, %t2 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t2 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tsub ins(%t5, %t2 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t5 : !pto.tile_buf<vec, 128x64xf32>)
    pto.texp ins(%t5 : !pto.tile_buf<vec, 128x64xf32>) outs(%t5 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tsub ins(%t1, %t2 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t1 : !pto.tile_buf<vec, 128x64xf32>)
    pto.texp ins(%t1 : !pto.tile_buf<vec, 128x64xf32>) outs(%t1 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tmul ins(%t4, %t1 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t4 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tmul ins(%t3, %t1 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t3 : !pto.tile_buf<vec, 128x64xf32>)
    pto.trowsum ins(%t5 : !pto.tile_buf<vec, 128x64xf32>) outs(%t7 : !pto.tile_buf<vec, 128x1xf32, valid=128x1, blayout=col_major>)
    pto.trowexpand ins(%t7 : !pto.tile_buf<vec, 128x1xf32, valid=128x1, blayout=col_major>) outs(%t6 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tadd ins(%t4, %t6 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t4 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tmov ins(%t2 : !pto.tile_buf<vec, 128x64xf32>) outs(%t1 : !pto.tile_buf<vec, 128x64xf32>)
    pto.tcvt ins(%t5 : !pto.tile_buf<vec, 128x64xf32>) outs(%t8 : !pto.tile_buf<vec, 128x64xf16>)
    %g19 = pto.make_tensor_view %p3, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v20 = pto.partition_view %g19, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<128x64xf16>
    pto.barrier <PIPE_ALL>
    pto.tstore ins(%t8 : !pto.tile_buf<vec, 128x64xf16>) outs(%v20 : !pto.partition_tensor_view<128x64xf16>)
    pto.barrier <PIPE_ALL>
    %g21 = pto.make_tensor_view %p3, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v22 = pto.partition_view %g21, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<128x64xf16>
    %t23 = pto.alloc_tile : !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v22 : !pto.partition_tensor_view<128x64xf16>) outs(%t23 : !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %t24 = pto.alloc_tile : !pto.tile_buf<left, 128x64xf16, blayout=col_major, slayout=row_major>
    pto.tmov ins(%t23 : !pto.tile_buf<mat, 128x64xf16, blayout=col_major, slayout=row_major>) outs(%t24 : !pto.tile_buf<left, 128x64xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %g25 = pto.make_tensor_view %p2, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v26 = pto.partition_view %g25, offsets = [%i14, %c5], sizes = [%c3, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<64x64xf16>
    %t27 = pto.alloc_tile : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v26 : !pto.partition_tensor_view<64x64xf16>) outs(%t27 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %t28 = pto.alloc_tile : !pto.tile_buf<right, 64x64xf16, slayout=col_major>
    pto.tmov ins(%t27 : !pto.tile_buf<mat, 64x64xf16, blayout=col_major, slayout=row_major>) outs(%t28 : !pto.tile_buf<right, 64x64xf16, slayout=col_major>)
    pto.barrier <PIPE_ALL>
    pto.tmatmul ins(%t24, %t28 : !pto.tile_buf<left, 128x64xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x64xf16, slayout=col_major>) outs(%t9 : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.barrier <PIPE_ALL>
    pto.tmov ins(%t9 : !pto.tile_buf<acc, 128x64xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%t6 : !pto.tile_buf<vec, 128x64xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
    pto.barrier <PIPE_ALL>
    pto.tadd ins(%t3, %t6 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t3 : !pto.tile_buf<vec, 128x64xf32>)
  }
  pto.tdiv ins(%t3, %t4 : !pto.tile_buf<vec, 128x64xf32>, !pto.tile_buf<vec, 128x64xf32>) outs(%t3 : !pto.tile_buf<vec, 128x64xf32>)
  %g29 = pto.make_tensor_view %p4, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
  %v30 = pto.partition_view %g29, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<128x64xf32>
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 128x64xf32>) outs(%v30 : !pto.partition_tensor_view<128x64xf32>)
  pto.barrier <PIPE_ALL>
  return
}
