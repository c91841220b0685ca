// Powers; a negative power of an integer is truncated.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:2,4,-2,2 --arg data:f32:10,0.5,3,-1 --arg none:16
// EXPECT 2 f32 ~1e-6: 1024 2 -8 0.5
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:3,2,-1,7,10 --arg data:i32:4,-1,-3,0,10 --arg none:20
// EXPECT 2 i32: 81 0 -1 1 1410065408
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:2,-2 --arg data:i8:7,7 --arg none:2
// EXPECT 2 i8: -128 -128
// RUN: --pto-arch=a5 --entry=precise --arg data:bf16:3,2 --arg data:bf16:2,0.5 --arg none:4
// EXPECT 2 u16: 0x4110 0x3fb5
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tpow ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @i32(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x5>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x5>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x5>) {
  pto.tpow ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x5>, !pto.tile_buf<vec, 1x8xi32, valid=1x5>) outs(%d : !pto.tile_buf<vec, 1x8xi32, valid=1x5>)
  return
}
func.func @i8(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %b: !pto.tile_buf<vec, 1x32xi8, valid=1x2>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x2>) {
  pto.tpow ins(%a, %b : !pto.tile_buf<vec, 1x32xi8, valid=1x2>, !pto.tile_buf<vec, 1x32xi8, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x2>)
  return
}
func.func @precise(%a: !pto.tile_buf<vec, 1x16xbf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xbf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xbf16, valid=1x2>) {
  pto.tpow ins(%a, %b : !pto.tile_buf<vec, 1x16xbf16, valid=1x2>, !pto.tile_buf<vec, 1x16xbf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xbf16, valid=1x2>) {precisionType = #pto<pow_precision high_precision>}
  return
}
