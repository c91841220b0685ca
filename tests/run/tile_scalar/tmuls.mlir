// Products.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2 --arg 0.5 --arg none:8
// EXPECT 2 f32: 0.75 -1
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:300,-3 --arg 300 --arg none:4
// EXPECT 2 i16: 24464 -900
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tmuls ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x2>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 1x16xi16, valid=1x2>, %s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x2>) {
  pto.tmuls ins(%a, %s : !pto.tile_buf<vec, 1x16xi16, valid=1x2>, i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x2>)
  return
}
