// All bits are flipped.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:0,5 --arg none:4
// EXPECT 1 i16: -1 -6
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:240 --arg none:1
// EXPECT 1 u8: 15
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tnot ins(%a : !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tnot ins(%a : !pto.tile_buf<vec, 1x32xui8, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)
  return
}
