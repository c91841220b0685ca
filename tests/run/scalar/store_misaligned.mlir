// RUN: --pto-arch=a5 --arg none:16
func.func @test(%a: !pto.ptr<i8, gm>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 1 : i32
  %p = pto.addptr %a, %c2 : !pto.ptr<i8, gm> -> !pto.ptr<i8, gm>
  %q = pto.castptr %p : !pto.ptr<i8, gm> -> !pto.ptr<i32, gm>
  pto.store_scalar %v, %q[%c0] : !pto.ptr<i32, gm>, i32 // FAULT PTO1502
  return
}
