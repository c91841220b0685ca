// As `tfusedmuladd`, at least zero.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.000244140625,2,-3,nan --arg data:f32:-1.00048828125,1,1,0 --arg data:f32:1.000244140625,3,4,1
// EXPECT 2 f32: 5.960464477539063e-08 7 0 nan
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:2,2 --arg data:f16:1,-2 --arg data:f16:3,0.5
// EXPECT 2 f16: 7 0
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tfusedmuladdrelu ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tfusedmuladdrelu ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 1x16xf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
