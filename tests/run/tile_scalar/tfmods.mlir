// The remainder has the sign of the dividend.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:5.5,-5.5 --arg 2 --arg none:8
// EXPECT 2 f32: 1.5 -1.5
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:7,-7 --arg 3 --arg none:4
// EXPECT 2 i16: 1 -1
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tfmods ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tfmods ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
