// Rows of an accumulator are split between the vector cores of a block: where one core runs all, it has the first half.
// RUN: --pto-arch=a5 --arg iota:f32:24 --arg none:48
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11
func.func @test(%a: !pto.tile_buf<acc, 32x32xf32, valid=4x6, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x6>) {
  pto.tmov ins(%a : !pto.tile_buf<acc, 32x32xf32, valid=4x6, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x6>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
  return
}
