// Columns in chunks of 256 bytes, each as a tree of neighbours: 2^24 + 1 is 2^24 in f32, but (2^24 + 1) + (1 + 1) is 2^24 + 2. Of a
// row of 65, the last is added to the sum of the first 64. f16 is summed in f16, on the simulator in f32.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,2,3,4,-1,0.5,0,-0.0 --arg none:8
// EXPECT 1 f32: 10 -0.5
// RUN: --pto-arch=a5 --entry=tree --arg data:f32:16777216,1,1,1 --arg none:4
// EXPECT 1 f32: 16777218
// RUN: --pto-arch=a5 --entry=chunks --arg data:f32:16777216,0*63,1,1 --arg none:4
// EXPECT 1 f32: 16777218
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2048,1,1,1 --arg none:32 --arg none:2
// EXPECT 2 f16: 2050
// RUN: --pto-arch=a5 --entry=f16 --numerics=cpu --arg data:f16:2048,1,2,1 --arg none:32 --arg none:2
// EXPECT 2 f16: 2052
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:32767,1,1,-1,-2,-3 --arg none:4
// EXPECT 1 i16: -32767 -6
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %d: !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>) {
  pto.trowsum ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x4>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=2x1, blayout=col_major>)
  return
}
func.func @tree(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>) {
  pto.trowsum ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>)
  return
}
func.func @chunks(%a: !pto.tile_buf<vec, 1x72xf32, valid=1x66>, %d: !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>) {
  pto.trowsum ins(%a : !pto.tile_buf<vec, 1x72xf32, valid=1x66>) outs(%d : !pto.tile_buf<vec, 8x1xf32, valid=1x1, blayout=col_major>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x4>, %t: !pto.tile_buf<vec, 1x16xf16>, %d: !pto.tile_buf<vec, 16x1xf16, valid=1x1, blayout=col_major>) {
  pto.trowsum ins(%a, %t : !pto.tile_buf<vec, 1x16xf16, valid=1x4>, !pto.tile_buf<vec, 1x16xf16>) outs(%d : !pto.tile_buf<vec, 16x1xf16, valid=1x1, blayout=col_major>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x1>) {
  pto.trowsum ins(%a : !pto.tile_buf<vec, 2x16xi16, valid=2x3>) outs(%d : !pto.tile_buf<vec, 2x16xi16, valid=2x1>)
  return
}
