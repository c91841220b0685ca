// Bits of one of both.
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:12,-1 --arg data:i8:10,85 --arg none:2 --arg none:2
// EXPECT 3 i8: 6 -86
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:0x0f0f0f0f --arg data:i32:0x00ff00ff --arg none:4 --arg none:4
// EXPECT 3 i32: 0x0ff00ff0
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %t: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.txor ins(%a, %b, %t : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, !pto.tile_buf<vec, 1x32xi8, valid=1x2>, !pto.tile_buf<vec, 1x32xi8, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %t: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.txor ins(%a, %b, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x1>)
  return
}
