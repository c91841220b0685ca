// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=b32 --arg data:u8:1,16,1,0,1,17,0,17*3,1,17,16,0*2,17,16,0,1,17,0,16,17,1,16*2,17,16*2,17,1,0 --arg data:u8:16,1,16*2,17*3,16*2,17,1*2,17,1,16,0,17,0,17*2,16,1,0,16,0,1,16*2,1,17,16,0 --arg data:u8:16*2,17,1,16*2,0,16,0,17,16*3,1,0,17,0*2,1,17,1,16,17,16*3,0,1,16*2,17*2 --arg zero:32
// EXPECT 3 u8: 0*8 25 205 223 194 210 120 186 30 166 191 94 39 243 134 164 45 122 138 172 198 208 185 74 250
// RUN: --pto-arch=a5 --entry=b16 --arg data:u8:16,85,17,0,17,16,1*2,84,0,80,65,85,5,16,69,0,17*2,4,20,16,80,16,68,0,21,17,5*2,1,68 --arg data:u8:81,64,65,64,65,64,85,17,21,0,68,17*2,0,65*2,16,5,64,17,5*2,21,65,4,5,0,68,69,17*2,20 --arg zero:32
// EXPECT 2 u8: 244 5 69 17 14 156 63 180 80 37 70 76 10 87 51 161 141 137*2 95 7 90 5 153 52 88 51 151 50 160 91 101
// RUN: --pto-arch=a5 --entry=fault --arg zero:32
func.func @b32(%in0: !pto.ptr<ui8, ub>, %in1: !pto.ptr<ui8, ub>, %in2: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui32, ub>) {
  %c0 = arith.constant 0 : index
  %skip = arith.constant 2 : index
  %at = pto.addptr %out, %skip : !pto.ptr<ui32, ub> -> !pto.ptr<ui32, ub>
  pto.vecscope {
    %m0 = pto.plds %in0[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %m1 = pto.plds %in1[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %m2 = pto.plds %in2[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %s0 = pto.init_align : !pto.align
    %s1, %b1 = pto.pstu %s0, %m0, %at : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
    %s2, %b2 = pto.pstu %s1, %m1, %b1 : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
    %s3, %b3 = pto.pstu %s2, %m2, %b2 : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
  }
  return
}
func.func @b16(%in0: !pto.ptr<ui8, ub>, %in1: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %skip = arith.constant 0 : index
  %at = pto.addptr %out, %skip : !pto.ptr<ui16, ub> -> !pto.ptr<ui16, ub>
  pto.vecscope {
    %m0 = pto.plds %in0[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %m1 = pto.plds %in1[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %s0 = pto.init_align : !pto.align
    %s1, %b1 = pto.pstu %s0, %m0, %at : !pto.align, !pto.mask<b16>, !pto.ptr<ui16, ub> -> !pto.align, !pto.ptr<ui16, ub>
    %s2, %b2 = pto.pstu %s1, %m1, %b1 : !pto.align, !pto.mask<b16>, !pto.ptr<ui16, ub> -> !pto.align, !pto.ptr<ui16, ub>
  }
  return
}
func.func @fault(%out: !pto.ptr<ui32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %s0 = pto.init_align : !pto.align
    %s1, %b1 = pto.pstu %s0, %m, %out : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
    %s2, %b2 = pto.pstu %s1, %m, %out : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>  // FAULT PTO1504
  }
  return
}
