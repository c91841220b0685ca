// The remainder has the sign of the divisor.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:5.5,-5.5,5.5,-4,1 --arg data:f32:2,2,-2,2,0 --arg none:64 --arg none:20
// EXPECT 3 f32: 1.5 0.5 -0.5 0 nan
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:7,-7,7,-6 --arg data:i32:3,3,-3,3 --arg none:64 --arg none:16
// EXPECT 3 i32: 1 2 -2 0
// RUN: --pto-arch=a5 --entry=no_scratch --arg data:f16:-1.5,7 --arg data:f16:1,4 --arg none:4
// EXPECT 2 f16: 0.5 3
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x5>, %t: !pto.tile_buf<vec, 2x8xf32>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x5>) {
  pto.trem ins(%a, %b, %t : !pto.tile_buf<vec, 1x8xf32, valid=1x5>, !pto.tile_buf<vec, 1x8xf32, valid=1x5>, !pto.tile_buf<vec, 2x8xf32>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x5>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %t: !pto.tile_buf<vec, 2x8xi32>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x4>) {
  pto.trem ins(%a, %b, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>, !pto.tile_buf<vec, 2x8xi32>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x4>)
  return
}
func.func @no_scratch(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.trem ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 1x16xf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
