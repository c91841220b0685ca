// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg data:u8:69,4,68,80,81,84,68,16,64,17,64,81*2,20,16,0,1,0,68,17,0,1,81,65,80,16,0,20,1,85,21,84 --arg data:u8:65,21,65,0,84,1,85,65,81,65,81,17,0,1,21*2,84,68,17,81,65,80,64,20,21,0,65,16,65,21,69,85 --arg none:32 --arg none:32
// EXPECT 2 u8: 1 64 69 64 80*2 69 4 1 80 16 21 68 64 81 69 81 1 20 21*2 85 16 85 4 85 65 64 5 65 81*2
// EXPECT 3 u8: 21 69 84 5 4 68 20 0*2 5 0 68 4 16 80 81 20 4 5 69 68 4 0 17 85 64 68 20 1 4 20 85
func.func @test(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_l: !pto.ptr<ui8, ub>, %to_h: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %l, %h = pto.pdintlv_b16 %a, %b : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b16>
    pto.psts %l, %to_l[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    pto.psts %h, %to_h[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
