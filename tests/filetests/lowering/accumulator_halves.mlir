// An accumulator that is split between the vector cores is one store, or two where a conversion or activation stands with it: a
// store in halves has none. The half of the first core is stored last.
// RUN: %s --pto-arch=a5 --lower=vector -O0

!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!vec = !pto.tile_buf<vec, 32x32xf32>

func.func @plain(%a: !acc, %d: !vec) {
  %z = arith.constant 0 : index
  pto.tinsert ins(%a, %z, %z : !acc, index, index) outs(%d : !vec) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
  return
}

func.func @rectified(%a: !acc, %d: !vec) {
  %z = arith.constant 0 : index
  pto.tinsert ins(%a, %z, %z : !acc, index, index) outs(%d : !vec) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>, reluPreMode = #pto<relu_pre_mode normal_relu>}
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @plain(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<vec, 32x32xf32>) {
//|     %c32_i64 = arith.constant 32 : i64
//|     %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 32x32xf32> -> !pto.ptr<f32, ub>
//|     %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024> -> !pto.ptr<f32, l0c>
//|     pto.mte_l0c_ub %1, %0, %c32_i64, %c32_i64, %c32_i64, %c32_i64, dst_mode(split_m), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @rectified(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<vec, 32x32xf32>) {
//|     %c512 = arith.constant 512 : index
//|     %c32_i64 = arith.constant 32 : i64
//|     %c16_i64 = arith.constant 16 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.tile_buf_addr %arg1 : !pto.tile_buf<vec, 32x32xf32> -> !pto.ptr<f32, ub>
//|     %1 = pto.tile_buf_addr %arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024> -> !pto.ptr<f32, l0c>
//|     %2 = pto.addptr %1, %c512 : <f32, l0c> -> <f32, l0c>
//|     pto.mte_l0c_ub %2, %0, %c32_i64, %c16_i64, %c32_i64, %c32_i64, dst_mode(%c1_i64), pre_relu(mode = normal_relu), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.mte_l0c_ub %1, %0, %c32_i64, %c16_i64, %c32_i64, %c32_i64, dst_mode(%c0_i64), pre_relu(mode = normal_relu), nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     return
//|   }
//| }
