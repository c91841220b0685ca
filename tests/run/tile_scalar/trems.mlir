// The remainder has the sign of the divisor.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:5.5,-5.5,-4 --arg 2 --arg none:32 --arg none:12
// EXPECT 3 f32: 1.5 0.5 0
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:7,-7 --arg -3 --arg none:32 --arg none:8
// EXPECT 3 i32: -2 -1
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.trems ins(%a, %s, %t : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %s: i32, %t: !pto.tile_buf<vec, 1x8xi32>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.trems ins(%a, %s, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, i32, !pto.tile_buf<vec, 1x8xi32>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
