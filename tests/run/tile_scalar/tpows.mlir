// Powers; a negative power of an integer is truncated.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:2,-3,9 --arg 3 --arg none:12
// EXPECT 2 f32 ~1e-4: 8 -27 729
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:3,-2,1 --arg -1 --arg none:12
// EXPECT 2 i32: 0 0 1
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:3,-2 --arg 10 --arg none:4
// EXPECT 2 i16: -6487 1024
// RUN: --pto-arch=a5 --entry=precise --arg data:f16:4 --arg 0.5 --arg none:2
// EXPECT 2 f16: 2
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tpows ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %s: i32, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x3>) {
  pto.tpows ins(%a, %s : !pto.tile_buf<vec, 1x8xi32, valid=1x3>, i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tpows ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @precise(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %s: f16, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.tpows ins(%a, %s : !pto.tile_buf<vec, 1x16xf16, valid=1x1>, f16) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {precisionType = #pto<pow_precision high_precision>}
  return
}
