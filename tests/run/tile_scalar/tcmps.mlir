// A bit for each element, the first in the lowest bit, without gaps between rows; NaN is only not equal.
// RUN: --pto-arch=a5 --entry=eq --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:2
// EXPECT 2 u8: 68 1
// RUN: --pto-arch=a5 --entry=ne --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:2
// EXPECT 2 u8: 187 2
// RUN: --pto-arch=a5 --entry=lt --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:2
// EXPECT 2 u8: 131 0
// RUN: --pto-arch=a5 --entry=le --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:2
// EXPECT 2 u8: 199 1
// RUN: --pto-arch=a5 --entry=gt --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:2
// EXPECT 2 u8: 24 2
// RUN: --pto-arch=a5 --entry=ge --arg data:f32:1,2,3,4,5,nan,3,0,3,9 --arg 3 --arg none:2
// EXPECT 2 u8: 92 3
// RUN: --pto-arch=a5 --entry=default --arg data:i16:-1,0,1,0,0,5 --arg 0 --arg data:i8:7,7
// EXPECT 2 i8: 26 7
func.func @eq(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcmps ins(%a, %s {cmpMode = #pto<cmp eq>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
func.func @ne(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcmps ins(%a, %s {cmpMode = #pto<cmp ne>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
func.func @lt(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcmps ins(%a, %s {cmpMode = #pto<cmp lt>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
func.func @le(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcmps ins(%a, %s {cmpMode = #pto<cmp le>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
func.func @gt(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcmps ins(%a, %s {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
func.func @ge(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %s: f32, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x2>) {
  pto.tcmps ins(%a, %s {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, f32) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x2>)
  return
}
func.func @default(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %s: i16, %d: !pto.tile_buf<vec, 2x32xi8, valid=2x1>) {
  pto.tcmps ins(%a, %s : !pto.tile_buf<vec, 2x16xi16, valid=2x3>, i16) outs(%d : !pto.tile_buf<vec, 2x32xi8, valid=2x1>)
  return
}
