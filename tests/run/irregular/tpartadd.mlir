// Where one source is valid only, its elements.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,3,4,5,6 --arg data:f32:10,20 --arg none:24
// EXPECT 2 f32: 11 22 3 4 5 6
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1 --arg data:i16:32767,2,3 --arg none:6
// EXPECT 2 i16: -32768 2 3
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tpartadd ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x1>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tpartadd ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x1>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)
  return
}
