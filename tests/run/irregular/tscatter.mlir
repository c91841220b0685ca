// To positions in the physical rows (here of 8 elements), of equal ones the last stays; or to the columns or rows of a pattern.
// RUN: --pto-arch=a5 --entry=index --arg data:f32:1,2,3,4 --arg data:i32:8,0,2,0 --arg data:f32:-1*8
// EXPECT 2 f32: 4 -1 3 -1 1 -1 -1 -1
// RUN: --pto-arch=a5 --entry=bytes --arg data:i8:1,2,3 --arg data:u16:4,1,0 --arg data:i8:9,9,9,9,9
// EXPECT 2 i8: 3 2 9 9 1
// RUN: --pto-arch=a5 --entry=pattern --arg data:f16:1,2,3,4 --arg data:f16:-1,-1,-1,-1,-1,-1,-1,-1
// EXPECT 1 f16: 1 -1 2 -1 3 -1 4 -1
// RUN: --pto-arch=a5 --entry=rows --arg data:i32:5,6 --arg data:i32:-1*8
// EXPECT 1 i32: -1 -1 5 6 -1 -1 -1 -1
func.func @index(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x4>) {
  pto.tscatter ins(%a, %i : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x4>)
  return
}
func.func @bytes(%a: !pto.tile_buf<vec, 1x32xi8, valid=1x3>, %i: !pto.tile_buf<vec, 1x32xui16, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x5>) {
  pto.tscatter ins(%a, %i : !pto.tile_buf<vec, 1x32xi8, valid=1x3>, !pto.tile_buf<vec, 1x32xui16, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x5>)
  return
}
func.func @pattern(%a: !pto.tile_buf<vec, 2x16xf16, valid=2x2>, %d: !pto.tile_buf<vec, 2x16xf16, valid=2x4>) {
  pto.tscatter ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 2x16xf16, valid=2x2>, "row") outs(%d : !pto.tile_buf<vec, 2x16xf16, valid=2x4>)
  return
}
func.func @rows(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x2>, %d: !pto.tile_buf<vec, 4x8xi32, valid=4x2>) {
  pto.tscatter ins(%a, {maskPattern = #pto.mask_pattern<P0010>} : !pto.tile_buf<vec, 1x8xi32, valid=1x2>, "col") outs(%d : !pto.tile_buf<vec, 4x8xi32, valid=4x2>)
  return
}
