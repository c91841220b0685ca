// A bit for each element, the first in the lowest bit; NaN is only not equal. Bytes after the bits stay as they are.
// RUN: --pto-arch=a5 --entry=eq --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg data:i8:-1,-1,-1,-1
// EXPECT 2 u8: 73 0 255 255
// RUN: --pto-arch=a5 --entry=ne --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg data:i8:-1,-1,-1,-1
// EXPECT 2 u8: 182 3 255 255
// RUN: --pto-arch=a5 --entry=lt --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg data:i8:-1,-1,-1,-1
// EXPECT 2 u8: 162 0 255 255
// RUN: --pto-arch=a5 --entry=le --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg data:i8:-1,-1,-1,-1
// EXPECT 2 u8: 235 0 255 255
// RUN: --pto-arch=a5 --entry=gt --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg data:i8:-1,-1,-1,-1
// EXPECT 2 u8: 20 1 255 255
// RUN: --pto-arch=a5 --entry=ge --arg data:f32:1,2,3,4,5,6,7,8,9,nan --arg data:f32:1,3,2,4,4,7,7,9,8,nan --arg data:i8:-1,-1,-1,-1
// EXPECT 2 u8: 93 1 255 255
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:-1,0,1,5,5,5 --arg data:i16:1,0,-1,4,5,6 --arg none:2
// EXPECT 2 u8: 1 4
// RUN: --pto-arch=a5 --entry=default --arg data:i32:1,2,3 --arg data:i32:1,0,3 --arg none:1
// EXPECT 2 u8: 5
func.func @eq(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp eq>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @ne(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp ne>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @lt(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp lt>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @le(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp le>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @gt(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @ge(%a: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %b: !pto.tile_buf<vec, 1x16xf32, valid=1x10>, %d: !pto.tile_buf<vec, 1x32xi8, valid=1x4>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 1x16xf32, valid=1x10>, !pto.tile_buf<vec, 1x16xf32, valid=1x10>) outs(%d : !pto.tile_buf<vec, 1x32xi8, valid=1x4>)
  return
}
func.func @i16(%a: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %b: !pto.tile_buf<vec, 2x16xi16, valid=2x3>, %d: !pto.tile_buf<vec, 2x32xui8, valid=2x1>) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp lt>} : !pto.tile_buf<vec, 2x16xi16, valid=2x3>, !pto.tile_buf<vec, 2x16xi16, valid=2x3>) outs(%d : !pto.tile_buf<vec, 2x32xui8, valid=2x1>)
  return
}
func.func @default(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %b: !pto.tile_buf<vec, 1x8xi32, valid=1x3>, %d: !pto.tile_buf<vec, 1x32xui8, valid=1x1>) {
  pto.tcmp ins(%a, %b : !pto.tile_buf<vec, 1x8xi32, valid=1x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x3>) outs(%d : !pto.tile_buf<vec, 1x32xui8, valid=1x1>)
  return
}
