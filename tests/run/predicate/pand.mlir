// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=b8 --arg data:u8:127,152,18,229,191,52,216,11,113*2,237,139,223,20,178,122,65,38,218,62,45,62,209,141,84,154,166,253,201,215,237,66 --arg data:u8:224,33,250,223,12,222,235,20,120,167,152,82,126,255,3,212,136,240,43,163,83,40,203,179,166,143,10,230,209,149,199,68 --arg data:u8:121,88,117,109,152,236,147,199,94,170,111,242,2,40,155,146,227,194,112,103,3,32,173,81,28,151,217,219,2,207,205,101 --arg none:32
// EXPECT 3 u8: 96 0 16 69 8 4 128 0 80 32 8 2*2 0 2 16 0*3 34 1 32 129 1 4 130 0 192 0 133 197 64
// RUN: --pto-arch=a5 --entry=b16 --arg data:u8:17,69,85,69,85,0,20,84,81,65,64,68,80,84,5,64,20,4,84,80,81,1,84,21,69,20,65,20,5,64,17,85 --arg data:u8:68,80,68,5,4,20,64,5,20,68,81,17,69,84,69,0,16,80,1,65,69,1,4,5,4,1,65,4,21,81,16,85 --arg data:u8:65,5,64,65,64,1,84,64,16,0,81,20,0,5,69,85,4,16,0,64,16*2,5,0,17,0,80,65,16,20,69,5 --arg none:32
// EXPECT 3 u8: 0*2 64 1 0*4 16 0 64 0*2 4 5 0*4 64 0*2 4 0*3 64 0*4 5
// RUN: --pto-arch=a5 --entry=b32 --arg data:u8:16,17,16,1,16*2,0*3,17*3,16,17*2,16*2,17,1,16,0,16*2,1,17*2,0,1,0,1,0,1 --arg data:u8:17,0,16,17,16,0*2,16,1,0,16*2,1,0,17,1,17,0,16,1,17,0,17,16,1,0,17*2,1,17,0,17 --arg data:u8:1,17*2,16,0,16*2,0*2,16,17,0,17,0,1,16,0*2,1*4,0,1*2,0,16,17,1,16,17,1 --arg none:32
// EXPECT 3 u8: 0*2 16 0*7 16 0*3 1 0*9 1 0*2 1 0*3 1
func.func @b8(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %pc: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %c = pto.plds %pc[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r = pto.pand %a, %b, %c : !pto.mask<b8>, !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>
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
    %r = pto.pand %a, %b, %c : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
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
    %r = pto.pand %a, %b, %c : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
