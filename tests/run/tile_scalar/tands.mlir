// Bits of both.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:12,-1 --arg 10 --arg none:2
// EXPECT 2 i8: 8 10
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:0x0ff0 --arg 255 --arg none:2
// EXPECT 2 i16: 0x00f0
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %s: i8, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.tands ins(%a, %s : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, i8) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x1>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x1>) {
  pto.tands ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x1>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x1>)
  return
}
