// A group of less than 32 elements, of a number that is known at run time only.
// COVERS: tquant.mx
// RUN: --pto-arch=a5 --arg data:f32:1*32 --arg none:32 --arg none:32 --arg none:256 --arg none:256 --arg 16
func.func @test(%a: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 1x32xi8>, %e: !pto.tile_buf<vec, 1x32xui8>, %m: !pto.tile_buf<vec, 1x64xf32>, %s: !pto.tile_buf<vec, 1x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %src = pto.subview %a[%c0, %c0] sizes [1, 32] valid [%c1, %n] : !pto.tile_buf<vec, 1x32xf32> -> !pto.tile_buf<vec, 1x32xf32, valid=1x?>
  %dst = pto.subview %d[%c0, %c0] sizes [1, 32] valid [%c1, %n] : !pto.tile_buf<vec, 1x32xi8> -> !pto.tile_buf<vec, 1x32xi8, valid=1x?>
  pto.tquant.mx ins(%src : !pto.tile_buf<vec, 1x32xf32, valid=1x?>) outs(%dst, %e, %m, %s : !pto.tile_buf<vec, 1x32xi8, valid=1x?>, !pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}  // FAULT PTO1514
  return
}
