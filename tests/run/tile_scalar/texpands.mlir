// One value everywhere in the valid region.
// RUN: --pto-arch=a5 --entry=f32 --arg 1.5 --arg none:24
// EXPECT 1 f32: 1.5 1.5 1.5 1.5 1.5 1.5
// RUN: --pto-arch=a5 --entry=i16 --arg -7 --arg none:10
// EXPECT 1 i16: -7 -7 -7 -7 -7
// RUN: --pto-arch=a5 --entry=matrix --arg 2 --arg none:512
// EXPECT 1 f16: 2*256
func.func @f32(%s: f32, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.texpands ins(%s : f32) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @i16(%s: i16, %d: !pto.tile_buf<vec, 1x16xi16, valid=1x5>) {
  pto.texpands ins(%s : i16) outs(%d : !pto.tile_buf<vec, 1x16xi16, valid=1x5>)
  return
}
func.func @matrix(%s: f16, %d: !pto.tile_buf<mat, 16x16xf16>) {
  pto.texpands ins(%s : f16) outs(%d : !pto.tile_buf<mat, 16x16xf16>)
  return
}
