// Where one source is valid only, its elements.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,3,4,5,6 --arg data:f32:10,-1 --arg none:24
// EXPECT 2 f32: 10 2 3 -4 5 6
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:65536 --arg data:i32:65536,3 --arg none:8
// EXPECT 2 i32: 0 3
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x1>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tpartmul ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x1>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>) {
  pto.tpartmul ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x1>, !pto.tile_buf<vec, 1x8xi32, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x2>)
  return
}
