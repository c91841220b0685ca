// As tmov.split_m, columns.
// RUN: --pto-arch=a5 --arg iota:f32:24 --arg none:48
// EXPECT 1 f32: 0 1 2 6 7 8 12 13 14 18 19 20
func.func @test(%a: !pto.tile_buf<acc, 32x32xf32, valid=4x6, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 4x8xf32, valid=4x3>) {
  pto.tmov ins(%a : !pto.tile_buf<acc, 32x32xf32, valid=4x6, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.tile_buf<vec, 4x8xf32, valid=4x3>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
  return
}
