// Each rule of pto.tprelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>
!other = !pto.tile_buf<vec, 16x16xf16>
!no = !pto.tile_buf<vec, 16x16xi64>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>

func.func @types(%a: !tile, %b: !other, %c: !no) {
  pto.tprelu ins(%a, %b : !tile, !other) outs(%a : !tile)
  pto.tprelu ins(%c, %c : !no, !no) outs(%c : !no)
  return
}

func.func @places(%a: !tile, %p: !part, %m: !mat, %n: !dn) {
  pto.tprelu ins(%p, %a : !part, !tile) outs(%a : !tile)
  pto.tprelu ins(%a, %m : !tile, !mat) outs(%a : !tile)
  pto.tprelu ins(%a, %a : !tile, !tile) outs(%n : !dn)
  return
}

func.func @scratch(%a: !tile, %s: !pto.tile_buf<vec, 16x32xui8>, %n: !pto.tile_buf<vec, 17x1xui8>) {
  pto.tprelu ins(%a, %a, %a : !tile, !tile, !tile) outs(%a : !tile)
  pto.tprelu ins(%a, %a, %s : !tile, !tile, !pto.tile_buf<vec, 16x32xui8>) outs(%a : !tile)
  pto.tprelu ins(%a, %a, %n : !tile, !tile, !pto.tile_buf<vec, 17x1xui8>) outs(%a : !tile)
  return
}
