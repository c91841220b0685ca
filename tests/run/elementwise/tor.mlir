// Bits of either.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:12,-128 --arg data:i8:10,1 --arg none:2
// EXPECT 2 i8: 14 -127
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:0x0f00 --arg data:i16:0x00f0 --arg none:2
// EXPECT 2 i16: 0x0ff0
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.tor ins(%a, %b : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, !pto.tile_buf<vec, 1x32xi8, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x1>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x1>) {
  pto.tor ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x1>, !pto.tile_buf<vec, 1x16xi16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x1>)
  return
}
