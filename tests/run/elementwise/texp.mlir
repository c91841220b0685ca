// Exponentials.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:0,1,-1,-inf,100 --arg none:20
// EXPECT 1 f32 ~1e-6: 1 2.718281828459045 0.36787944117144233 0 inf
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:0,1 --arg none:4
// EXPECT 1 u16: 0x3c00 0x4170
// RUN: --pto-arch=a5 --entry=precise --arg data:f32:2 --arg none:4
// EXPECT 1 f32 ~1e-5: 7.38905609893065
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x5>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x5>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x5>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
func.func @precise(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {precisionType = #pto<exp_precision high_precision>}
  return
}
