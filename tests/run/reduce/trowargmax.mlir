// The first column with the greatest.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,3,-1,-5,-2,1,nan,2 --arg none:36 --arg none:12
// EXPECT 2 i32: 1 0 1
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-3,-2,-2,-9,0,0,1,1 --arg none:16 --arg none:8
// EXPECT 2 u32: 1 2
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %t: !pto.tile_buf<vec, 3x8xf32, valid=3x3>, %d: !pto.tile_buf<vec, 8x1xi32, valid=3x1, blayout=col_major>) {
  pto.trowargmax ins(%a, %t : !pto.tile_buf<vec, 3x8xf32, valid=3x3>, !pto.tile_buf<vec, 3x8xf32, valid=3x3>) outs(%d : !pto.tile_buf<vec, 8x1xi32, valid=3x1, blayout=col_major>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %t: !pto.tile_buf<vec, 2x16xi16, valid=2x4>, %d: !pto.tile_buf<vec, 8x1xui32, valid=2x1, blayout=col_major>) {
  pto.trowargmax ins(%a, %t : !pto.tile_buf<vec, 2x16xi16, valid=2x4>, !pto.tile_buf<vec, 2x16xi16, valid=2x4>) outs(%d : !pto.tile_buf<vec, 8x1xui32, valid=2x1, blayout=col_major>)
  return
}
