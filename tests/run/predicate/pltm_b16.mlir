// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg 0 --arg 5 --arg none:32
// EXPECT 2 u8: 85 1 0*30
// RUN: --pto-arch=a5 --entry=test --arg 0 --arg 1000 --arg none:32
// EXPECT 2 u8: 85*32
// RUN: --pto-arch=a5 --entry=test --arg 1 --arg 131 --arg none:32
// EXPECT 2 u8: 21 0*31
// RUN: --pto-arch=a5 --entry=test --arg 2 --arg 131 --arg none:32
// EXPECT 2 u8: 0*32
// RUN: --pto-arch=a5 --entry=test --arg 3 --arg 384 --arg none:32
// EXPECT 2 u8: 0*32
// RUN: --pto-arch=a5 --entry=test --arg 3 --arg 512 --arg none:32
// EXPECT 2 u8: 85*32
func.func @test(%i: i16, %n: i32, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %m = pto.pltm_b16 %i, %n : i16, i32 -> !pto.mask<b16>
    pto.psts %m, %out[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
