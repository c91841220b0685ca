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
  pto.tcvt ins(%a : !f32) outs(%b : !f16) {rmode = #pto<round_mode NONE>, test.note}
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

// run 1: exit 0
// stdout:
//| module {
//|   func.func @attributes(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode ROUND>, satmode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode TRUNC>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode NONE>, satmode = #pto<saturation_mode OFF>, test.note} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @scratch(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.tcvt ins(%arg0, %arg1 {rmode = #pto<round_mode ROUND>, satmode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tcvt ins(%arg0, %arg0 {rmode = #pto<round_mode TRUNC>, satmode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode FLOOR>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @packed(%arg0: !pto.tile_buf<vec, 16x64xbf16>, %arg1: !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>) {
//|     pto.tcvt ins(%arg0 {rmode = #pto<round_mode CAST_RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x64xbf16>) outs(%arg1 : !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "attributes"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 16x16xf32>, %arg6: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tcvt"(%arg5, %arg6) <{rmode = #pto<round_mode ROUND>, sat_mode = #pto<saturation_mode ON>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tcvt"(%arg5, %arg6) <{rmode = #pto<round_mode CAST_RINT>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tcvt"(%arg5, %arg6) <{rmode = #pto<round_mode TRUNC>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tcvt"(%arg5, %arg6) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tcvt"(%arg5, %arg6) <{rmode = #pto<round_mode NONE>}> {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "scratch"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.tcvt"(%arg2, %arg3, %arg4) <{rmode = #pto<round_mode ROUND>, sat_mode = #pto<saturation_mode ON>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.tcvt"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tcvt"(%arg0, %arg0, %arg1) <{rmode = #pto<round_mode TRUNC>, sat_mode = #pto<saturation_mode ON>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tcvt"(%arg0, %arg1) <{rmode = #pto<round_mode FLOOR>, sat_mode = #pto<saturation_mode OFF>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xbf16>, !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>) -> (), sym_name = "packed"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xbf16>, %arg1: !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>):
//|     "pto.tcvt"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xbf16>, !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
