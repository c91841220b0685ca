// By position, with the scratch that a2 and a3 need.
// COVERS: tgather
// RUN: --pto-arch=a3 --arg data:f16:1,2,3,4 --arg data:i32:3,3,0,1,2,0,1,1*9 --arg none:64 --arg none:32
// EXPECT 3 f16: 4 4 1 2 3 1 2*10
func.func @index_a3(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x4>, %i: !pto.tile_buf<vec, 1x16xi32>, %t: !pto.tile_buf<vec, 1x16xi32>, %d: !pto.tile_buf<vec, 1x16xf16>) {
  pto.tgather ins(%a, %i, %t : !pto.tile_buf<vec, 1x16xf16, valid=1x4>, !pto.tile_buf<vec, 1x16xi32>, !pto.tile_buf<vec, 1x16xi32>) outs(%d : !pto.tile_buf<vec, 1x16xf16>)
  return
}
