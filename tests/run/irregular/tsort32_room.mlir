// A destination with fewer columns has the first of the records.
// COVERS: tsort32
// RUN: --pto-arch=a5 --arg data:f32:1,3,-2,3 --arg data:u32:1,2,3,4 --arg none:24
// EXPECT 2 u32: 0x40400000 2 0x40400000 4 0x3f800000 1
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %i: !pto.tile_buf<vec, 1x8xui32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x6>) {
  pto.tsort32 ins(%a, %i : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xui32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x6>)
  return
}
