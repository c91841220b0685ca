// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=b8 --arg data:u8:17,124,152,0,164,156,160,165,250,211,70,50,10,92,228,110,175,183,17,165,142,97,255,101,32,140,95,84,190,92,87,131 --arg data:u8:217,232,0,228,75,129,197,27,244,134,74,75,241,151*2,198,57,85,196,176,116,91,182,223,84,79,245,106,32,192,160,154 --arg data:u8:95,81,1,89,142,186,55,69,58,90,133,249,173,120,44,100,65,103,108,212,58,57,77,93,200,157,105,72,6,16,37,29 --arg none:32
// EXPECT 3 u8: 72 16 0 64 142 24 37 4 10 80 4 121 169 72 32*2 0 98 68 20 58 56 73 24 64 129 40 8 6 16 37 25
// RUN: --pto-arch=a5 --entry=b16 --arg data:u8:81,85,20,17,80,16,85,64,81,80,17,85,84,1*2,4,0,17,64,4,68,65,69,64,21,65,20,21,4,16,64,16 --arg data:u8:4,65,81,4,69,4,1*2,84,65,1,80,64,21,4,84,68,69,80,0,81,20,5,65,85,1,21,68,80,64,21,68 --arg data:u8:21,68,64,5*2,69,5,85,4,68,0,1*2,64,81,17,20,21,69,65,20,4,65,68,4,69,85,4,68,84*2,65 --arg none:32
// EXPECT 3 u8: 21 4 64 5*2 4*2 65 4 0*2 1 0*2 1 16 4 20 0*2 20 4 64 0*2 64 1 0 68 80 84 64
// RUN: --pto-arch=a5 --entry=b32 --arg data:u8:0,16,1*2,17,0,1,0,17,1,17,0*2,17,16,17,16,1,16,17,0,17,16,0,16,0,1,17,1,17,0*2 --arg data:u8:16*2,1,0,16*2,17*2,0,1*2,0*2,1*4,17*2,16*2,17,16,1,16,0,16*2,17*2,16,0 --arg data:u8:16,1*3,0,17,1*2,17*2,16,0*2,16,0,1*3,16*6,1,0,1,16*3,1,16 --arg none:32
// EXPECT 3 u8: 16 0*2 1 0 16 0 1 17 0 16 0*2 16 0*2 1 0*3 16 0*5 1 0 16 0*3
func.func @b8(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %pc: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %c = pto.plds %pc[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r = pto.pxor %a, %b, %c : !pto.mask<b8>, !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>
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
    %r = pto.pxor %a, %b, %c : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
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
    %r = pto.pxor %a, %b, %c : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
