// A reduction into a destination with the valid region 0x0 has no effect.
// COVERS: trowsum tcolmax
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5,6,7,8 --arg data:f32:9,9,9,9,9,9,9,9
// EXPECT 1 f32: 9 9 9 9 9 9 9 9
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32>, %kept: !pto.tile_buf<vec, 1x8xf32>) {
  %zero = arith.constant 0 : index
  %none = pto.subview %kept[%zero, %zero] sizes [1, 8] valid [%zero, %zero] : !pto.tile_buf<vec, 1x8xf32> -> !pto.tile_buf<vec, 1x8xf32, valid=0x0>
  pto.trowsum ins(%a : !pto.tile_buf<vec, 1x8xf32>) outs(%none : !pto.tile_buf<vec, 1x8xf32, valid=0x0>)
  pto.tcolmax ins(%a : !pto.tile_buf<vec, 1x8xf32>) outs(%none : !pto.tile_buf<vec, 1x8xf32, valid=0x0>)
  return
}
