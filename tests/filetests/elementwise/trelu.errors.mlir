// Each rule of pto.trelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!si32 = !pto.tile_buf<vec, 16x16xsi32>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!i8 = !pto.tile_buf<vec, 16x32xi8>

func.func @types(%a: !f32, %b: !f16, %c: !i8) {
  pto.trelu ins(%a : !f32) outs(%b : !f16)
  pto.trelu ins(%c : !i8) outs(%c : !i8)
  return
}

func.func @places(%a: !f32, %d: !f32, %p: !part, %m: !mat, %n: !dn) {
  pto.trelu ins(%p : !part) outs(%d : !f32)
  pto.trelu ins(%m : !mat) outs(%d : !f32)
  pto.trelu ins(%n : !dn) outs(%d : !f32)
  return
}
