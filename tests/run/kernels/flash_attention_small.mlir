// softmax(Q K^T / sqrt(32)) V of 16 queries, 64 keys and 32 elements, in blocks of 32 keys. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/flash_attention_small.0.npy --arg npy:kernels/flash_attention_small.1.npy --arg npy:kernels/flash_attention_small.2.npy --arg zero:1024 --arg zero:2048 --expect=4=kernels/flash_attention_small.out.npy,0.002,0.002
// ON-CHIP: 20544
func.func @flash_attention_small(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f16, gm>, %p3: !pto.ptr<f16, gm>, %p4: !pto.ptr<f32, gm>) {
  %c0 = arith.constant -1.000000e+30 : f32
  %c1 = arith.constant 0.000000e+00 : f32
  %c2 = arith.constant 16 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 1.767767e-01 : f32
  %t1 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t2 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t3 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t4 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t5 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
  %t6 = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
  %t7 = pto.alloc_tile : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.texpands ins(%c0 : f32) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
  pto.texpands ins(%c1 : f32) outs(%t3 : !pto.tile_buf<vec, 16x32xf32>)
  pto.texpands ins(%c1 : f32) outs(%t4 : !pto.tile_buf<vec, 16x32xf32>)
  %g8 = pto.make_tensor_view %p0, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
  %v9 = pto.partition_view %g8, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x32xf16>
  %t10 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>
  pto.tload ins(%v9 : !pto.partition_tensor_view<16x32xf16>) outs(%t10 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>)
  %t11 = pto.alloc_tile : !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%t10 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>) outs(%t11 : !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>)
  scf.for %i12 = %c5 to %c6 step %c3 {
    %g13 = pto.make_tensor_view %p1, shape = [%c3, %c6], strides = [%c6, %c4] : !pto.tensor_view<?x?xf16>
    %v14 = pto.partition_view %g13, offsets = [%c5, %i12], sizes = [%c3, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x32xf16>
    %t15 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v14 : !pto.partition_tensor_view<32x32xf16>) outs(%t15 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
    %t16 = pto.alloc_tile : !pto.tile_buf<right, 32x32xf16, slayout=col_major>
    pto.tmov ins(%t15 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) outs(%t16 : !pto.tile_buf<right, 32x32xf16, slayout=col_major>)
    pto.tmatmul ins(%t11, %t16 : !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%t7 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    %t17 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>
    pto.tmov ins(%t7 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%t17 : !pto.tile_buf<vec, 16x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
    pto.tmuls ins(%t17, %c7 : !pto.tile_buf<vec, 16x32xf32>, f32) outs(%t17 : !pto.tile_buf<vec, 16x32xf32>)
    pto.trowmax ins(%t17 : !pto.tile_buf<vec, 16x32xf32>) outs(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpand ins(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t2 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tmax ins(%t1, %t2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t2 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tsub ins(%t17, %t2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t17 : !pto.tile_buf<vec, 16x32xf32>)
    pto.texp ins(%t17 : !pto.tile_buf<vec, 16x32xf32>) outs(%t17 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tsub ins(%t1, %t2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
    pto.texp ins(%t1 : !pto.tile_buf<vec, 16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tmul ins(%t4, %t1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t4 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tmul ins(%t3, %t1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t3 : !pto.tile_buf<vec, 16x32xf32>)
    pto.trowsum ins(%t17 : !pto.tile_buf<vec, 16x32xf32>) outs(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>)
    pto.trowexpand ins(%t6 : !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>) outs(%t5 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tadd ins(%t4, %t5 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t4 : !pto.tile_buf<vec, 16x32xf32>)
    pto.tmov ins(%t2 : !pto.tile_buf<vec, 16x32xf32>) outs(%t1 : !pto.tile_buf<vec, 16x32xf32>)
    %t18 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf16>
    pto.tcvt ins(%t17 : !pto.tile_buf<vec, 16x32xf32>) outs(%t18 : !pto.tile_buf<vec, 16x32xf16>)
    %g19 = pto.make_tensor_view %p3, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v20 = pto.partition_view %g19, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x32xf16>
    pto.tstore ins(%t18 : !pto.tile_buf<vec, 16x32xf16>) outs(%v20 : !pto.partition_tensor_view<16x32xf16>)
    %g21 = pto.make_tensor_view %p3, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v22 = pto.partition_view %g21, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x32xf16>
    %t23 = pto.alloc_tile : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v22 : !pto.partition_tensor_view<16x32xf16>) outs(%t23 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>)
    %t24 = pto.alloc_tile : !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>
    pto.tmov ins(%t23 : !pto.tile_buf<mat, 16x32xf16, blayout=col_major, slayout=row_major>) outs(%t24 : !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>)
    %g25 = pto.make_tensor_view %p2, shape = [%c6, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf16>
    %v26 = pto.partition_view %g25, offsets = [%i12, %c5], sizes = [%c3, %c3] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<32x32xf16>
    %t27 = pto.alloc_tile : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
    pto.tload ins(%v26 : !pto.partition_tensor_view<32x32xf16>) outs(%t27 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
    %t28 = pto.alloc_tile : !pto.tile_buf<right, 32x32xf16, slayout=col_major>
    pto.tmov ins(%t27 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) outs(%t28 : !pto.tile_buf<right, 32x32xf16, slayout=col_major>)
    pto.tmatmul ins(%t24, %t28 : !pto.tile_buf<left, 16x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 32x32xf16, slayout=col_major>) outs(%t7 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.tmov ins(%t7 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%t5 : !pto.tile_buf<vec, 16x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
    pto.tadd ins(%t3, %t5 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t3 : !pto.tile_buf<vec, 16x32xf32>)
  }
  pto.tdiv ins(%t3, %t4 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) outs(%t3 : !pto.tile_buf<vec, 16x32xf32>)
  %g29 = pto.make_tensor_view %p4, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
  %v30 = pto.partition_view %g29, offsets = [%c5, %c5], sizes = [%c2, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x32xf32>
  pto.tstore ins(%t3 : !pto.tile_buf<vec, 16x32xf32>) outs(%v30 : !pto.partition_tensor_view<16x32xf32>)
  return
}
