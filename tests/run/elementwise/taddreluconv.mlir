// The rectified sum is rounded to nearest even; integers saturate, floats become infinite.
// RUN: --pto-arch=a5 --entry=to_f16 --arg data:f32:1,-2,2048,65504 --arg data:f32:0.5,1,1,32 --arg none:8
// EXPECT 2 f16: 1.5 0 2048 inf
// RUN: --pto-arch=a5 --entry=to_i8 --arg data:f32:1.25,-2,100,2.25 --arg data:f32:1.25,1,100,1.25 --arg none:4
// EXPECT 2 i8: 2 0 127 4
// RUN: --pto-arch=a5 --entry=i16_to_u8 --arg data:i16:100,-3,250 --arg data:i16:27,1,50 --arg none:3
// EXPECT 2 u8: 127 0 255
func.func @to_f16(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x4>) {
  pto.taddreluconv ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x4>)
  return
}
func.func @to_i8(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.taddreluconv ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @i16_to_u8(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x3>) {
  pto.taddreluconv ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x3>)
  return
}
