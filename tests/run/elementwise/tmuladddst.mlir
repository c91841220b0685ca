// `src0 * src1 + dst`, rounded twice: (1 + 2^-12)^2 is 1 + 2^-11 in f32, and less that nothing.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.000244140625,2,-3 --arg data:f32:1.000244140625,3,4 --arg data:f32:-1.00048828125,1,1
// EXPECT 2 f32: 0 7 -11
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2 --arg data:f16:0.5 --arg data:f16:2048
// EXPECT 2 f16: 2048
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tmuladddst ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.tmuladddst ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x1>, !pto.tile_buf<vec, 1x16xf16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>)
  return
}
