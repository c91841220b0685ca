// Known answers of Philox4x32 (Random123, kat_vectors), with ten and with seven rounds.
// RUN: --pto-arch=a5 --entry=zeros --arg 0 --arg 0 --arg 0 --arg 0 --arg 0 --arg 0 --arg none:16
// EXPECT 6 u32: 0x6627e8d5 0xe169c58d 0xbc57ac4c 0x9b00dbd8
// RUN: --pto-arch=a5 --entry=ones --arg -1 --arg -1 --arg -1 --arg -1 --arg -1 --arg -1 --arg none:16
// EXPECT 6 u32: 0x408f276d 0x41c83b0e 0xa20bc7c6 0x6d5451fd
// RUN: --pto-arch=a5 --entry=seven --arg 0 --arg 0 --arg 0 --arg 0 --arg 0 --arg 0 --arg none:12
// EXPECT 6 u32: 0x5f6fb709 0x0d893f64 0x4f121f81
func.func @zeros(%k0: i32, %k1: i32, %c0: i32, %c1: i32, %c2: i32, %c3: i32, %d: !pto.tile_buf<vec, 1x8xui32, valid=1x4>) {
  pto.trandom ins(%k0, %k1, %c0, %c1, %c2, %c3 : i32, i32, i32, i32, i32, i32) outs(%d : !pto.tile_buf<vec, 1x8xui32, valid=1x4>)
  return
}
func.func @ones(%k0: i32, %k1: i32, %c0: i32, %c1: i32, %c2: i32, %c3: i32, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x4>) {
  pto.trandom ins(%k0, %k1, %c0, %c1, %c2, %c3 : i32, i32, i32, i32, i32, i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x4>)
  return
}
func.func @seven(%k0: i32, %k1: i32, %c0: i32, %c1: i32, %c2: i32, %c3: i32, %d: !pto.tile_buf<vec, 1x8xui32, valid=1x3>) {
  pto.trandom ins(%k0, %k1, %c0, %c1, %c2, %c3 {rounds = 7 : i32} : i32, i32, i32, i32, i32, i32) outs(%d : !pto.tile_buf<vec, 1x8xui32, valid=1x3>)
  return
}
