// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=lower --arg data:u8:1*2,16,0*2,16,0,17,16,17,16,17,1,16,0*2,1*4,16,0,1,0,1,17,0,16,0*2,17,1 --arg none:32
// EXPECT 1 u8: 17 4 64 80 84*2 65 0 17*2 4 1 81 64 0 21 0*16
// RUN: --pto-arch=a5 --entry=higher --arg data:u8:16,0,1,0,17,0,17,0,17,0,1,16*2,0,1*2,16,0,17,16,17,1,0*2,1,0,16,1,17,1,0*2 --arg none:32
// EXPECT 1 u8: 0*16 4 1 5*3 65 4 17 4 69 21 0 1 20 21 0
func.func @lower(%pa: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %r = pto.ppack %a, "LOWER" : !pto.mask<b32> -> !pto.mask<b16>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @higher(%pa: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %r = pto.ppack %a, "HIGHER" : !pto.mask<b32> -> !pto.mask<b16>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
