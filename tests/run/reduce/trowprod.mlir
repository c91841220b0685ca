// The product of each row.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,3,2,-1,-5,0.5 --arg none:8
// EXPECT 1 f32: 6 2.5
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:300,300,2 --arg none:2
// EXPECT 1 i16: -16608
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %d: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) {
  pto.trowprod ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x3>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x1>) {
  pto.trowprod ins(%a : !pto.tile_buf<vec, 1x16xi16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x1>)
  return
}
