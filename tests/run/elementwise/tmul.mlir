// Products are rounded in the element type and flushed where they are denormal, integers wrap around.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2,1e-30 --arg data:f32:2,0.25,1e-10 --arg none:12
// EXPECT 2 u32: 0x40400000 0xbf000000 0
// RUN: --pto-arch=a5 --entry=f32 --numerics=cpu --arg data:f32:1.5,-2,1e-30 --arg data:f32:2,0.25,1e-10 --arg none:12
// EXPECT 2 u32: 0x40400000 0xbf000000 0x000116c2
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2049,1.5 --arg data:f16:1,1.5 --arg none:4
// EXPECT 2 f16: 2048 2.25
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:300,-3 --arg data:i16:300,4 --arg none:4
// EXPECT 2 i16: 24464 -12
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tmul ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tmul ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 1x16xf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tmul ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
