// The first of the 32 bytes of a row count, and where both sources cover the destination the second one has the values.
// COVERS: trowexpandadd trowexpandsub
// RUN: --pto-arch=a5 --entry=test --arg data:f32:1,2,3 --arg data:f32:2,5,7,nan*5 --arg none:12
// EXPECT 2 f32: 3 4 5
// RUN: --pto-arch=a5 --entry=both --arg data:f32:1,2,3,4,5,6 --arg data:f32:2,5,7,-1,9,9 --arg none:24
// EXPECT 2 f32: -1 0 1 5 6 7
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.trowexpandadd ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @both(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.trowexpandsub ins(%a, %b : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 2x8xf32, valid=2x3>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
