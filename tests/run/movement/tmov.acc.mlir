// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-3,5,700,7,-2000.5,0.25 --arg none:24
// EXPECT 1 f32: -3 5 700 7 -2000.5 0.25
func.func @test(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tmov ins(%a : !pto.tile_buf<acc, 16x16xf32, valid=2x3, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
  return
}
