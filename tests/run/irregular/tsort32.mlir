// Records of value and position, the greatest first, of equals the earlier; groups of 32.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,-2,3 --arg data:u32:10,11,12,13 --arg none:32
// EXPECT 2 u32: 0x40400000 0x0000000b 0x40400000 0x0000000d 0x3f800000 0x0000000a 0xc0000000 0x0000000c
// RUN: --pto-arch=a5 --entry=groups --arg data:f32:0*31,1,5,9,nan --arg data:u32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34 --arg none:280
// EXPECT 2 u32: 0x3f800000 0x0000001f 0x00000000 0x00000000 0x00000000 0x00000001 0x00000000 0x00000002 0x00000000 0x00000003 0x00000000 0x00000004 0x00000000 0x00000005 0x00000000 0x00000006 0x00000000 0x00000007 0x00000000 0x00000008 0x00000000 0x00000009 0x00000000 0x0000000a 0x00000000 0x0000000b 0x00000000 0x0000000c 0x00000000 0x0000000d 0x00000000 0x0000000e 0x00000000 0x0000000f 0x00000000 0x00000010 0x00000000 0x00000011 0x00000000 0x00000012 0x00000000 0x00000013 0x00000000 0x00000014 0x00000000 0x00000015 0x00000000 0x00000016 0x00000000 0x00000017 0x00000000 0x00000018 0x00000000 0x00000019 0x00000000 0x0000001a 0x00000000 0x0000001b 0x00000000 0x0000001c 0x00000000 0x0000001d 0x00000000 0x0000001e 0x7fc00000 0x00000022 0x41100000 0x00000021 0x40a00000 0x00000020
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1,2,-1,0.5 --arg data:i32:0x00010002,3 --arg none:32
// EXPECT 2 u16: 0x4000 0 3 0 0x3c00 0 2 1 0x3800 0 3 0 0xbc00 0 2 1
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %i: !pto.tile_buf<vec, 1x8xui32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32>) {
  pto.tsort32 ins(%a, %i : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xui32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32>)
  return
}
func.func @groups(%a: !pto.tile_buf<vec, 1x40xf32, valid=1x35>, %i: !pto.tile_buf<vec, 1x40xui32, valid=1x35>, %d: !pto.tile_buf<vec, 1x72xf32, valid=1x70>) {
  pto.tsort32 ins(%a, %i : !pto.tile_buf<vec, 1x40xf32, valid=1x35>, !pto.tile_buf<vec, 1x40xui32, valid=1x35>) outs(%d : !pto.tile_buf<vec, 1x72xf32, valid=1x70>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 2x16xf16, valid=2x2>, %i: !pto.tile_buf<vec, 1x16xi32, valid=1x2>, %d: !pto.tile_buf<vec, 2x16xf16, valid=2x8>) {
  pto.tsort32 ins(%a, %i : !pto.tile_buf<vec, 2x16xf16, valid=2x2>, !pto.tile_buf<vec, 1x16xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x16xf16, valid=2x8>)
  return
}
