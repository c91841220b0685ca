// A window in boxes that begins and ends with lines of 32 bytes, or with the last valid column: at a row and a column that are known
// at run time only. The rest stays.
// COVERS: tinsert textract
// RUN: --pto-arch=a5 --entry=inserted --arg data:f32:1,2,3,4,5,6,7,8 --arg data:f32:0*48 --arg 1 --arg 8
// EXPECT 1 f32: 0*24 1 2 3 4 5 6 7 8 0*16
// RUN: --pto-arch=a5 --entry=last --arg data:f32:1,2,3,4 --arg data:f32:0*36
// EXPECT 1 f32: 0*8 1 2 3 4 0*24
// RUN: --pto-arch=a5 --entry=extracted --arg iota:f32:288 --arg none:32 --arg 1 --arg 8
// EXPECT 1 f32: 24 25 26 27 28 29 30 31
func.func @inserted(%s: !pto.tile_buf<vec, 1x8xf32>, %t: !pto.tile_buf<mat, 16x16xf32, valid=3x16, blayout=col_major, slayout=row_major>, %r: index, %c: index) {
  pto.tinsert ins(%s, %r, %c : !pto.tile_buf<vec, 1x8xf32>, index, index) outs(%t : !pto.tile_buf<mat, 16x16xf32, valid=3x16, blayout=col_major, slayout=row_major>)
  return
}
func.func @last(%s: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %t: !pto.tile_buf<mat, 16x16xf32, valid=3x12, blayout=col_major, slayout=row_major>) {
  %r = arith.constant 0 : index
  %c = arith.constant 8 : index
  pto.tinsert ins(%s, %r, %c : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, index, index) outs(%t : !pto.tile_buf<mat, 16x16xf32, valid=3x12, blayout=col_major, slayout=row_major>)
  return
}
func.func @extracted(%s: !pto.tile_buf<vec, 18x16xf32>, %t: !pto.tile_buf<mat, 16x8xf32, valid=1x8, blayout=col_major, slayout=row_major>, %r: index, %c: index) {
  pto.textract ins(%s, %r, %c : !pto.tile_buf<vec, 18x16xf32>, index, index) outs(%t : !pto.tile_buf<mat, 16x8xf32, valid=1x8, blayout=col_major, slayout=row_major>)
  return
}
