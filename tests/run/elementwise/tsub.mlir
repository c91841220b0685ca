// Differences are rounded in the element type, integers wrap around.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,inf,16777216 --arg data:f32:2.5,inf,-1 --arg none:12
// EXPECT 2 f32: -1.5 nan 16777216
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:-2147483648,3 --arg data:i32:1,4 --arg none:8
// EXPECT 2 i32: 2147483647 -1
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:3 --arg data:u8:4 --arg none:1
// EXPECT 2 u8: 255
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tsub ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tsub ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %b: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tsub ins(%a, %b : !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)
  return
}
