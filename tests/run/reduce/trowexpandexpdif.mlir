// Exponentials of differences, which are rounded to f32; e^-1 is 0x35e3 as f16.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,0,2,3,3,-inf --arg data:f32:1,4 --arg none:24
// EXPECT 2 f32 ~1e-6: 1 0.36787944117144233 2.718281828459045 0.36787944117144233 0.36787944117144233 0
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1,2 --arg data:f16:2 --arg none:4
// EXPECT 2 u16: 0x35e3 0x3c00
// RUN: --pto-arch=a5 --entry=swapped --arg data:f32:1 --arg data:f32:1,2 --arg none:8
// EXPECT 2 f32 ~1e-6: 1 0.36787944117144233
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.trowexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %b: !pto.tile_buf<vec, 16x1xf16, valid=1x1, blayout=col_major>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.trowexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 16x1xf16, valid=1x1, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
func.func @swapped(%b: !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>, %a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.trowexpandexpdif ins(%b, %a : !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
