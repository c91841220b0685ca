// The first source where the bit is set; 0xa6 are the bits 0 1 1 0 0 1 0 1.
// RUN: --pto-arch=a5 --entry=f32 --arg data:u8:166,1 --arg data:f32:1,2,3,4,5,6,7,8,9 --arg data:f32:-1,-2,-3,-4,-5,-6,-7,-8,-9 --arg none:32 --arg none:36
// EXPECT 4 f32: -1 2 3 -4 -5 6 -7 8 9
// RUN: --pto-arch=a5 --entry=i16 --arg data:i8:1,2 --arg data:i16:1,2,3,4 --arg data:i16:5,6,7,8 --arg none:8
// EXPECT 3 i16: 1 6 7 4
func.func @f32(%m: !pto.tile_buf<vec, 1x32xui8, valid=1x2>, %a: !pto.tile_buf<vec, 1x16xf32, valid=1x9>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x9>, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !pto.tile_buf<vec, 1x16xf32, valid=1x9>) {
  pto.tsel ins(%m, %a, %b, %t : !pto.tile_buf<vec, 1x32xui8, valid=1x2>, !pto.tile_buf<vec, 1x16xf32, valid=1x9>, !pto.tile_buf<vec, 1x16xf32, valid=1x9>, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !pto.tile_buf<vec, 1x16xf32, valid=1x9>)
  return
}
func.func @i16(%m: !pto.tile_buf<vec, 2x32xi8, valid=2x1>, %a: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x2>, %d: !pto.tile_buf<vec, 2x16xi16, valid=2x2>) {
  pto.tsel ins(%m, %a, %b : !pto.tile_buf<vec, 2x32xi8, valid=2x1>, !pto.tile_buf<vec, 2x16xi16, valid=2x2>, !pto.tile_buf<vec, 2x16xi16, valid=2x2>) outs(%d : !pto.tile_buf<vec, 2x16xi16, valid=2x2>)
  return
}
