// Bits shifted right: arithmetically where they have a sign.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-8,8 --arg data:i16:1,2 --arg none:4
// EXPECT 2 i16: -4 2
// RUN: --pto-arch=a5 --entry=u16 --arg data:u16:0x8000 --arg data:u16:15 --arg none:2
// EXPECT 2 u16: 1
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:-1 --arg data:i32:31 --arg none:4
// EXPECT 2 i32: -1
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tshr ins(%a, %b : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
func.func @u16(%a: !pto.tile_buf<vec, 1x16xui16, valid=1x1>, %b: !pto.tile_buf<vec, 1x16xui16, valid=1x1>, %d: !pto.tile_buf<vec, 1x16xui16, valid=1x1>) {
  pto.tshr ins(%a, %b : !pto.tile_buf<vec, 1x16xui16, valid=1x1>, !pto.tile_buf<vec, 1x16xui16, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x16xui16, valid=1x1>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.tshr ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x1>)
  return
}
