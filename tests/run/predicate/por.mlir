// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=b8 --arg data:u8:220,236,200,33,29,129,126,191,99,124,15,173,124,180,21,22,79,125,50,198,2,85,24,28,230,8,121,150,98,101,154,237 --arg data:u8:55,47,104,150,0,177,90,113,24,139,117,125,50,101,106,47,197,84,89,151,91,20,195,196,59,249,143,224,83,218,37,229 --arg data:u8:95,11,222,182,196,63,98,40,72,221*2,214,221,109,78,37,171,39,171,89,120,81,67,83,39,179,151,100,81,211,139,50 --arg none:32
// EXPECT 3 u8: 95 11 200 182 4 49 98 40 72 221 93 212 92 101 78 37 139 37 43 81 88 81 67 80 39 177 151 100 81 211 139 32
// RUN: --pto-arch=a5 --entry=b16 --arg data:u8:21,69,21,85,17,21,85,69,1,81*3,5,68,16,64,17,81,84,81,16,4,84,64,65,1,20,80*2,69,81,4 --arg data:u8:20,68,85,4,20,16,69,20,0,69,84,20,1,84,1,80,68,1,84,20,5,20,64,65,84,65,64,5,64,1,16,65 --arg data:u8:85,16,81*2,4,81,65,0,65,80,84,16,80,20,84,69,85,17,20,81,68,21,84,16,65,0,69,84,16,1,68,85 --arg none:32
// EXPECT 3 u8: 21 0 81*2 4 17 65 0 1 80 84 16 0 20 16 64 85 17 20 81 4 20 84 0 65 0 68 84 16 1 64 69
// RUN: --pto-arch=a5 --entry=b32 --arg data:u8:1*2,16,1,17,1,17,1*2,16,17,16*2,1*2,16,17,0,16,0*2,16,17,16*2,1,17,0,1*2,0,1 --arg data:u8:0,1,0,1,17,16,0,17,16,1,16,1,17*2,1,16,17,16*3,1,17,0,16*2,1*2,17,16*2,0,16 --arg data:u8:1,16,17,16,0*2,17,0,16,0*2,16,17,16,17,0,16,0,17,0*3,16,17,16*2,1,16,0,17,0,16 --arg none:32
// EXPECT 3 u8: 1 0 16 0*3 17 0 16 0*2 16 17 16 1 0 16 0 16 0*3 16*3 0 1 16 0 17 0 16
func.func @b8(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %pc: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %c = pto.plds %pc[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r = pto.por %a, %b, %c : !pto.mask<b8>, !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @b16(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %pc: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %c = pto.plds %pc[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %r = pto.por %a, %b, %c : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @b32(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %pc: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %c = pto.plds %pc[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %r = pto.por %a, %b, %c : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
