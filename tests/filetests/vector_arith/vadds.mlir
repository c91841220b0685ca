// Every shape of pto.vadds.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %s0: f32, %m0: !pto.mask<b32>, %v1: !pto.vreg<128xi16>, %s1: i16, %m1: !pto.mask<b16>, %v2: !pto.vreg<128xui16>, %s2: ui16, %v3: !pto.vreg<128xbf16>, %s3: bf16) {
  %r0 = pto.vadds %v0, %s0, %m0 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vadds %v1, %s1, %m1 : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.vreg<128xi16>
  %r2 = pto.vadds %v2, %s2, %m1 : !pto.vreg<128xui16>, ui16, !pto.mask<b16> -> !pto.vreg<128xui16>
  %r3 = pto.vadds %v3, %s3, %m1 : !pto.vreg<128xbf16>, bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %s0: f32, %m0: !pto.mask<b32>, %v1: !pto.vreg<128xi16>, %s1: i16, %m1: !pto.mask<b16>, %v2: !pto.vreg<128xui16>, %s2: ui16, %v3: !pto.vreg<128xbf16>, %s3: bf16) {
  %g0 = "pto.vadds"(%v0, %s0, %m0) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vadds"(%v1, %s1, %m1) : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.vreg<128xi16>
  %g2 = "pto.vadds"(%v2, %s2, %m1) : (!pto.vreg<128xui16>, ui16, !pto.mask<b16>) -> !pto.vreg<128xui16>
  %g3 = "pto.vadds"(%v3, %s3, %m1) : (!pto.vreg<128xbf16>, bf16, !pto.mask<b16>) -> !pto.vreg<128xbf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: f32, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xi16>, %arg4: i16, %arg5: !pto.mask<b16>, %arg6: !pto.vreg<128xui16>, %arg7: ui16, %arg8: !pto.vreg<128xbf16>, %arg9: bf16) {
//|     %0 = pto.vadds %arg0, %arg1, %arg2 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vadds %arg3, %arg4, %arg5 : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.vreg<128xi16>
//|     %2 = pto.vadds %arg6, %arg7, %arg5 : !pto.vreg<128xui16>, ui16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|     %3 = pto.vadds %arg8, %arg9, %arg5 : !pto.vreg<128xbf16>, bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: f32, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xi16>, %arg4: i16, %arg5: !pto.mask<b16>, %arg6: !pto.vreg<128xui16>, %arg7: ui16, %arg8: !pto.vreg<128xbf16>, %arg9: bf16) {
//|     %0 = pto.vadds %arg0, %arg1, %arg2 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vadds %arg3, %arg4, %arg5 : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.vreg<128xi16>
//|     %2 = pto.vadds %arg6, %arg7, %arg5 : !pto.vreg<128xui16>, ui16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|     %3 = pto.vadds %arg8, %arg9, %arg5 : !pto.vreg<128xbf16>, bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, f32, !pto.mask<b32>, !pto.vreg<128xi16>, i16, !pto.mask<b16>, !pto.vreg<128xui16>, ui16, !pto.vreg<128xbf16>, bf16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg10: !pto.vreg<64xf32>, %arg11: f32, %arg12: !pto.mask<b32>, %arg13: !pto.vreg<128xi16>, %arg14: i16, %arg15: !pto.mask<b16>, %arg16: !pto.vreg<128xui16>, %arg17: ui16, %arg18: !pto.vreg<128xbf16>, %arg19: bf16):
//|     %4 = "pto.vadds"(%arg10, %arg11, %arg12) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %5 = "pto.vadds"(%arg13, %arg14, %arg15) : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.vreg<128xi16>
//|     %6 = "pto.vadds"(%arg16, %arg17, %arg15) : (!pto.vreg<128xui16>, ui16, !pto.mask<b16>) -> !pto.vreg<128xui16>
//|     %7 = "pto.vadds"(%arg18, %arg19, %arg15) : (!pto.vreg<128xbf16>, bf16, !pto.mask<b16>) -> !pto.vreg<128xbf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, f32, !pto.mask<b32>, !pto.vreg<128xi16>, i16, !pto.mask<b16>, !pto.vreg<128xui16>, ui16, !pto.vreg<128xbf16>, bf16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: f32, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xi16>, %arg4: i16, %arg5: !pto.mask<b16>, %arg6: !pto.vreg<128xui16>, %arg7: ui16, %arg8: !pto.vreg<128xbf16>, %arg9: bf16):
//|     %0 = "pto.vadds"(%arg0, %arg1, %arg2) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vadds"(%arg3, %arg4, %arg5) : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.vreg<128xi16>
//|     %2 = "pto.vadds"(%arg6, %arg7, %arg5) : (!pto.vreg<128xui16>, ui16, !pto.mask<b16>) -> !pto.vreg<128xui16>
//|     %3 = "pto.vadds"(%arg8, %arg9, %arg5) : (!pto.vreg<128xbf16>, bf16, !pto.mask<b16>) -> !pto.vreg<128xbf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
