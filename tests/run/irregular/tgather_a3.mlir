// By position, with the scratch that a2 and a3 need.
// COVERS: tgather
// RUN: --pto-arch=a3 --arg data:f16:1,2,3,4 --arg data:i32:3,3,0 --arg none:12 --arg none:6
// EXPECT 3 f16: 4 4 1
func.func @index_a3(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x4>, %i: !pto.tile_buf<vec, 1x16xi32, valid=1x3>, %t: !pto.tile_buf<vec, 1x16xi32, valid=1x3>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x3>) {
  pto.tgather ins(%a, %i, %t : !pto.tile_buf<vec, 1x16xf16, valid=1x4>, !pto.tile_buf<vec, 1x16xi32, valid=1x3>, !pto.tile_buf<vec, 1x16xi32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x3>)
  return
}
