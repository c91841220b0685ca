// An address and back.
// COVERS: ptrtoint
// RUN: --pto-arch=a5 --arg iota:i32:8 --arg none:8
// EXPECT 1 i32: 3 2
func.func @test(%a: !pto.ptr<i32, gm>, %d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c12 = arith.constant 12 : i64
  %address = pto.ptrtoint %a : !pto.ptr<i32, gm> -> i64
  %further = arith.addi %address, %c12 : i64
  %p = pto.inttoptr %further : i64 -> !pto.ptr<i32, gm>
  %0 = pto.load_scalar %p[%c0] : !pto.ptr<i32, gm> -> i32
  pto.store_scalar %0, %d[%c0] : !pto.ptr<i32, gm>, i32
  %1 = pto.load_scalar %a[%c2] : !pto.ptr<i32, gm> -> i32
  pto.store_scalar %1, %d[%c1] : !pto.ptr<i32, gm>, i32
  return
}
