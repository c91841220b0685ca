// A group of less than 32 elements.
// COVERS: tquant.mx
// RUN: --pto-arch=a5 --arg data:f32:1*16 --arg none:16 --arg none:1 --arg none:4 --arg none:4
func.func @test(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x16>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x16>, %e: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %m: !pto.tile_buf<vec, 1x8xf32, valid=1x1>, %s: !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 1x32xf32, valid=1x16>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 1x32xi8, valid=1x16>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x8xf32, valid=1x1>, !pto.tile_buf<vec, 1x8xf32, valid=1x1>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}  // FAULT PTO1514
  return
}
