// Records of value and position, the greatest first, of equals the earlier.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,-2,3 --arg data:u32:10,11,12,13 --arg none:32
// EXPECT 2 u32: 0x40400000 0x0000000b 0x40400000 0x0000000d 0x3f800000 0x0000000a 0xc0000000 0x0000000c
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1,2,-1,0.5 --arg data:i32:0x00010002,3 --arg none:32
// EXPECT 2 u16: 0x4000 0 3 0 0x3c00 0 2 1 0x3800 0 3 0 0xbc00 0 2 1
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %i: !pto.tile_buf<vec, 1x8xui32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32>) {
  pto.tsort32 ins(%a, %i : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xui32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 2x16xf16, valid=2x2>, %i: !pto.tile_buf<vec, 1x16xi32, valid=1x2>, %d: !pto.tile_buf<vec, 2x16xf16, valid=2x8>) {
  pto.tsort32 ins(%a, %i : !pto.tile_buf<vec, 2x16xf16, valid=2x2>, !pto.tile_buf<vec, 1x16xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x16xf16, valid=2x8>)
  return
}
