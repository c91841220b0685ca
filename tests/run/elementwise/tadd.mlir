// Sums are rounded in the element type, integers wrap around.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2.5,16777216,inf,1 --arg data:f32:0.5,-2.5,1,-inf,2 --arg none:20
// EXPECT 2 f32: 1.5 0 16777216 nan 3
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2048,65504,1.5 --arg data:f16:1,32,0.25 --arg none:6
// EXPECT 2 f16: 2048 inf 1.75
// RUN: --pto-arch=a5 --entry=bf16 --arg data:bf16:256,1 --arg data:bf16:1,0.5 --arg none:4
// EXPECT 2 bf16: 256 1.5
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:32767,-5 --arg data:i16:1,7 --arg none:4
// EXPECT 2 i16: -32768 2
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:250,3 --arg data:u8:10,4 --arg none:2
// EXPECT 2 u8: 4 7
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x5>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x5>, !pto.tile_buf<vec, 1x8xf32, valid=1x5>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x5>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x3>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x3>, !pto.tile_buf<vec, 1x16xf16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x3>)
  return
}
func.func @bf16(%a: !pto.tile_buf<vec, 1x16xbf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xbf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xbf16, valid=1x2>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x16xbf16, valid=1x2>, !pto.tile_buf<vec, 1x16xbf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xbf16, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x32xui8, valid=1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
