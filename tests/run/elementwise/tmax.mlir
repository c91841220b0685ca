// NaN where either is on the hardware, the first operand on the simulator; positive zero is greater.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-0.0,0,nan,2 --arg data:f32:2,0,-0.0,1,nan --arg none:20
// EXPECT 2 u32: 0x40000000 0 0 0x7fc00000 0x7fc00000
// RUN: --pto-arch=a5 --entry=f32 --numerics=cpu --arg data:f32:1,-0.0,0,nan,2 --arg data:f32:2,0,-0.0,1,nan --arg none:20
// EXPECT 2 u32: 0x40000000 0 0 0x7fc00000 0x40000000
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-1,5 --arg data:i16:1,4 --arg none:4
// EXPECT 2 i16: 1 5
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:255,1 --arg data:u8:1,2 --arg none:2
// EXPECT 2 u8: 255 2
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x5>) {
  pto.tmax ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x5>, !pto.tile_buf<vec, 1x8xf32, valid=1x5>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x5>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tmax ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tmax ins(%a, %b : !pto.tile_buf<vec, 1x32xui8, valid=1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
