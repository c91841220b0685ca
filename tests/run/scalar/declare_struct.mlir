// Fields of structs inside stand on their own.
// COVERS: struct_set struct_get
// RUN: --pto-arch=a5 --arg none:8
// EXPECT 0 i32: 5 6
func.func @test(%d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %w = arith.constant 6 : i32
  %s = pto.declare_struct -> !pto.struct<!pto.struct<f32, i32>, i32>
  pto.struct_set %s [1], %w : !pto.struct<!pto.struct<f32, i32>, i32>, i32
  pto.struct_set %s [0, 1], %v : !pto.struct<!pto.struct<f32, i32>, i32>, i32
  %0 = pto.struct_get %s [0, 1] : !pto.struct<!pto.struct<f32, i32>, i32> -> i32
  %1 = pto.struct_get %s [1] : !pto.struct<!pto.struct<f32, i32>, i32> -> i32
  pto.store_scalar %0, %d[%c0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %1, %d[%c1] : !pto.ptr<i32, gm>, i32
  return
}
