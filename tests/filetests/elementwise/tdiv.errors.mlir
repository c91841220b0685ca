// Each rule of pto.tdiv, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>
!other = !pto.tile_buf<vec, 16x16xf16>
!no = !pto.tile_buf<vec, 16x16xi64>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>

func.func @types(%a: !tile, %b: !other, %c: !no) {
  pto.tdiv ins(%a, %b : !tile, !other) outs(%a : !tile)
  pto.tdiv ins(%c, %c : !no, !no) outs(%c : !no)
  return
}

func.func @places(%a: !tile, %p: !part, %m: !mat, %n: !dn) {
  pto.tdiv ins(%p, %a : !part, !tile) outs(%a : !tile)
  pto.tdiv ins(%a, %m : !tile, !mat) outs(%a : !tile)
  pto.tdiv ins(%a, %a : !tile, !tile) outs(%n : !dn)
  return
}

func.func @accuracy(%a: !tile) {
  pto.tdiv ins(%a, %a : !tile, !tile) outs(%a : !tile) {precisionType = #pto<div_precision high_precision>}
  return
}
