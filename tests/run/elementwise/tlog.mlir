// Natural logarithms.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2.718281828459045,0,-1 --arg none:16
// EXPECT 1 f32 ~1e-6: 0 1 -inf nan
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2 --arg none:2
// EXPECT 1 u16: 0x398c
// RUN: --pto-arch=a5 --entry=precise --arg data:f32:2 --arg none:4
// EXPECT 1 f32 ~1e-6: 0.6931471805599453
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tlog ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.tlog ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>)
  return
}
func.func @precise(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {
  pto.tlog ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {precisionType = #pto<log_precision high_precision>}
  return
}
