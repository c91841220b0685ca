// Exponentials of differences, which are rounded to f32; e^-1 is 0x35e3 as f16.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,0,3,2,-inf --arg data:f32:1,4 --arg none:24
// EXPECT 2 f32 ~1e-6: 1 0.36787944117144233 0.36787944117144233 0.36787944117144233 2.718281828459045 0
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1,2 --arg data:f16:2 --arg none:4
// EXPECT 2 u16: 0x35e3 0x3c00
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x2>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 3x8xf32, valid=3x2>) {
  pto.tcolexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 3x8xf32, valid=3x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 3x8xf32, valid=3x2>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 2x16xf16, valid=2x1>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %d: !pto.tile_buf<vec, 2x16xf16, valid=2x1>) {
  pto.tcolexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 2x16xf16, valid=2x1>, !pto.tile_buf<vec, 1x16xf16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 2x16xf16, valid=2x1>)
  return
}
