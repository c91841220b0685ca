// Written by vector_move.py.

// RUN: --pto-arch=a5 --entry i16_all --arg data:i16:10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37 --arg zero:256
// EXPECT 1 i16: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127
func.func @i16_all(%s0: !pto.ptr<i16, ub>, %d0: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all2 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %x0 = pto.vlds %s0[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y0 = pto.vusqz %x0, %p : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %y0, %d0[%c0], %all2 : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry i16_m3 --arg data:i16:10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37 --arg zero:256
// EXPECT 1 i16: 0 1*3 2*3 3*3 4*3 5*3 6*3 7*3 8*3 9*3 10*3 11*3 12*3 13*3 14*3 15*3 16*3 17*3 18*3 19*3 20*3 21*3 22*3 23*3 24*3 25*3 26*3 27*3 28*3 29*3 30*3 31*3 32*3 33*3 34*3 35*3 36*3 37*3 38*3 39*3 40*3 41*3 42*3 43
func.func @i16_m3(%s0: !pto.ptr<i16, ub>, %d0: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all2 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x0 = pto.vlds %s0[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y0 = pto.vusqz %x0, %p : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %y0, %d0[%c0], %all2 : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry i16_vl4 --arg data:i16:10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37 --arg zero:256
// EXPECT 1 i16: 0 1 2 3 4*124
func.func @i16_vl4(%s0: !pto.ptr<i16, ub>, %d0: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all2 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_VL4" : !pto.mask<b16>
    %x0 = pto.vlds %s0[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y0 = pto.vusqz %x0, %p : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %y0, %d0[%c0], %all2 : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry i32_all --arg data:i32:10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73 --arg zero:256
// EXPECT 1 i32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
func.func @i32_all(%s0: !pto.ptr<i32, ub>, %d0: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x0 = pto.vlds %s0[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %y0 = pto.vusqz %x0, %p : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %y0, %d0[%c0], %all4 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry i32_m3 --arg data:i32:10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73 --arg zero:256
// EXPECT 1 i32: 0 1*3 2*3 3*3 4*3 5*3 6*3 7*3 8*3 9*3 10*3 11*3 12*3 13*3 14*3 15*3 16*3 17*3 18*3 19*3 20*3 21*3
func.func @i32_m3(%s0: !pto.ptr<i32, ub>, %d0: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x0 = pto.vlds %s0[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %y0 = pto.vusqz %x0, %p : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %y0, %d0[%c0], %all4 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry i32_vl4 --arg data:i32:10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73 --arg zero:256
// EXPECT 1 i32: 0 1 2 3 4*60
func.func @i32_vl4(%s0: !pto.ptr<i32, ub>, %d0: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_VL4" : !pto.mask<b32>
    %x0 = pto.vlds %s0[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %y0 = pto.vusqz %x0, %p : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %y0, %d0[%c0], %all4 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
