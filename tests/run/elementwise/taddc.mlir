// The first sum is rounded before the second: 2^24 + 1 is 2^24, and with -2^24 nothing is left.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,16777216 --arg data:f32:2,1 --arg data:f32:3.5,-16777216 --arg none:8
// EXPECT 3 f32: 6.5 0
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:2147483647,4 --arg data:i32:1,5 --arg data:i32:1,6 --arg none:8
// EXPECT 3 i32: -2147483647 15
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %c: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.taddc ins(%a, %b, %c : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %c: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.taddc ins(%a, %b, %c : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
