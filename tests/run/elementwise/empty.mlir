// Regions that are known to have no rows or no columns: nothing is written.
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16
// EXPECT 0 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
func.func @test(%a: !pto.tile_buf<vec, 2x8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %r = pto.subview %a[%c0, %c0] sizes [2, 8] valid [%c0, %c8] : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 2x8xf32, valid=0x8>
  %c = pto.subview %a[%c0, %c0] sizes [2, 8] valid [%c2, %c0] : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 2x8xf32, valid=2x0>
  %e = pto.subview %a[%c0, %c0] sizes [2, 8] valid [%c0, %c0] : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 2x8xf32, valid=0x0>
  pto.tadd ins(%r, %r : !pto.tile_buf<vec, 2x8xf32, valid=0x8>, !pto.tile_buf<vec, 2x8xf32, valid=0x8>) outs(%r : !pto.tile_buf<vec, 2x8xf32, valid=0x8>)
  pto.tadd ins(%c, %c : !pto.tile_buf<vec, 2x8xf32, valid=2x0>, !pto.tile_buf<vec, 2x8xf32, valid=2x0>) outs(%c : !pto.tile_buf<vec, 2x8xf32, valid=2x0>)
  pto.tadd ins(%e, %e : !pto.tile_buf<vec, 2x8xf32, valid=0x0>, !pto.tile_buf<vec, 2x8xf32, valid=0x0>) outs(%e : !pto.tile_buf<vec, 2x8xf32, valid=0x0>)
  return
}
