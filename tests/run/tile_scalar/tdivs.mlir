// Quotients in either order.
// RUN: --pto-arch=a5 --entry=tile_first --arg data:f32:1,-6,0 --arg 4 --arg none:12
// EXPECT 2 f32: 0.25 -1.5 0
// RUN: --pto-arch=a5 --entry=scalar_first --arg 3 --arg data:f32:1,-6,0 --arg none:12
// EXPECT 2 f32: 3 -0.5 inf
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:7,-7,-32768 --arg -1 --arg none:6
// EXPECT 2 i16: -7 7 -32768
// RUN: --pto-arch=a5 --entry=i32_scalar_first --arg -7 --arg data:i32:2,-3 --arg none:8
// EXPECT 2 i32: -3 2
func.func @tile_first(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tdivs ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @scalar_first(%s: f32, %a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tdivs ins(%s, %a : f32, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tdivs ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)
  return
}
func.func @i32_scalar_first(%s: i32, %a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tdivs ins(%s, %a : i32, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
