// Differences.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2.5 --arg 0.5 --arg none:8
// EXPECT 2 f32: 0.5 2
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:-2147483648,5 --arg 1 --arg none:8
// EXPECT 2 i32: 2147483647 4
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:3 --arg 4 --arg none:1
// EXPECT 2 u8: 255
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tsubs ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %s: i32, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tsubs ins(%a, %s : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %s: i8, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tsubs ins(%a, %s : !pto.tile_buf<vec, 1x32xui8, valid=1x1>, i8) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)
  return
}
