// Neighbours are added.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,3,4,5,6,-1,1,16777216,1,0.5,0.25 --arg none:24
// EXPECT 1 f32: 3 7 11 0 16777216 0.75
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2048,1,1,1 --arg none:4
// EXPECT 1 f16: 2048 2
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x6>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tpairreducesum ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x6>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x4>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tpairreducesum ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
