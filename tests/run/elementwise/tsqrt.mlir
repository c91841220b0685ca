// Square roots.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:4,2,-1 --arg none:12
// EXPECT 1 f32 ~1e-7: 2 1.4142135623730951 nan
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2 --arg none:2
// EXPECT 1 u16: 0x3da8
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tsqrt ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.tsqrt ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>)
  return
}
