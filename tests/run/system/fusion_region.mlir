// The region is run once, in place; what it yields, in this order, are its results: 3 + 4 and 3.
// COVERS: yield
// RUN: --pto-arch=a5 --arg 3 --arg data:i32:0,0,0
// EXPECT 1 i32: 7 3 1
func.func @test(%n: i32, %d: !pto.ptr<i32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  %a:2 = pto.fusion_region {
    %sum = arith.addi %n, %four : i32
    %runs = pto.load_scalar %d[%i2] : !pto.ptr<i32, gm> -> i32
    %more = arith.addi %runs, %one : i32
    pto.store_scalar %more, %d[%i2] : !pto.ptr<i32, gm>, i32
    pto.yield(%sum, %n) : (i32, i32) -> ()
  } : i32, i32
  pto.store_scalar %a#0, %d[%i0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %a#1, %d[%i1] : !pto.ptr<i32, gm>, i32
  return
}
