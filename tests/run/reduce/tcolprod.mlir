// The product of each column.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-1,3,-5,2,0.5 --arg none:8
// EXPECT 1 f32: 6 2.5
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:65536,3,65536,-7 --arg none:8
// EXPECT 1 i32: 0 -21
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tcolprod ins(%a : !pto.tile_buf<vec, 3x8xf32, valid=3x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 2x8xi32, valid=2x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tcolprod ins(%a : !pto.tile_buf<vec, 2x8xi32, valid=2x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
