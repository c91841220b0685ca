// Rows from the first to the last: 2^24 + 1 + 1 + 1 is 2^24 in f32; as a tree of neighbours it is 2^24 + 2.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:16777216,1,1,2,1,3,1,4 --arg none:8
// EXPECT 1 f32: 16777216 10
// RUN: --pto-arch=a5 --entry=halves --arg data:f32:16777216,1,1,2,1,3,1,4 --arg none:32 --arg none:8
// EXPECT 2 f32: 16777218 10
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2048,1,1 --arg none:2
// EXPECT 1 f16: 2048
// RUN: --pto-arch=a5 --entry=f16 --numerics=cpu --arg data:f16:2048,1,1 --arg none:2
// EXPECT 1 f16: 2050
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:127,1,1,1,0,1 --arg none:2
// EXPECT 1 i8: -128 3
func.func @f32(%a: !pto.tile_buf<vec, 4x8xf32, valid=4x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tcolsum ins(%a : !pto.tile_buf<vec, 4x8xf32, valid=4x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @halves(%a: !pto.tile_buf<vec, 4x8xf32, valid=4x2>, %t: !pto.tile_buf<vec, 4x8xf32, valid=4x2>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tcolsum ins(%a, %t {isBinary = true} : !pto.tile_buf<vec, 4x8xf32, valid=4x2>, !pto.tile_buf<vec, 4x8xf32, valid=4x2>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x2>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 3x16xf16, valid=3x1>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x1>) {
  pto.tcolsum ins(%a : !pto.tile_buf<vec, 3x16xf16, valid=3x1>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x1>)
  return
}
func.func @i8(%a: !pto.tile_buf<vec, 3x32xi8, valid=3x2>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.tcolsum ins(%a : !pto.tile_buf<vec, 3x32xi8, valid=3x2>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
