// Rows of 3 of a matrix of 8 columns, from column 2 on: element [1, 0] is number 10 of the buffer.
// RUN: --pto-arch=a5 --arg iota:f32:16 --arg zero:8
// EXPECT 1 f32: 10 4
// EXPECT 0 f32: 0 1 2 3 4 5 6 7 8 9 10 11 10 13 14 15
func.func @f(%m: memref<2x3xf32, strided<[8, 1], offset: 2>, #pto.address_space<gm>>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %m[%c1, %c0] : memref<2x3xf32, strided<[8, 1], offset: 2>, #pto.address_space<gm>>
  %y = memref.load %m[%c0, %c2] : memref<2x3xf32, strided<[8, 1], offset: 2>, #pto.address_space<gm>>
  memref.store %x, %m[%c1, %c2] : memref<2x3xf32, strided<[8, 1], offset: 2>, #pto.address_space<gm>>
  pto.store_scalar %x, %d[%c0] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %y, %d[%c1] : !pto.ptr<f32, gm>, f32
  return
}
