// Ones on one side of a diagonal.
// RUN: --pto-arch=a5 --entry=lower --arg 0 --arg none:48
// EXPECT 1 f32: 1 0 0 0 1 1 0 0 1 1 1 0
// RUN: --pto-arch=a5 --entry=above --arg 1 --arg none:32
// EXPECT 1 i32: 1 1 0 0 1 1 1 0
// RUN: --pto-arch=a5 --entry=upper --arg -1 --arg none:24
// EXPECT 1 i16: 1 1 1 1 1 1 1 1 0 1 1 1
func.func @lower(%k: i32, %d: !pto.tile_buf<vec, 3x8xf32, valid=3x4>) {
  pto.ttri ins(%k : i32) outs(%d : !pto.tile_buf<vec, 3x8xf32, valid=3x4>)
  return
}
func.func @above(%k: i32, %d: !pto.tile_buf<vec, 2x8xi32, valid=2x4>) {
  pto.ttri ins(%k : i32) outs(%d : !pto.tile_buf<vec, 2x8xi32, valid=2x4>)
  return
}
func.func @upper(%k: i32, %d: !pto.tile_buf<vec, 3x16xi16, valid=3x4>) {
  pto.ttri ins(%k {upperOrLower = 1 : i32} : i32) outs(%d : !pto.tile_buf<vec, 3x16xi16, valid=3x4>)
  return
}
