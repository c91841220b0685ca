// By position in the physical rows (here of 8 elements), by pattern (the last digit is the first element) and by comparison.
// RUN: --pto-arch=a5 --entry=index --arg data:f32:10,11,12,20,21,22 --arg data:i32:8,0,10,2 --arg none:16
// EXPECT 2 f32: 20 10 22 12
// RUN: --pto-arch=a5 --entry=p0101 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 --arg none:32
// EXPECT 1 i32: 0 2 4 6 8 10 12 14
// RUN: --pto-arch=a5 --entry=p1010 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 --arg none:32
// EXPECT 1 i32: 1 3 5 7 9 11 13 15
// RUN: --pto-arch=a5 --entry=p0001 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 --arg none:32
// EXPECT 1 i32: 0 4 8 12 16 20 24 28
// RUN: --pto-arch=a5 --entry=p0010 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 --arg none:32
// EXPECT 1 i32: 1 5 9 13 17 21 25 29
// RUN: --pto-arch=a5 --entry=p0100 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 --arg none:32
// EXPECT 1 i32: 2 6 10 14 18 22 26 30
// RUN: --pto-arch=a5 --entry=p1000 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31 --arg none:32
// EXPECT 1 i32: 3 7 11 15 19 23 27 31
// RUN: --pto-arch=a5 --entry=p1111 --arg data:i32:0,1,2,3,4,5,6,7 --arg none:32
// EXPECT 1 i32: 0 1 2 3 4 5 6 7
// RUN: --pto-arch=a5 --entry=rows --arg iota:f32:32 --arg none:64
// EXPECT 1 f32: 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31
// RUN: --pto-arch=a5 --entry=greater --arg data:f32:1,5,3,7,0,0,9,0 --arg 2 --arg none:32 --arg data:i32:-1*8 --arg none:8
// EXPECT 3 i32: 1 2 3 -1 2 -1 -1 -1
// EXPECT 4 i32: 3 1
// RUN: --pto-arch=a5 --entry=equal --arg data:i32:5,2,5,5 --arg 5 --arg none:32 --arg data:i32:-1*4 --arg none:4
// EXPECT 3 i32: 7 9 10 -1
// EXPECT 4 i32: 3
func.func @index(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>, %i: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %d: !pto.tile_buf<vec, 1x8xf32, valid=1x4>) {
  pto.tgather ins(%a, %i : !pto.tile_buf<vec, 2x8xf32, valid=2x3>, !pto.tile_buf<vec, 1x8xi32, valid=1x4>) outs(%d : !pto.tile_buf<vec, 1x8xf32, valid=1x4>)
  return
}
func.func @p0101(%a: !pto.tile_buf<vec, 1x16xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x16xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @p1010(%a: !pto.tile_buf<vec, 1x16xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1010>} : !pto.tile_buf<vec, 1x16xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @p0001(%a: !pto.tile_buf<vec, 1x32xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0001>} : !pto.tile_buf<vec, 1x32xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @p0010(%a: !pto.tile_buf<vec, 1x32xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0010>} : !pto.tile_buf<vec, 1x32xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @p0100(%a: !pto.tile_buf<vec, 1x32xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0100>} : !pto.tile_buf<vec, 1x32xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @p1000(%a: !pto.tile_buf<vec, 1x32xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1000>} : !pto.tile_buf<vec, 1x32xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @p1111(%a: !pto.tile_buf<vec, 1x8xi32>, %d: !pto.tile_buf<vec, 1x8xi32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x8xi32>, "row") outs(%d : !pto.tile_buf<vec, 1x8xi32>)
  return
}
func.func @rows(%a: !pto.tile_buf<vec, 4x8xf32>, %d: !pto.tile_buf<vec, 2x8xf32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1010>} : !pto.tile_buf<vec, 4x8xf32>, "col") outs(%d : !pto.tile_buf<vec, 2x8xf32>)
  return
}
func.func @greater(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x4>, %k: f32, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 2x8xi32, valid=2x4>, %c: !pto.tile_buf<vec, 2x8xi32, valid=2x1>) {
  pto.tgather ins(%a, %k, %t : !pto.tile_buf<vec, 2x8xf32, valid=2x4>, f32, !pto.tile_buf<vec, 1x32xui8>) outs(%d, %c : !pto.tile_buf<vec, 2x8xi32, valid=2x4>, !pto.tile_buf<vec, 2x8xi32, valid=2x1>) {cmpMode = #pto<cmp gt>}
  return
}
func.func @equal(%a: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %k: i32, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 1x8xi32, valid=1x4>, %c: !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {
  pto.tgather ins(%a, %k, %t : !pto.tile_buf<vec, 1x8xi32, valid=1x4>, i32, !pto.tile_buf<vec, 1x32xui8>) outs(%d, %c : !pto.tile_buf<vec, 1x8xi32, valid=1x4>, !pto.tile_buf<vec, 1x8xi32, valid=1x1>) {offset = 7 : i32}
  return
}
