// The chosen value and its position, of equals those of the first source; where one source is valid only, its own.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,7,1,2 --arg data:f32:3,7,nan --arg data:i32:10,11,12,13 --arg data:i32:20,21,22 --arg none:16 --arg none:16
// EXPECT 4 f32: 1 7 nan 2
// EXPECT 5 i32: 10 11 22 13
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:-5 --arg data:i32:4,6 --arg data:u32:1 --arg data:u32:2,3 --arg none:8 --arg none:8
// EXPECT 4 i32: -5 6
// EXPECT 5 u32: 1 3
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %j: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %p: !pto.tile_buf<vec, 1x8xi32, valid=1x4>) {
  pto.tpartargmin ins(%a, %b, %i, %j : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x3>) outs(%d, %p : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %i: !pto.tile_buf<vec, 1x8xui32, valid=1x1>, %j: !pto.tile_buf<vec, 1x8xui32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %p: !pto.tile_buf<vec, 1x8xui32, valid=1x2>) {
  pto.tpartargmin ins(%a, %b, %i, %j : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xui32, valid=1x1>, !pto.tile_buf<vec, 1x8xui32, valid=1x2>) outs(%d, %p : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xui32, valid=1x2>)
  return
}
