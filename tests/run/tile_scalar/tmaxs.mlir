// The greater.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,nan,-0.0 --arg 0.0 --arg none:16
// EXPECT 2 u32: 0x3f800000 0x40400000 0x7fc00000 0
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-5,5 --arg -1 --arg none:4
// EXPECT 2 i16: -1 5
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tmaxs ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tmaxs ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
