// The sum of integers times a factor, then rectified: a negative sum with a negative factor is kept. 2049 is no f16, so that
// its double 4098 becomes 4096; the sum of the last place wraps around.
// RUN: --pto-arch=a5 --entry=f16 --arg data:i32:2000,-3,1,2147483647 --arg data:i32:49,1,2,2 --arg 2.0 --arg none:32 --arg none:8
// EXPECT 4 f16: 4096 0 6 0
// RUN: --pto-arch=a5 --entry=f16 --arg data:i32:2000,-3,1,2147483647 --arg data:i32:49,1,2,2 --arg -2.0 --arg none:32 --arg none:8
// EXPECT 4 f16: 0 4 0 inf
// RUN: --pto-arch=a5 --entry=f32 --arg data:i32:2000,-3,1,1073741824 --arg data:i32:49,1,2,1073741823 --arg 2.0 --arg none:32 --arg none:16
// EXPECT 4 f32: 4098 0 6 4294967296
// RUN: --pto-arch=a5 --entry=f32 --arg data:i32:2000,-3,1,1073741824 --arg data:i32:49,1,2,1073741823 --arg -2.0 --arg none:32 --arg none:16
// EXPECT 4 f32: 0 4 0 0
func.func @f16(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %s: f32, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x4>) {
  pto.tadddeqrelu ins(%a, %b, %s, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>, f32, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x4>)
  return
}
func.func @f32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %s: f32, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tadddeqrelu ins(%a, %b, %s, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>, f32, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
