// Bits of both.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:12,-1 --arg data:i8:10,85 --arg none:2
// EXPECT 2 i8: 8 85
// RUN: --pto-arch=a5 --entry=u32 --arg data:u32:0xff00ff00 --arg data:u32:0x0ff00ff0 --arg none:4
// EXPECT 2 u32: 0x0f000f00
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.tand ins(%a, %b : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, !pto.tile_buf<vec, 1x32xi8, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @u32(%a: !pto.tile_buf<vec, 1x8xui32, valid=1x1>, %b: !pto.tile_buf<vec, 1x8xui32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xui32, valid=1x1>) {
  pto.tand ins(%a, %b : !pto.tile_buf<vec, 1x8xui32, valid=1x1>, !pto.tile_buf<vec, 1x8xui32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xui32, valid=1x1>)
  return
}
