// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg data:u8:231,177,103,223,158,79,82,174,169,210,180,251,244,210,119,152,38,212,147,138,203,164,213,231,25,215,117,248,41,39,100,22 --arg data:u8:103,202,145,199,1,93,70,28,49,96,30,7,234,236,110,177,22,208,6,139,225,67,122,166,90,27,110,255,15,58,41,35 --arg none:32 --arg none:32
// EXPECT 2 u8: 91 251 182 44 193 214 206 79 226 5 41 191 245 207 49 106 139 181 241 106 133 54 168 90 198 18 153 44 92 250 67 17
// EXPECT 3 u8: 205 181 59 241 158 252 156 165 133 185 203 216 146 228 86 20 181 152 32 33 68 19 239 199 129 177 28 215 51 247 115 86
func.func @test(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_l: !pto.ptr<ui8, ub>, %to_h: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %l, %h = pto.pdintlv_b8 %a, %b : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
    pto.psts %l, %to_l[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
    pto.psts %h, %to_h[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
