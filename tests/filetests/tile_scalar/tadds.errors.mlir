// Each rule of pto.tadds, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!rows = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!cols = !pto.tile_buf<vec, 16x16xf32, valid=16x8>
!mat = !pto.tile_buf<mat, 16x16xf32>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>

func.func @types(%a: !f32, %b: !f16, %c: !bf16, %s: f32, %t: bf16, %h: f16, %i: index) {
  pto.tadds ins(%a, %s : !f32, f32) outs(%b : !f16)
  pto.tadds ins(%c, %t : !bf16, bf16) outs(%c : !bf16)
  pto.tadds ins(%a, %h : !f32, f16) outs(%a : !f32)
  pto.tadds ins(%a, %i : !f32, index) outs(%a : !f32)
  return
}

func.func @places(%a: !f32, %r: !rows, %c: !cols, %m: !mat, %n: !dn, %s: f32) {
  pto.tadds ins(%r, %s : !rows, f32) outs(%a : !f32)
  pto.tadds ins(%c, %s : !cols, f32) outs(%a : !f32)
  pto.tadds ins(%m, %s : !mat, f32) outs(%a : !f32)
  pto.tadds ins(%n, %s : !dn, f32) outs(%a : !f32)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @rows(%r: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %s: f32, %a: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tadds ins(%r, %s : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, f32) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}
