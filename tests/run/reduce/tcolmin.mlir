// The least of each column.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-1,3,-5,2,nan --arg none:8
// EXPECT 1 f32: 1 nan
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:250,3,4,5 --arg none:2
// EXPECT 1 u8: 4 3
func.func @f32(%a: !pto.tile_buf<vec, 3x8xf32, valid=3x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tcolmin ins(%a : !pto.tile_buf<vec, 3x8xf32, valid=3x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @u8(%a: !pto.tile_buf<vec, 2x32xui8, valid=2x2>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcolmin ins(%a : !pto.tile_buf<vec, 2x32xui8, valid=2x2>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
