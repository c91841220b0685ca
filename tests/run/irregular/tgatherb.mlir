// An offset in bytes for each block of 32 bytes; the last block of a row may be cut.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,3,4,5,6,7,8,11,12,13,14,15,16,17,18 --arg data:i32:32,0,0,32 --arg none:88
// EXPECT 2 f32: 11 12 13 14 15 16 17 18 1 2 3 1 2 3 4 5 6 7 8 11 12 13
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:1*32,2*32,3*32 --arg data:u32:64,0 --arg none:40
// EXPECT 2 i8: 3*32 1*8
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32>, %i: !pto.tile_buf<vec, 2x8xi32, valid=2x2>, %d: !pto.tile_buf<vec, 2x16xf32, valid=2x11>) {
  pto.tgatherb ins(%a, %i : !pto.tile_buf<vec, 2x8xf32>, !pto.tile_buf<vec, 2x8xi32, valid=2x2>) outs(%d : !pto.tile_buf<vec, 2x16xf32, valid=2x11>)
  return
}
func.func @i8(%a: !pto.tile_buf<vec, 1x96xi8>, %i: !pto.tile_buf<vec, 1x8xui32, valid=1x2>, %d: !pto.tile_buf<vec, 1x64xi8, valid=1x40>) {
  pto.tgatherb ins(%a, %i : !pto.tile_buf<vec, 1x96xi8>, !pto.tile_buf<vec, 1x8xui32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x64xi8, valid=1x40>)
  return
}
