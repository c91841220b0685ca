// By distance in bytes.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:10,11,12,20,21,22 --arg data:i32:32,4,40 --arg none:12
// EXPECT 2 f32: 20 11 22
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:1,2,3,4 --arg data:u32:3,0,1 --arg none:3
// EXPECT 2 i8: 4 1 2
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tgatherb ins(%a, %i : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x4>, %i: !pto.tile_buf<vec, 1x32xui32, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x3>) {
  pto.tgatherb ins(%a, %i : !pto.tile_buf<vec, 1x32xi8, valid=1x4>, !pto.tile_buf<vec, 1x32xui32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x3>)
  return
}
