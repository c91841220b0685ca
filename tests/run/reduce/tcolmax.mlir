// The greatest of each column.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-1,3,-5,2,nan --arg none:8
// EXPECT 1 f32: 3 nan
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-3,-2,32767,-32768 --arg none:4
// EXPECT 1 i16: 32767 -2
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tcolmax ins(%a : !pto.tile_buf<vec, 3x8xf32, valid=3x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tcolmax ins(%a : !pto.tile_buf<vec, 2x16xi16, valid=2x2>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
