// Bits shifted left.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-1,0x4001 --arg data:i16:3,15,1 --arg none:6
// EXPECT 2 i16: 8 -32768 0x8002
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:255 --arg data:u8:4 --arg none:1
// EXPECT 2 u8: 240
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tshl ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x3>, !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %b: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tshl ins(%a, %b : !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)
  return
}
