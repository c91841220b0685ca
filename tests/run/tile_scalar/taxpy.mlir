// `a * s + d`, rounded twice in f32: (1 + 2^-12)^2 is 1 + 2^-11, and less that nothing. In f16, 2^-11 * 1 vanishes beside 1; in a wider
// destination it does not.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.000244140625,2,-3 --arg 1.000244140625 --arg data:f32:-1.00048828125,1,1
// EXPECT 2 f32: 0 3.00048828125 -2.000732421875
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:0.00048828125,2 --arg 1 --arg data:f16:1,0.5
// EXPECT 2 f16: 1 2.5
// RUN: --pto-arch=a5 --entry=wide --arg data:f16:0.00048828125,2 --arg 1 --arg data:f32:1,0.5
// EXPECT 2 f32: 1.00048828125 2.5
func.func @f32(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x3>, %s: f32, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x3>) {
  pto.taxpy ins(%a, %s : !pto.tile_buf<vec, 1x8xf32, valid=1x3>, f32) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x3>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %s: f16, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.taxpy ins(%a, %s : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, f16) outs(%d : !pto.tile_buf<vec, 1x16xf16, valid=1x2>)
  return
}
func.func @wide(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>, %s: f16, %d: !pto.tile_buf<vec, 1x16xf32, valid=1x2>) {
  pto.taxpy ins(%a, %s : !pto.tile_buf<vec, 1x16xf16, valid=1x2>, f16) outs(%d : !pto.tile_buf<vec, 1x16xf32, valid=1x2>)
  return
}
