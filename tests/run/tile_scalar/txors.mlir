// Bits of one of both.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:12,-1 --arg 10 --arg none:32 --arg none:2
// EXPECT 3 i8: 6 -11
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:0x0ff0 --arg 255 --arg none:64 --arg none:2
// EXPECT 3 i16: 0x0f0f
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %s: i8, %t: !pto.tile_buf<vec, 1x32xi8>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.txors ins(%a, %s, %t : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, i8, !pto.tile_buf<vec, 1x32xi8>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x1>, %s: i16, %t: !pto.tile_buf<vec, 1x32xi16>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x1>) {
  pto.txors ins(%a, %s, %t : !pto.tile_buf<vec, 1x16xi16, valid=1x1>, i16, !pto.tile_buf<vec, 1x32xi16>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x1>)
  return
}
