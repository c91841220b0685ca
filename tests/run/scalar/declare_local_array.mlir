// Cell (1, 0) of 2 x 3 is the fourth, and each time the array is declared it has no values.
// COVERS: local_array_set local_array_get
// RUN: --pto-arch=a5 --arg none:8
// EXPECT 0 i32: 11 12
func.func @test(%d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 11 : i32
  %w = arith.constant 12 : i32
  %a = pto.declare_local_array -> !pto.local_array<2x3xi32>
  pto.local_array_set %a[%c1, %c0], %v : !pto.local_array<2x3xi32>, i32
  pto.local_array_set %a[%c0, %c2], %w : !pto.local_array<2x3xi32>, i32
  %0 = pto.local_array_get %a[%c1, %c0] : !pto.local_array<2x3xi32> -> i32
  %1 = pto.local_array_get %a[%c0, %c2] : !pto.local_array<2x3xi32> -> i32
  pto.store_scalar %0, %d[%c0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %1, %d[%c1] : !pto.ptr<i32, gm>, i32
  return
}
