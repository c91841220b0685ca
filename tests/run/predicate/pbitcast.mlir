// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=narrow --arg data:u8:85,138,23,159,75,12,102,85,200,172,94,40,157,69,135,19,128,41,71,214,25,147,152,46,218,161,239,86,180,67,210,76 --arg none:32
// EXPECT 1 u8: 85 138 23 159 75 12 102 85 200 172 94 40 157 69 135 19 128 41 71 214 25 147 152 46 218 161 239 86 180 67 210 76
func.func @narrow(%pa: !pto.ptr<ui8, ub>, %to_r: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %a = pto.plds %pa[%c0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
    %r = pto.pbitcast %a : !pto.mask<b8> -> !pto.mask<b32>
    pto.psts %r, %to_r[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
