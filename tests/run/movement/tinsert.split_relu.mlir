// Rows of an accumulator are split between the vector cores of a block, rectified: where one core runs all, it has the first half.
// RUN: --pto-arch=a5 --arg data:f32:-1,2,-3,4,-5,6,-7,8,-9,10,-11,12,-13,14,-15,16,-17,18,-19,20,-21,22,-23,24 --arg zero:96
// EXPECT 1 f32: 0 2 0 4 0 6 0 8 0 10 0 12 0*12
func.func @test(%a: !pto.tile_buf<acc, 32x32xf32, valid=4x6, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 4x8xf32, valid=4x6>) {
  %z = arith.constant 0 : index
  pto.tinsert ins(%a, %z, %z : !pto.tile_buf<acc, 32x32xf32, valid=4x6, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%b : !pto.tile_buf<vec, 4x8xf32, valid=4x6>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>, reluPreMode = #pto<relu_pre_mode normal_relu>}
  return
}
