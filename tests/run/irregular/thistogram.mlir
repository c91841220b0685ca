// Numbers of elements for each value of a byte; of a lower one only those whose higher bytes are asked for.
// RUN: --pto-arch=a5 --entry=high --arg data:u16:0x0102,0x0103,0x0202,0x0102,0x0102,0x0203,0x0203,0xff00 --arg data:u8:0,0 --arg none:2048
// EXPECT 2 u32: 0*1 3 1 0*253 0*1 1 2 0*252 1
// RUN: --pto-arch=a5 --entry=low --arg data:u16:0x0102,0x0103,0x0202,0x0102,0x0102,0x0203,0x0203,0xff00 --arg data:u8:1,2 --arg none:2048
// EXPECT 2 u32: 0*2 2 1 0*252 0*3 2 0*252
// RUN: --pto-arch=a5 --entry=word3 --arg data:u32:0x01020304,0x01020404,0x01030304,0x02020304,0x01020304,0x02050607,0x02050608,0x02050707 --arg data:u8:0*4 --arg none:2048
// EXPECT 2 u32: 0*1 3 1 0*253 0*1 1 3 0*253
// RUN: --pto-arch=a5 --entry=word2 --arg data:u32:0x01020304,0x01020404,0x01030304,0x02020304,0x01020304,0x02050607,0x02050608,0x02050707 --arg data:u8:1,2,0,0 --arg none:2048
// EXPECT 2 u32: 0*2 2 1 0*252 0*5 3 0*250
// RUN: --pto-arch=a5 --entry=word1 --arg data:u32:0x01020304,0x01020404,0x01030304,0x02020304,0x01020304,0x02050607,0x02050608,0x02050707 --arg data:u8:1,2,0,0,2,5,0,0 --arg none:2048
// EXPECT 2 u32: 0*3 1 1 0*251 0*6 2 1 0*248
// RUN: --pto-arch=a5 --entry=word0 --arg data:u32:0x01020304,0x01020404,0x01030304,0x02020304,0x01020304,0x02050607,0x02050608,0x02050707 --arg data:u8:1,2,0,0,2,5,0,0,3,6,0,0 --arg none:2048
// EXPECT 2 u32: 0*4 1 0*251 0*7 1 1 0*247
func.func @high(%a: !pto.tile_buf<vec, 2x16xui16, valid=2x4>, %i: !pto.tile_buf<vec, 2x1xui8, blayout=col_major>, %d: !pto.tile_buf<vec, 2x256xui32>) {
  pto.thistogram ins(%a, %i : !pto.tile_buf<vec, 2x16xui16, valid=2x4>, !pto.tile_buf<vec, 2x1xui8, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x256xui32>)
  return
}
func.func @low(%a: !pto.tile_buf<vec, 2x16xui16, valid=2x4>, %i: !pto.tile_buf<vec, 2x1xui8, blayout=col_major>, %d: !pto.tile_buf<vec, 2x256xui32>) {
  pto.thistogram ins(%a, %i : !pto.tile_buf<vec, 2x16xui16, valid=2x4>, !pto.tile_buf<vec, 2x1xui8, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 2x256xui32>) {byte = 0 : i32}
  return
}
func.func @word3(%a: !pto.tile_buf<vec, 2x8xui32, valid=2x4>, %i: !pto.tile_buf<vec, 1x8xui8, valid=1x4>, %d: !pto.tile_buf<vec, 2x256xui32>) {
  pto.thistogram ins(%a, %i : !pto.tile_buf<vec, 2x8xui32, valid=2x4>, !pto.tile_buf<vec, 1x8xui8, valid=1x4>) outs(%d : !pto.tile_buf<vec, 2x256xui32>) {byte = 3 : i32}
  return
}
func.func @word2(%a: !pto.tile_buf<vec, 2x8xui32, valid=2x4>, %i: !pto.tile_buf<vec, 1x8xui8, valid=1x4>, %d: !pto.tile_buf<vec, 2x256xui32>) {
  pto.thistogram ins(%a, %i : !pto.tile_buf<vec, 2x8xui32, valid=2x4>, !pto.tile_buf<vec, 1x8xui8, valid=1x4>) outs(%d : !pto.tile_buf<vec, 2x256xui32>) {byte = 2 : i32}
  return
}
func.func @word1(%a: !pto.tile_buf<vec, 2x8xui32, valid=2x4>, %i: !pto.tile_buf<vec, 2x8xui8, valid=2x4>, %d: !pto.tile_buf<vec, 2x256xui32>) {
  pto.thistogram ins(%a, %i : !pto.tile_buf<vec, 2x8xui32, valid=2x4>, !pto.tile_buf<vec, 2x8xui8, valid=2x4>) outs(%d : !pto.tile_buf<vec, 2x256xui32>) {byte = 1 : i32}
  return
}
func.func @word0(%a: !pto.tile_buf<vec, 2x8xui32, valid=2x4>, %i: !pto.tile_buf<vec, 3x8xui8, valid=3x4>, %d: !pto.tile_buf<vec, 2x256xui32>) {
  pto.thistogram ins(%a, %i : !pto.tile_buf<vec, 2x8xui32, valid=2x4>, !pto.tile_buf<vec, 3x8xui8, valid=3x4>) outs(%d : !pto.tile_buf<vec, 2x256xui32>) {byte = 0 : i32}
  return
}
