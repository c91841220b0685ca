// 6 is 110 in bits: without bit 1 it is 4, with bit 3 it is 14. The control register is what was written to it.
// COVERS: sbitset0 set_ctrl get_ctrl
// RUN: --pto-arch=a5 --arg none:24
// EXPECT 0 i64: 4 14 6
func.func @test(%d: !pto.ptr<i64, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %six = arith.constant 6 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %0 = pto.sbitset0 %six, %one : i64, i64 -> i64
  %1 = pto.sbitset1 %six, %three : i64, i64 -> i64
  pto.set_ctrl %six : i64
  %2 = pto.get_ctrl : i64
  pto.store_scalar %0, %d[%i0] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %1, %d[%i1] : !pto.ptr<i64, gm>, i64
  pto.store_scalar %2, %d[%i2] : !pto.ptr<i64, gm>, i64
  return
}
