// Reciprocals.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:4,-0.5,0 --arg none:12
// EXPECT 1 f32: 0.25 -2 inf
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:3 --arg none:2
// EXPECT 1 u16: 0x3555
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.trecip ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.trecip ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>)
  return
}
