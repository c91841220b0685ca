// Bits shifted right: arithmetically where they have a sign.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-8,9 --arg 1 --arg none:4
// EXPECT 2 i16: -4 4
// RUN: --pto-arch=a5 --entry=u16 --arg data:u16:0x8000 --arg 15 --arg none:2
// EXPECT 2 u16: 1
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tshrs ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @u16(%a: !pto.tile_buf<vec, 1x16xui16, valid=1x1>, %s: i32, %d: !pto.tile_buf<vec, 1x16xui16, valid=1x1>) {
  pto.tshrs ins(%a, %s : !pto.tile_buf<vec, 1x16xui16, valid=1x1>, i32) outs(%d : !pto.tile_buf<vec, 1x16xui16, valid=1x1>)
  return
}
