// Rounding, saturation and packing. -2.5, -1.5, -0.5, 0.5, 1.5, 2.5 and 2.75 show every rounding to integers; 1 + 2^-11 lies between
// two f16, of which the one with an even encoding is below.
// RUN: --pto-arch=a5 --entry=i32_none --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -2 -2 0 0 2 2 3
// RUN: --pto-arch=a5 --entry=i32_rint --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -2 -2 0 0 2 2 3
// RUN: --pto-arch=a5 --entry=i32_cast_rint --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -2 -2 0 0 2 2 3
// RUN: --pto-arch=a5 --entry=i32_round --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -3 -2 -1 1 2 3 3
// RUN: --pto-arch=a5 --entry=i32_floor --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -3 -2 -1 0 1 2 2
// RUN: --pto-arch=a5 --entry=i32_ceil --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -2 -1 0 1 2 3 3
// RUN: --pto-arch=a5 --entry=i32_trunc --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 i32: -2 -1 0 0 1 2 2
// RUN: --pto-arch=a5 --entry=f32_round --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 f32: -3 -2 -1 1 2 3 3
// RUN: --pto-arch=a5 --entry=f32_none --arg data:f32:-2.5,-1.5,-0.5,0.5,1.5,2.5,2.75 --arg none:28
// EXPECT 1 f32: -2.5 -1.5 -0.5 0.5 1.5 2.5 2.75
// RUN: --pto-arch=a5 --entry=f16_odd --arg data:f32:1.00048828125,1,-1.0001 --arg none:6
// EXPECT 1 u16: 0x3c01 0x3c00 0xbc01
// RUN: --pto-arch=a5 --entry=f16_even --arg data:f32:1.00048828125,1.00146484375,65520,nan --arg none:8
// EXPECT 1 u16: 0x3c00 0x3c02 0x7bff 0
// RUN: --pto-arch=a5 --entry=f16_saturated --arg data:f32:65520,-inf,nan,1 --arg none:8
// EXPECT 1 u16: 0x7bff 0xfbff 0 0x3c00
// RUN: --pto-arch=a5 --entry=i16_saturated --arg data:f32:40000,-40000,nan,inf --arg none:8
// EXPECT 1 i16: 32767 -32768 0 32767
// RUN: --pto-arch=a5 --entry=i16_clamped --arg data:i32:40000,-40000,7 --arg none:6
// EXPECT 1 i16: 32767 -32768 7
// RUN: --pto-arch=a5 --entry=i16_wrapped --arg data:f32:40000,-40000,7 --arg none:6
// EXPECT 1 i16: -25536 25536 7
// RUN: --pto-arch=a5 --entry=f16_of_i8 --arg data:i8:-128,127,3 --arg none:6
// EXPECT 1 f16: -128 127 3
// RUN: --pto-arch=a5 --entry=f32_of_bf16 --arg data:bf16:1.5,-2,0.0078125,inf --arg none:16
// EXPECT 1 f32: 1.5 -2 0.0078125 inf
// RUN: --pto-arch=a5 --entry=fp8 --arg data:f32:448,0.5,1.0625,-17 --arg none:4
// EXPECT 1 u8: 0x7e 0x30 0x38 0xd8
// RUN: --pto-arch=a5 --entry=fp4 --arg data:bf16:0.5,1,-6,3,1.5,-4 --arg none:3
// EXPECT 1 u8: 0x21 0x5f 0xe3
// RUN: --pto-arch=a5 --entry=of_fp4 --arg data:f4E2M1x2:0x21,0x5f,0xe3 --arg none:12
// EXPECT 1 bf16: 0.5 1 -6 3 1.5 -4
func.func @i32_none(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode NONE>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @i32_rint(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode RINT>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @i32_cast_rint(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode CAST_RINT>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @i32_round(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode ROUND>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @i32_floor(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode FLOOR>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @i32_ceil(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode CEIL>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @i32_trunc(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode TRUNC>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x7>)
  return
}
func.func @f32_round(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode ROUND>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x7>)
  return
}
func.func @f32_none(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x7>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x7>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode NONE>} : !pto.tile_buf<vec, 1x8xf32, valid=1x7>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x7>)
  return
}
func.func @f16_odd(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xf16, valid=1x3>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode ODD>} : !pto.tile_buf<vec, 1x32xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xf16, valid=1x3>)
  return
}
func.func @f16_even(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x32xf16, valid=1x4>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x32xf16, valid=1x4>)
  return
}
func.func @f16_saturated(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x32xf16, valid=1x4>) {
  pto.tcvt ins(%a {sat_mode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 1x32xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x32xf16, valid=1x4>)
  return
}
func.func @i16_saturated(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x32xi16, valid=1x4>) {
  pto.tcvt ins(%a {sat_mode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 1x32xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x32xi16, valid=1x4>)
  return
}
func.func @i16_wrapped(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xi16, valid=1x3>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xi16, valid=1x3>)
  return
}
func.func @i16_clamped(%a: !pto.tile_buf<vec, 1x32xi32, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xi16, valid=1x3>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32xi32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xi16, valid=1x3>)
  return
}
func.func @f16_of_i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xf16, valid=1x3>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32xi8, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xf16, valid=1x3>)
  return
}
func.func @f32_of_bf16(%a: !pto.tile_buf<vec, 2x32xbf16, valid=2x2>, %d: !pto.tile_buf<vec, 2x32xf32, valid=2x2>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 2x32xbf16, valid=2x2>) outs(%d : !pto.tile_buf<vec, 2x32xf32, valid=2x2>)
  return
}
func.func @fp8(%a: !pto.tile_buf<vec, 1x32xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x32xf8E4M3FN, valid=1x4>) {
  pto.tcvt ins(%a {sat_mode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 1x32xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x32xf8E4M3FN, valid=1x4>)
  return
}
func.func @fp4(%a: !pto.tile_buf<vec, 1x64xbf16, valid=1x6>, %d: !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2, valid=1x3>) {
  pto.tcvt ins(%a {sat_mode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 1x64xbf16, valid=1x6>) outs(%d : !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2, valid=1x3>)
  return
}
func.func @of_fp4(%a: !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2, valid=1x3>, %d: !pto.tile_buf<vec, 1x64xbf16, valid=1x6>) {
  pto.tcvt ins(%a : !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x64xbf16, valid=1x6>)
  return
}
