// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=b8 --arg data:u8:29,133,240,175,194,88,74,154,254,106,221,94,38,4,104,96,70,162,176,192,234,221,101,107,158,20,10,198,42,44,19,128 --arg data:u8:236,137,198,8,42,29,170,175,14,102,65,93,27,214,160,197,129,243,157,180,14,108,152,98,69,140,250,106,69,159,173,76 --arg none:32
// EXPECT 2 u8: 224 8 6 0 40 5 160 37 0 4 0 1 25 210 128 133 129 81 13 52 4 32 152 0 65 136 240 40 69 147 172 76
// RUN: --pto-arch=a5 --entry=b16 --arg data:u8:21,80*2,20,84,68,4,20,17,65,21,4*2,84,17,64,81,65,21,81,1,65,0,68,20,1,69,64,65,68,4,20 --arg data:u8:85,69,65,1,65,68,1,20*2,64,1,81,1,17*2,20,80*2,20,80,69,68,85,0,80,85,64,17,4,81,68,81 --arg none:32
// EXPECT 2 u8: 64 5 1*3 0 1 0 4 0*2 81 1*2 0 20 0 16 0*2 68 4 85 0 64 84 0 17 4 17 64 65
// RUN: --pto-arch=a5 --entry=b32 --arg data:u8:16,0,1,16,1*2,17,1*2,0,16*2,1,16,0,16,0,17*2,16,1*2,16*2,1,0*2,17,0*2,1,16 --arg data:u8:1,16*2,1,16,1,16,1,0,16,1,0,16,1,0,16*2,1,0,16,1,17*2,16*2,0*2,17*2,0,17,16 --arg none:32
// EXPECT 2 u8: 1 16*2 1 16 0*4 16 1 0 16 1 0*2 16 0*4 16 1 0 16 0*3 17 0 16 0
func.func @b8(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r = pto.pnot %a, %b : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @b16(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b16>
    %r = pto.pnot %a, %b : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @b32(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b32>
    %r = pto.pnot %a, %b : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
