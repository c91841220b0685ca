// The least of each row.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,2,-1,-5,nan --arg none:8
// EXPECT 1 f32: 1 nan
// RUN: --pto-arch=a5 --entry=zeros --arg data:f32:0,-0.0 --arg none:4
// EXPECT 1 u32: 0x80000000
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:-3,-2,5,7,9,8 --arg none:24 --arg none:8
// EXPECT 2 i32: -3 7
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %d: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) {
  pto.trowmin ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>)
  return
}
func.func @zeros(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %d: !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>) {
  pto.trowmin ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 2x8xi32, valid=2x3>, %t: !pto.tile_buf<vec, 2x8xi32, valid=2x3>, %d: !pto.tile_buf<vec, 8x1xi32, valid=2x1, blayout=col_major>) {
  pto.trowmin ins(%a, %t : !pto.tile_buf<vec, 2x8xi32, valid=2x3>, !pto.tile_buf<vec, 2x8xi32, valid=2x3>) outs(%d : !pto.tile_buf<vec, 8x1xi32, valid=2x1, blayout=col_major>)
  return
}
