// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg data:u8:1,16,17,0,16,1,17,16,17*2,1,0,17,16,0,1,0*5,17*3,0,17*2,1,16,1*2,0 --arg data:u8:17,0,17,16,0,16,1*2,17,0,16,1,0,17,0,17,0,1,17,1,0,1,17,0,17,16,17,16*2,1,17,16 --arg none:32 --arg none:32
// EXPECT 2 u8: 1*2 16 1 17 1*2 16 0*2 16 17 16 17 16 1*3 0 17 1 16*4 17 16 1*3 16 1
// EXPECT 3 u8: 16 1*2 17*2 0 17 0*3 16 17 16 1*2 0 1 17 16 0 1*2 16*2 0 1 0 1 17*2 1 17
func.func @test(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_l: !pto.ptr<ui8, ub>, %to_h: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %l, %h = pto.pdintlv_b32 %a, %b : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>, !pto.mask<b32>
    pto.psts %l, %to_l[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
    pto.psts %h, %to_h[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
