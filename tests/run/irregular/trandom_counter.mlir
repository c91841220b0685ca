// Written by irregular.py.
// The counter counts up for each four words, as one number of 128 bits.
// COVERS: trandom
// RUN: --pto-arch=a5 --arg 5 --arg -2147483648 --arg -1 --arg -1 --arg -1 --arg -1 --arg none:32
// EXPECT 6 u32: 0x97a94960 0xe2b9c444 0x0ac6d518 0xdd2c1e73 0xf8802c11 0x02d57a31 0x4a22c87b 0x78e609c8
func.func @test(%k0: i32, %k1: i32, %c0: i32, %c1: i32, %c2: i32, %c3: i32, %d: !pto.tile_buf<vec, 1x8xui32>) {
  pto.trandom ins(%k0, %k1, %c0, %c1, %c2, %c3 : i32, i32, i32, i32, i32, i32) outs(%d : !pto.tile_buf<vec, 1x8xui32>)
  return
}
