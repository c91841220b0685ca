// The first row with the least.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,1,3,1,nan,2,1,2 --arg none:36 --arg none:12
// EXPECT 2 i32: 0 1 1
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:9,-1,3,8,0,3 --arg none:12 --arg none:12
// EXPECT 2 u32: 1 0 0
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %t: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x3>) {
  pto.tcolargmin ins(%a, %t : !pto.tile_buf<vec, 3x8xf32, valid=3x3>, !pto.tile_buf<vec, 3x8xf32, valid=3x3>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %t: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %d: !pto.tile_buf<vec, 1x16xui32, valid=1x3>) {
  pto.tcolargmin ins(%a, %t : !pto.tile_buf<vec, 2x16xi16, valid=2x3>, !pto.tile_buf<vec, 2x16xi16, valid=2x3>) outs(%d : !pto.tile_buf<vec, 1x16xui32, valid=1x3>)
  return
}
