// The remainder has the sign of the dividend.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:5.5,-5.5,5.5,1 --arg data:f32:2,2,-2,0 --arg none:16
// EXPECT 2 f32: 1.5 -1.5 1.5 nan
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:7,-7,7 --arg data:i16:3,3,-3 --arg none:6
// EXPECT 2 i16: 1 -1 1
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tfmod ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tfmod ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)
  return
}
