// Positive elements stay, others are multiplied; the slope is rounded to the elements: 0.1 is 0x2e66 as f16.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:2,-2,-inf --arg 0.25 --arg none:12
// EXPECT 2 f32: 2 -0.5 -inf
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2,-1 --arg 0.1 --arg none:4
// EXPECT 2 u16: 0x4000 0xae66
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tlrelu ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %s: f32, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tlrelu ins(%a, %s : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, f32) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
