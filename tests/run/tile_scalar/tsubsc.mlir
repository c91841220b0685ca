// `(a - s) + b`, rounded after the difference.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,16777216 --arg -1 --arg data:f32:3.5,-16777216 --arg none:8
// EXPECT 3 f32: 5.5 0
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-32768,4 --arg 1 --arg data:i16:1,5 --arg none:4
// EXPECT 3 i16: -32768 8
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %s: f32, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tsubsc ins(%a, %s, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, f32, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tsubsc ins(%a, %s, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
