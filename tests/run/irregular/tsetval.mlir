// Other elements stay as they are; 1.5 is set in the second row of 8.
// RUN: --pto-arch=a5 --entry=f32 --arg 8 --arg 1.5 --arg data:f32:1,2,3,4
// EXPECT 2 f32: 1 2 1.5 4
// RUN: --pto-arch=a5 --entry=i16 --arg 1 --arg -7 --arg data:i16:1,2
// EXPECT 2 i16: 1 -7
func.func @f32(%at: index, %v: f32, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x2>) {
  pto.tsetval ins(%at, %v : index, f32) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x2>)
  return
}
func.func @i16(%at: index, %v: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tsetval ins(%at, %v : index, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
