// Positive elements stay, others are multiplied.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:2,-2,-4 --arg data:f32:0.5,0.5,-0.25 --arg none:64 --arg none:12
// EXPECT 3 f32: 2 -1 1
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2,-3 --arg data:f16:0.5,0.5 --arg none:4
// EXPECT 2 f16: 2 -1.5
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %t: !pto.tile_buf<vec, 2x32xui8>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tprelu ins(%a, %b, %t : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 2x32xui8>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tprelu ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 1x16xf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
