// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=norm --arg data:u8:229,80,16,230,40,2,72,146,203,76,63,68,129,13,194,245,137,37,222,24,129,58,78,17,98,143,112,195,155,156,3,247 --arg zero:64
// EXPECT 1 u8: 0*32 229 80 16 230 40 2 72 146 203 76 63 68 129 13 194 245 137 37 222 24 129 58 78 17 98 143 112 195 155 156 3 247
// RUN: --pto-arch=a5 --entry=pk --arg data:u8:229,80,16,230,40,2,72,146,203,76,63,68,129,13,194,245,137,37,222,24,129,58,78,17,98,143,112,195,155,156,3,247 --arg zero:64
// EXPECT 1 u8: 0*32 203 164 0 72 169 167 49 248 49 78 65 90 56 156 101 241 0*16
// RUN: --pto-arch=a5 --entry=advance --arg data:u8:229,80,16,230,40,2,72,146,203,76,63,68,129,13,194,245,137,37,222,24,129,58,78,17,98,143,112,195,155,156,3,247 --arg zero:96
// EXPECT 1 u8: 229 80 16 230 40 2 72 146 203 76 63 68 129 13 194 245 137 37 222 24 129 58 78 17 98 143 112 195 155 156 3 247 229 80 16 230 40 2 72 146 203 76 63 68 129 13 194 245 137 37 222 24 129 58 78 17 98 143 112 195 155 156 3 247 0*32
// RUN: --pto-arch=a5 --entry=fault --arg zero:64
func.func @norm(%in: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %at = arith.constant 1 : index
  %n = arith.constant 32 : i32
  pto.vecscope {
    %a = pto.plds %in[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    pto.psti %a, %out[%at], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @pk(%in: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %at = arith.constant 1 : index
  %n = arith.constant 32 : i32
  pto.vecscope {
    %a = pto.plds %in[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    pto.psti %a, %out[%at], "PK" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @advance(%in: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %at = arith.constant 1 : index
  pto.vecscope {
    %a = pto.plds %in[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %next = pto.psti %a, %out[%at], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<ui8, ub>
    %end = pto.psti %a, %next[%at], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<ui8, ub>
  }
  return
}
func.func @fault(%out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %at = arith.constant 16777216 : index
  %n = arith.constant 16777216 : i32
  pto.vecscope {
    %f = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    pto.psti %f, %out[%at], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index  // FAULT PTO1501
  }
  return
}
