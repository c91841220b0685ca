// The greatest of each row, tail columns left out; NaN where there is one, on the simulator only where it comes first.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,2,-1,-5,-2 --arg none:8
// EXPECT 1 f32: 3 -1
// RUN: --pto-arch=a5 --entry=nan --arg data:f32:1,nan,2,nan,1,2,-inf,-inf,-inf --arg none:36 --arg none:12
// EXPECT 2 f32: nan nan -inf
// RUN: --pto-arch=a5 --entry=nan --numerics=cpu --arg data:f32:1,nan,2,nan,1,2,-inf,-inf,-inf --arg none:36 --arg none:12
// EXPECT 2 f32: 2 nan -inf
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-3,-2,32767,-32768 --arg none:4
// EXPECT 1 i16: -2 32767
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %d: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) {
  pto.trowmax ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>)
  return
}
func.func @nan(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %t: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %d: !pto.tile_buf<vec, 8x1xf32, valid=3x1, blayout=col_major>) {
  pto.trowmax ins(%a, %t : !pto.tile_buf<vec, 3x8xf32, valid=3x3>, !pto.tile_buf<vec, 3x8xf32, valid=3x3>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=3x1, blayout=col_major>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x1>) {
  pto.trowmax ins(%a : !pto.tile_buf<vec, 2x16xi16, valid=2x2>) outs(%d : !pto.tile_buf<vec, 2x16xi16, valid=2x1>)
  return
}
