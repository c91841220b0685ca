// A mask needs a bit for each column.
// COVERS: tcmp
// RUN: --pto-arch=a5 --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg none:1
func.func @test(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x1>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp eq>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x1>)  // FAULT PTO1514
  return
}
