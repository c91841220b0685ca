// Bits of either.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:12,-128 --arg 10 --arg none:2
// EXPECT 2 i8: 14 -118
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:0x0f00 --arg 255 --arg none:4
// EXPECT 2 i32: 0x0fff
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %s: i8, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.tors ins(%a, %s : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, i8) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %s: i32, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.tors ins(%a, %s : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x1>)
  return
}
