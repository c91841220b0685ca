// A matrix in columns, whose strides are known at run time only and which no layout describes, is loaded into L1 as fractals, and
// unchanged where a row has one element; a stored accumulator goes to such a matrix.
// COVERS: tload tstore
// RUN: --pto-arch=a5 --entry=fractals --arg data:f32:1,2,3,4,5,6,7,8,9,10,11,12 --arg none:48 --arg 1 --arg 4
// EXPECT 1 f32: 1 5 9 2 6 10 3 7 11 4 8 12
// RUN: --pto-arch=a5 --entry=fractals --arg data:f32:1,2,3,4,5,6,7,8,9,10,11,12 --arg none:48 --arg 3 --arg 1
// EXPECT 1 f32: 1 2 3 4 5 6 7 8 9 10 11 12
// RUN: --pto-arch=a5 --entry=unchanged --arg data:f32:1,2,3,4,5,6,7,8 --arg none:16 --arg 2
// EXPECT 1 f32: 1 3 5 7
// RUN: --pto-arch=a5 --entry=stored --arg data:f32:1,2,3,4,5,6 --arg data:f32:0*6 --arg 1 --arg 3
// EXPECT 1 f32: 1 3 5 2 4 6
// RUN: --pto-arch=a5 --entry=stored --arg data:f32:1,2,3,4,5,6 --arg data:f32:0*6 --arg 2 --arg 1
// EXPECT 1 f32: 1 2 3 4 5 6
func.func @fractals(%p: !pto.ptr<f32, gm>, %t: !pto.tile_buf<mat, 16x8xf32, valid=4x3, blayout=col_major, slayout=row_major>, %r: index, %c: index) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %m = pto.make_tensor_view %p, shape = [%four, %three], strides = [%r, %c] : !pto.tensor_view<4x3xf32>
  %v = pto.partition_view %m, offsets = [%zero, %zero], sizes = [%four, %three] : !pto.tensor_view<4x3xf32> -> !pto.partition_tensor_view<4x3xf32>
  pto.tload ins(%v : !pto.partition_tensor_view<4x3xf32>) outs(%t : !pto.tile_buf<mat, 16x8xf32, valid=4x3, blayout=col_major, slayout=row_major>)
  return
}
func.func @unchanged(%p: !pto.ptr<f32, gm>, %t: !pto.tile_buf<mat, 4x8xf32, valid=4x1>, %r: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %m = pto.make_tensor_view %p, shape = [%four, %one], strides = [%r, %r] : !pto.tensor_view<4x1xf32>
  %v = pto.partition_view %m, offsets = [%zero, %zero], sizes = [%four, %one] : !pto.tensor_view<4x1xf32> -> !pto.partition_tensor_view<4x1xf32>
  pto.tload ins(%v : !pto.partition_tensor_view<4x1xf32>) outs(%t : !pto.tile_buf<mat, 4x8xf32, valid=4x1>)
  return
}
func.func @stored(%t: !pto.tile_buf<acc, 16x16xf32, valid=3x2, blayout=col_major, slayout=row_major, fractal=1024>, %p: !pto.ptr<f32, gm>, %r: index, %c: index) {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %m = pto.make_tensor_view %p, shape = [%three, %two], strides = [%r, %c] : !pto.tensor_view<3x2xf32>
  %v = pto.partition_view %m, offsets = [%zero, %zero], sizes = [%three, %two] : !pto.tensor_view<3x2xf32> -> !pto.partition_tensor_view<3x2xf32>
  pto.tstore ins(%t : !pto.tile_buf<acc, 16x16xf32, valid=3x2, blayout=col_major, slayout=row_major, fractal=1024>) outs(%v : !pto.partition_tensor_view<3x2xf32>)
  return
}
