// The difference, at least zero.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-2,nan --arg data:f32:0.5,1,1 --arg none:12
// EXPECT 2 f32: 0.5 0 nan
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:3,-4,-2147483648 --arg data:i32:1,1,1 --arg none:12
// EXPECT 2 i32: 2 0 2147483647
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tsubrelu ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x3>) {
  pto.tsubrelu ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x3>)
  return
}
