// Consecutive integers from the first on, up or down; they wrap around.
// RUN: --pto-arch=a5 --entry=i32 --arg 5 --arg none:24
// EXPECT 1 i32: 5 6 7 8 9 10
// RUN: --pto-arch=a5 --entry=down --arg -32767 --arg none:6
// EXPECT 1 i16: -32767 -32768 32767
// RUN: --pto-arch=a5 --entry=rows --arg 0 --arg none:24
// EXPECT 1 i32: 0 1 2 3 4 5
func.func @i32(%s: i32, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x6>) {
  pto.tci ins(%s : i32) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x6>)
  return
}
func.func @down(%s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {
  pto.tci ins(%s : i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x3>) {descending = true}
  return
}
func.func @rows(%s: i32, %d: !pto.tile_buf<vec, 2x8xi32, valid=2x3>) {
  pto.tci ins(%s : i32) outs(%d : !pto.tile_buf<vec, 2x8xi32, valid=2x3>)
  return
}
