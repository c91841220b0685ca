// Groups of 32 that share an exponent. The greatest magnitude 3.5 is 1.75 * 2, the greatest E4M3 1.75 * 2^8: the exponent is -7, 120
// as an E8M0, and 3.5 becomes 448. With 3.75 it is 480, which is clipped, or with `nv` the exponent is -6 and 3.75 becomes 240.
// In E2M1, whose greatest is 1.5 * 2^2, the exponent is -1, and 3.5 becomes 7, which is clipped to 6.
// RUN: --pto-arch=a5 --entry=rows --arg data:f32:3.5,1,-0.5,0,0*28,0*32 --arg none:64 --arg none:2 --arg none:8 --arg none:8
// EXPECT 1 u8: 0x7e 0x70 0xe8 0*29 0*32
// EXPECT 2 u8: 120 0
// EXPECT 3 f32: 3.5 0
// EXPECT 4 f32: 128 1.7014118346046923e+38
// RUN: --pto-arch=a5 --entry=clipped --arg data:f32:3.75,1,-0.5,0,0*28 --arg none:32 --arg none:1 --arg none:4 --arg none:4
// EXPECT 1 u8: 0x7e 0x70 0xe8 0*29
// EXPECT 2 u8: 120
// EXPECT 3 f32: 3.75
// EXPECT 4 f32: 128
// RUN: --pto-arch=a5 --entry=nv --arg data:f32:3.75,1,-0.5,0,0*28 --arg none:32 --arg none:1 --arg none:4 --arg none:4
// EXPECT 1 u8: 0x77 0x68 0xe0 0*29
// EXPECT 2 u8: 121
// EXPECT 3 f32: 3.75
// EXPECT 4 f32: 64
// RUN: --pto-arch=a5 --entry=fp4 --arg data:bf16:3.5,1,-0.5,0,0*28 --arg none:16 --arg none:1 --arg none:2 --arg none:2
// EXPECT 1 u8: 0x47 0x0a 0*14
// EXPECT 2 u8: 126
// EXPECT 3 bf16: 3.5
// EXPECT 4 bf16: 2
// RUN: --pto-arch=a5 --entry=columns --arg data:f32:3.5,nan,1,2,0*60 --arg none:64 --arg none:2 --arg none:8 --arg none:8
// EXPECT 1 u8: 0x7e 0x7f 0x70 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f 0 0x7f
// EXPECT 2 u8: 120 255
// EXPECT 3 f32: 3.5 nan
// EXPECT 4 f32: 128 nan
// RUN: --pto-arch=a5 --entry=interleaved --arg data:bf16:1,2,0*62,4,8,0*62 --arg none:128 --arg none:4 --arg none:8 --arg none:8
// EXPECT 1 u8: 0x78 0x78 0*62 0x78 0x78 0*62
// EXPECT 2 u8: 119 121 120 122
// EXPECT 3 bf16: 1 2 4 8
// EXPECT 4 bf16: 256 128 64 32
// RUN: --pto-arch=a5 --entry=line --arg data:bf16:1,0*31,2,0*31,4,0*31,8,0*31 --arg none:128 --arg none:4 --arg none:8 --arg none:8
// EXPECT 1 u8: 0x78 0*31 0x78 0*31 0x78 0*31 0x78 0*31
// EXPECT 2 u8: 119 120 121 122
// EXPECT 3 bf16: 1 2 4 8
// EXPECT 4 bf16: 256 128 64 32
func.func @rows(%a: !pto.tile_buf<vec, 2x32xf32>, %d: !pto.tile_buf<vec, 2x32xi8>, %e: !pto.tile_buf<vec, 2x32xui8, valid=2x1>, %m: !pto.tile_buf<vec, 2x32xf32, valid=2x1>, %s: !pto.tile_buf<vec, 2x32xf32, valid=2x1>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 2x32xf32>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x32xui8, valid=2x1>, !pto.tile_buf<vec, 2x32xf32, valid=2x1>, !pto.tile_buf<vec, 2x32xf32, valid=2x1>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
  return
}
func.func @clipped(%a: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 1x32xui8>, %e: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %m: !pto.tile_buf<vec, 1x64xf32, valid=1x1>, %s: !pto.tile_buf<vec, 1x64xf32, valid=1x1>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 1x32xf32>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x64xf32, valid=1x1>, !pto.tile_buf<vec, 1x64xf32, valid=1x1>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
  return
}
func.func @nv(%a: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 1x32xui8>, %e: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %m: !pto.tile_buf<vec, 1x64xf32, valid=1x1>, %s: !pto.tile_buf<vec, 1x64xf32, valid=1x1>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 1x32xf32>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x64xf32, valid=1x1>, !pto.tile_buf<vec, 1x64xf32, valid=1x1>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg nv>, quant_type = #pto<quant_type MXFP8>}
  return
}
func.func @fp4(%a: !pto.tile_buf<vec, 1x32xbf16>, %d: !pto.tile_buf<vec, 1x16x!pto.f4E2M1x2>, %e: !pto.tile_buf<vec, 1x32xui8, valid=1x1>, %m: !pto.tile_buf<vec, 1x128xbf16, valid=1x1>, %s: !pto.tile_buf<vec, 1x128xbf16, valid=1x1>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 1x32xbf16>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 1x16x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x1>, !pto.tile_buf<vec, 1x128xbf16, valid=1x1>, !pto.tile_buf<vec, 1x128xbf16, valid=1x1>) {grpAxis = #pto<mx_group_axis axis1>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP4_E2M1>}
  return
}
func.func @columns(%a: !pto.tile_buf<vec, 32x32xf32, valid=32x2>, %d: !pto.tile_buf<vec, 32x32xi8, valid=32x2>, %e: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %m: !pto.tile_buf<vec, 1x32xf32, valid=1x2>, %s: !pto.tile_buf<vec, 1x32xf32, valid=1x2>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 32x32xf32, valid=32x2>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 32x32xi8, valid=32x2>, !pto.tile_buf<vec, 1x32xui8, valid=1x2>, !pto.tile_buf<vec, 1x32xf32, valid=1x2>, !pto.tile_buf<vec, 1x32xf32, valid=1x2>) {grpAxis = #pto<mx_group_axis axis0>, interleave = false, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
  return
}
func.func @interleaved(%a: !pto.tile_buf<vec, 64x32xbf16, valid=64x2>, %d: !pto.tile_buf<vec, 64x32xi8, valid=64x2>, %e: !pto.tile_buf<vec, 1x64xui8, valid=1x4>, %m: !pto.tile_buf<vec, 2x32xbf16, valid=2x2>, %s: !pto.tile_buf<vec, 2x32xbf16, valid=2x2>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 64x32xbf16, valid=64x2>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 64x32xi8, valid=64x2>, !pto.tile_buf<vec, 1x64xui8, valid=1x4>, !pto.tile_buf<vec, 2x32xbf16, valid=2x2>, !pto.tile_buf<vec, 2x32xbf16, valid=2x2>) {grpAxis = #pto<mx_group_axis axis0>, interleave = true, quantScaleAlg = #pto<quant_scale_alg ocp>, quant_type = #pto<quant_type MXFP8>}
  return
}
// Exponents of 16-bit floats along columns stand in one row.
func.func @line(%a: !pto.tile_buf<vec, 2x64xbf16>, %d: !pto.tile_buf<vec, 2x64xi8>, %e: !pto.tile_buf<vec, 1x32xui8, valid=1x4>, %m: !pto.tile_buf<vec, 2x128xbf16, valid=2x2>, %s: !pto.tile_buf<vec, 2x128xbf16, valid=2x2>) {
  pto.tquant.mx ins(%a : !pto.tile_buf<vec, 2x64xbf16>) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 2x64xi8>, !pto.tile_buf<vec, 1x32xui8, valid=1x4>, !pto.tile_buf<vec, 2x128xbf16, valid=2x2>, !pto.tile_buf<vec, 2x128xbf16, valid=2x2>) {quant_type = #pto<quant_type MXFP8>}
  return
}
