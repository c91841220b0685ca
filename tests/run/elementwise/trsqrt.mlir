// Reciprocals of square roots.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:4,0.25,0 --arg none:12
// EXPECT 1 f32: 0.5 2 inf
// RUN: --pto-arch=a5 --entry=precise --arg data:f16:16,2 --arg none:32 --arg none:4
// EXPECT 2 u16: 0x3400 0x39a8
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.trsqrt ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @precise(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %t: !pto.tile_buf<vec, 1x16xf16>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.trsqrt ins(%a, %t : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 1x16xf16>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {precisionType = #pto<rsqrt_precision high_precision>}
  return
}
