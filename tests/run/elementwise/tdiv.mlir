// Quotients of floats are rounded, those of integers truncated; the least integer by -1 wraps around.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-1,1,0 --arg data:f32:4,0,3,0 --arg none:16
// EXPECT 2 u32: 0x3e800000 0xff800000 0x3eaaaaab 0x7fc00000
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:7,-7,-32768 --arg data:i16:2,2,-1 --arg none:6
// EXPECT 2 i16: 3 -3 -32768
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1 --arg data:f16:3 --arg none:2
// EXPECT 2 u16: 0x3555
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.tdiv ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x1>, !pto.tile_buf<vec, 1x16xf16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>)
  return
}
