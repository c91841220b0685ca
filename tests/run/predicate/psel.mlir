// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=b8 --arg data:u8:168,42,87,37,204,209,237,64,166,177,12,13,186,98,80,95,172,40,46,95,120,142,226,26,171,42,112,129,95,185,49,52 --arg data:u8:102,237,216,251,166,176,205,67,232,152,179,190,57,71,23,72,199,154,144,134,223,86,208,44,162,230,142*2,72,82,195,63 --arg data:u8:186,241,97,115,224,45,50*2,12,13,229,47,84,31,219,191,220,53,234,190,85,25,215,83,159,12,225,75,143,202,64,252 --arg none:32
// EXPECT 3 u8: 236 44 217 169 198 145 237 65 228 145 22 157 57 66 84 95 143 170 58 30 218 78 194 62 171 234 110 133 79 152 131 55
// RUN: --pto-arch=a5 --entry=b16 --arg data:u8:16,85,17,85,84,16,84,4,16,68,81,0,20,0,65,64,0,20,81,69,21,85,5,64,69,80,84,21,85,4,21,69 --arg data:u8:65,20,21,0,4,5,20,69,5,64,69,84,20,1,17,5,1,68,85,4,81,4,64,84,85,5,80,65,80,20,68,20 --arg data:u8:80,68,4,68,4,21,69,5,1,4,1,69,85*2,0,20,4*2,16,68,4,81,84,69,65,64,81,85,64,68,85,17 --arg none:32
// EXPECT 3 u8: 17 84 17 68 4 16 84 68 4 68 69 16 20 0 17 1*2 68 85 68 85*2 4 80 85 69 80 21 80 20 21 5
// RUN: --pto-arch=a5 --entry=b32 --arg data:u8:0,17,0*2,1*2,0,1,16,1,0,17*5,0*2,16,1,17,0*2,16,1,17,16,1,17,0,1*2 --arg data:u8:17,1,17,1*3,17*2,0,16*2,1,0,16,0,17,0*2,1*3,0,1,17,1*2,0,17,0,17,1,17 --arg data:u8:0,1,17*2,1,0,1,16,1*2,17*2,16,1*2,0*2,17,0*2,17*2,16,1*2,16,17,16*2,17,0,17 --arg none:32
// EXPECT 3 u8: 17 1 0*2 1*2 16 1 0 17 0 17 16 17 1 17 0*2 1*2 17 0 1 16 1 17 16 1 16 0 1*2
func.func @b8(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %pc: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %c = pto.plds %pc[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r = pto.psel %a, %b, %c : !pto.mask<b8>, !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>
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
    %r = pto.psel %a, %b, %c : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
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
    %r = pto.psel %a, %b, %c : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
