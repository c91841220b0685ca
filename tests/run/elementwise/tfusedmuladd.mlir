// `src0 * dst + src1`, rounded once: (1 + 2^-12)^2 - 1 - 2^-11 is 2^-24, which the rounded product would lose.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.000244140625,2,-3 --arg data:f32:-1.00048828125,1,1 --arg data:f32:1.000244140625,3,4
// EXPECT 2 f32: 5.960464477539063e-08 7 -11
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1.03125,2 --arg data:f16:-1.0625,-1 --arg data:f16:1.03125,0.5
// EXPECT 2 f16: 0.0009765625 0
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.tfusedmuladd ins(%a, %b : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, !pto.tile_buf<vec, 1x8xf32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tfusedmuladd ins(%a, %b : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, !pto.tile_buf<vec, 1x16xf16, valid=1x2>) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
