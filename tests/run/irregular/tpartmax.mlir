// Where one source is valid only, its elements; where none is, the least finite value.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,5 --arg data:f32:3,-4 --arg data:f32:-9,-9,-9,-9
// EXPECT 2 f32: 3 -4 5 0xff7fffff
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2 --arg data:i16:-3 --arg none:4
// EXPECT 2 i16: 1 -2
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x1>, %b: !pto.tile_buf<vec, 2x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x2>) {
  pto.tpartmax ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x1>, !pto.tile_buf<vec, 2x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tpartmax ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
