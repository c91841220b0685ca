// Bits shifted left.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-1 --arg 15 --arg none:4
// EXPECT 2 i16: -32768 -32768
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:255 --arg 4 --arg none:1
// EXPECT 2 u8: 240
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tshls ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %s: i32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tshls ins(%a, %s : !pto.tile_buf<vec, 1x32xui8, valid=1x1>, i32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)
  return
}
