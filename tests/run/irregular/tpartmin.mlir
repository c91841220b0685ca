// Where one source is valid only, its elements; where none is, the greatest finite value.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,5 --arg data:f32:3,nan --arg data:f32:-9,-9,-9,-9
// EXPECT 2 f32: 1 nan 5 0x7f7fffff
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:200,2 --arg data:u8:3 --arg none:2
// EXPECT 2 u8: 3 2
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x1>, %b: !pto.tile_buf<vec, 2x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x2>) {
  pto.tpartmin ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x1>, !pto.tile_buf<vec, 2x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tpartmin ins(%a, %b : !pto.tile_buf<vec, 1x32xui8, valid=1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
