// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg 0 --arg 5 --arg none:32
// EXPECT 2 u8: 31 0*31
// RUN: --pto-arch=a5 --entry=test --arg 0 --arg 1000 --arg none:32
// EXPECT 2 u8: 255*32
// RUN: --pto-arch=a5 --entry=test --arg 1 --arg 259 --arg none:32
// EXPECT 2 u8: 7 0*31
// RUN: --pto-arch=a5 --entry=test --arg 2 --arg 259 --arg none:32
// EXPECT 2 u8: 0*32
// RUN: --pto-arch=a5 --entry=test --arg 3 --arg 768 --arg none:32
// EXPECT 2 u8: 0*32
// RUN: --pto-arch=a5 --entry=test --arg 3 --arg 1024 --arg none:32
// EXPECT 2 u8: 255*32
func.func @test(%i: i16, %n: i32, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %m = pto.pltm_b8 %i, %n : i16, i32 -> !pto.mask<b8>
    pto.psts %m, %out[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
