// Each column with a separate value.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,4,-2,5.5,3,-6 --arg data:f32:2,-4 --arg none:24
// EXPECT 2 f32: 1 -4 -2 -4 2 -6
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,3,-2,4 --arg data:i16:0,5 --arg none:8
// EXPECT 2 i16: 0 3 -2 4
// RUN: --pto-arch=a5 --entry=in_place --arg data:f32:1,4,-2,5.5,3,-6 --arg data:f32:2,-4
// EXPECT 0 f32: 1 -4 -2 -4 2 -6
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x2>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 3x8xf32, valid=3x2>) {
  pto.tcolexpandmin ins(%a, %b : !pto.tile_buf<vec, 3x8xf32, valid=3x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 3x8xf32, valid=3x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %b: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x2>) {
  pto.tcolexpandmin ins(%a, %b : !pto.tile_buf<vec, 2x16xi16, valid=2x2>, !pto.tile_buf<vec, 1x16xi16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 2x16xi16, valid=2x2>)
  return
}
func.func @in_place(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x2>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tcolexpandmin ins(%a, %b : !pto.tile_buf<vec, 3x8xf32, valid=3x2>, !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%a : !pto.tile_buf<vec, 3x8xf32, valid=3x2>)
  return
}
