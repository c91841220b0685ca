// Every shape of pto.tcvt.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!i16 = !pto.tile_buf<vec, 16x16xi16>

// Rounding and saturation are always printed.
func.func @attributes(%a: !f32, %b: !f16) {
  pto.tcvt ins(%a {rmode = #pto<round_mode ROUND>, satmode = #pto<saturation_mode ON>} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a {rmode = #pto.round_mode<CAST_RINT>} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a{rnd = "rz"} : !f32) outs(%b : !f16)
  pto.tcvt ins(%a : !f32) outs(%b : !f16)
  pto.tcvt ins(%a : !f32) outs(%b : !f16) {rmode = #pto<round_mode NONE>, note}
  return
}

func.func @scratch(%a: !f32, %t: !f32, %b: !i16) {
  pto.tcvt ins(%a, %t {rmode = #pto<round_mode ROUND>, satmode = #pto<saturation_mode ON>} : !f32, !f32) outs(%b : !i16)
  return
}

// Generic form says sat_mode where custom form says satmode.
func.func @generic(%a: !f32, %b: !f16) {
  "pto.tcvt"(%a, %b) : (!f32, !f16) -> ()
  "pto.tcvt"(%a, %a, %b) {rmode = #pto<round_mode TRUNC>, sat_mode = #pto<saturation_mode ON>} : (!f32, !f32, !f16) -> ()
  "pto.tcvt"(%a, %b) <{rmode = #pto<round_mode FLOOR>, sat_mode = #pto<saturation_mode OFF>}> : (!f32, !f16) -> ()
  return
}

// -----

// A pair of packed floats counts as two columns.
module attributes {pto.target_arch = "a5"} {
  func.func @packed(%a: !pto.tile_buf<vec, 16x64xbf16>, %b: !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>) {
    pto.tcvt ins(%a : !pto.tile_buf<vec, 16x64xbf16>) outs(%b : !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>)
    return
  }
}
