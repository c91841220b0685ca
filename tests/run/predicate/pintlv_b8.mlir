// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg data:u8:6,48,136,159,36,25,147,37,110,124,20,15,148,160,26,104,43,180,62,34,138,54,46,90,145,247,159,161,183,6,87,196 --arg data:u8:124,206,55,65,240,52,152,131,120,14,88,39,160,64,13,113,178,168,130,3,166,255,156,217,110,134,174,223,188,254,232,193 --arg none:32 --arg none:32
// EXPECT 2 u8: 180 42 168 165 106 74 87 97 16 174 97 11 133 195 27 132 212 62 248 21 144 35 127 8 16 201 0 100 230 1 66 62
// EXPECT 3 u8: 77 142 144 205 92 133 14 4 108 200 190 175 244 134 198 179 169 105 61 213 253 201 171 230 181 207 188 170 149 185 18 240
func.func @test(%pa: !pto.ptr<ui8, ub>, %pb: !pto.ptr<ui8, ub>, %to_l: !pto.ptr<ui8, ub>, %to_h: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %b = pto.plds %pb[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %l, %h = pto.pintlv_b8 %a, %b : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
    pto.psts %l, %to_l[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
    pto.psts %h, %to_h[%c0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  }
  return
}
