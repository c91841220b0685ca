// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg -3 --arg none:32 --arg none:4
// EXPECT 1 u8: 0*32
// EXPECT 2 i32: 0
// RUN: --pto-arch=a5 --entry=test --arg 0 --arg none:32 --arg none:4
// EXPECT 1 u8: 0*32
// EXPECT 2 i32: 0
// RUN: --pto-arch=a5 --entry=test --arg 1 --arg none:32 --arg none:4
// EXPECT 1 u8: 1 0*31
// EXPECT 2 i32: 0
// RUN: --pto-arch=a5 --entry=test --arg 63 --arg none:32 --arg none:4
// EXPECT 1 u8: 17*31 1
// EXPECT 2 i32: 0
// RUN: --pto-arch=a5 --entry=test --arg 64 --arg none:32 --arg none:4
// EXPECT 1 u8: 17*32
// EXPECT 2 i32: 0
// RUN: --pto-arch=a5 --entry=test --arg 133 --arg none:32 --arg none:4
// EXPECT 1 u8: 17*32
// EXPECT 2 i32: 69
func.func @test(%n: i32, %out: !pto.ptr<ui8, ub>, %rest: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %m, %left = pto.plt_b32 %n : i32 -> !pto.mask<b32>, i32
    pto.psts %m, %out[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
    %all = pto.pset_b32 "PAT_VL1" : !pto.mask<b32>
    %v = pto.vbr %left : i32 -> !pto.vreg<64xi32>
    pto.vsts %v, %rest[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
