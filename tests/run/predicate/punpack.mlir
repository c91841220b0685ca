// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=lower --arg data:u8:81,69,17,69,64,80*2,5,1,16*3,5,4,64,17,80,17,0,21,68,16,69,0,81,80,17,16,65,21,4,0 --arg none:32
// EXPECT 1 u8: 1 17*2 16 1*2 17 16 0 16 0 17 0 17*2 0 1 0*2 1 0 1 0 1 17 0 16 0*2 16 1*2
// RUN: --pto-arch=a5 --entry=higher --arg data:u8:4*2,21,81,64,20,1*2,81,84,17,68,69,80,17,5,21,81,5,4,21,0,5*2,85,17,84,20,5,64,1,17 --arg none:32
// EXPECT 1 u8: 17 1*2 17*2 0 16 0 17 1 0*2 17 0 17 0 17*2 1*2 16 17 16 1 17 0*2 16 1 0 1*2
func.func @lower(%pa: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %r = pto.punpack %a, "LOWER" : !pto.mask<b16> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @higher(%pa: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %r = pto.punpack %a, "HIGHER" : !pto.mask<b16> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
