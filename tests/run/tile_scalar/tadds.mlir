// Sums; the scalar takes the type of the elements.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2.5,-3 --arg 0.5 --arg none:12
// EXPECT 2 f32: 1.5 3 -2.5
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:32767,-5 --arg 1 --arg none:4
// EXPECT 2 i16: -32768 -4
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2048,1 --arg 1 --arg none:4
// EXPECT 2 f16: 2048 2
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tadds ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tadds ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %s: f16, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tadds ins(%a, %s : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, f16) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
