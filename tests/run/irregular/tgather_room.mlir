// More elements found than there is room for.
// COVERS: tgather
// RUN: --pto-arch=a5 --arg data:f32:1,2,3 --arg 0 --arg none:32 --arg none:8 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %k: f32, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %c: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.tgather ins(%a, %k, %t : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32, !pto.tile_buf<vec, 1x32xui8>) outs(%d, %c : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {cmpMode = #pto<cmp gt>}  // FAULT PTO1514
  return
}
