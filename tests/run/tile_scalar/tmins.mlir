// The smaller.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,nan --arg 2 --arg none:12
// EXPECT 2 f32: 1 2 nan
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:200,5 --arg 100 --arg none:2
// EXPECT 2 u8: 100 5
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tmins ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %s: i8, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tmins ins(%a, %s : !pto.tile_buf<vec, 1x32xui8, valid=1x2>, i8) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
