// `(a - b) + c`.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,16777216 --arg data:f32:2,-1 --arg data:f32:3.5,-16777216 --arg none:8
// EXPECT 3 f32: 2.5 0
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-32768,4 --arg data:i16:1,5 --arg data:i16:1,6 --arg none:4
// EXPECT 3 i16: -32768 5
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %c: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tsubc ins(%a, %b, %c : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %c: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tsubc ins(%a, %b, %c : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
