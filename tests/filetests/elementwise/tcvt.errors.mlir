// Each rule of pto.tcvt, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!f16 = !pto.tile_buf<vec, 16x16xf16>

func.func @pairs(%a: !bf16, %b: !f16, %f: !f32, %u: !pto.tile_buf<vec, 16x16xui32>) {
  pto.tcvt ins(%a : !bf16) outs(%b : !f16)
  pto.tcvt ins(%u : !pto.tile_buf<vec, 16x16xui32>) outs(%b : !f16)
  return
}

func.func @extents(%a: !f32, %b: !pto.tile_buf<vec, 16x32xf16>, %c: !pto.tile_buf<vec, 16x16xf16, valid=8x16>) {
  pto.tcvt ins(%a : !f32) outs(%b : !pto.tile_buf<vec, 16x32xf16>)
  pto.tcvt ins(%a : !f32) outs(%c : !pto.tile_buf<vec, 16x16xf16, valid=8x16>)
  return
}

func.func @places(%a: !pto.tile_buf<mat, 16x16xf32>, %n: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, %b: !f16) {
  pto.tcvt ins(%a : !pto.tile_buf<mat, 16x16xf32>) outs(%b : !f16)
  pto.tcvt ins(%n : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) outs(%b : !f16)
  return
}

func.func @attributes(%a: !f32, %b: !f16) {
  pto.tcvt ins(%a {rmode = #pto<round_mode DOWN>} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a {satmode = #pto<saturation_mode MAYBE>} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a {satmode = #pto<saturation_mode ON>, sat_mode = #pto<saturation_mode ON>} : !f32) outs(%b : !f16)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pairs(%a: !pto.tile_buf<vec, 16x16xf16>, %b: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tcvt ins(%a : !pto.tile_buf<vec, 16x16xf16>) outs(%b : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}
