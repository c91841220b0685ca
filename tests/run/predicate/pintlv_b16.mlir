// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg data:u8:81,16,17,16,5,68,4,20,65,5,80,0,1,81,4,69,5,21*2,65,68,4,84,64,4,0,16,65,68,1,21*2 --arg data:u8:84,1,17,16,17,0,81,80,81,16,65*2,4,17,64,81,1,21*2,1,64,21,68,80,81,0,64,65,21,65,0,85 --arg none:32 --arg none:32
// EXPECT 2 u8: 65 85 4 1 5*2 0 5 21 4 16*2 20 68 16 69 5 84 17 4*2 81 4 64 65 0 5 21 16 64 21 84
// EXPECT 3 u8: 21 0 85 5 85 5*2 16*2 80 84 4 80 81 0 84 20 68 0*3 65 5 80 84 20 5 64 17 1 85 69
func.func @test(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_l: !pto.ptr<ui8, ub>, %to_h: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %l, %h = pto.pintlv_b16 %a, %b : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b16>
    pto.psts %l, %to_l[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    pto.psts %h, %to_h[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
