// The first column everywhere.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,nan --arg none:24
// EXPECT 1 f32: 1 1 2 2 nan nan
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,2,3,4,5,6 --arg none:16
// EXPECT 1 i16: 1 1 1 1 4 4 4 4
func.func @f32(%a: !pto.tile_buf<vec, 8x1xf32, valid=3x1, blayout=col_major>, %d: !pto.tile_buf<vec, 3x8xf32, valid=3x2>) {
  pto.trowexpand ins(%a : !pto.tile_buf<vec, 8x1xf32, valid=3x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 3x8xf32, valid=3x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x4>) {
  pto.trowexpand ins(%a : !pto.tile_buf<vec, 2x16xi16, valid=2x3>) outs(%d : !pto.tile_buf<vec, 2x16xi16, valid=2x4>)
  return
}
