// Every shape of pto.vdup.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%s0: f32, %m0: !pto.mask<b32>, %s1: ui32, %s2: bf16, %m1: !pto.mask<b16>, %s3: i8, %m2: !pto.mask<b8>, %v0: !pto.vreg<64xf32>) {
  %r0 = pto.vdup %s0, %m0 : f32, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vdup %s1, %m0 : ui32, !pto.mask<b32> -> !pto.vreg<64xui32>
  %r2 = pto.vdup %s2, %m1 : bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
  %r3 = pto.vdup %s3, %m2 : i8, !pto.mask<b8> -> !pto.vreg<256xsi8>
  %r4 = pto.vdup %v0, %m0 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r5 = pto.vdup %v0, %m0 {position = "HIGHEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%s0: f32, %m0: !pto.mask<b32>, %s1: ui32, %s2: bf16, %m1: !pto.mask<b16>, %s3: i8, %m2: !pto.mask<b8>, %v0: !pto.vreg<64xf32>) {
  %g0 = "pto.vdup"(%s0, %m0) : (f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vdup"(%s1, %m0) : (ui32, !pto.mask<b32>) -> !pto.vreg<64xui32>
  %g2 = "pto.vdup"(%s2, %m1) : (bf16, !pto.mask<b16>) -> !pto.vreg<128xbf16>
  %g3 = "pto.vdup"(%s3, %m2) : (i8, !pto.mask<b8>) -> !pto.vreg<256xsi8>
  %g4 = "pto.vdup"(%v0, %m0) <{position = "LOWEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h4 = "pto.vdup"(%v0, %m0) {position = "LOWEST"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g5 = "pto.vdup"(%v0, %m0) <{position = "HIGHEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h5 = "pto.vdup"(%v0, %m0) {position = "HIGHEST"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: !pto.mask<b32>, %arg2: ui32, %arg3: bf16, %arg4: !pto.mask<b16>, %arg5: i8, %arg6: !pto.mask<b8>, %arg7: !pto.vreg<64xf32>) {
//|     %0 = pto.vdup %arg0, %arg1 : f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vdup %arg2, %arg1 : ui32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|     %2 = pto.vdup %arg3, %arg4 : bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
//|     %3 = pto.vdup %arg5, %arg6 : i8, !pto.mask<b8> -> !pto.vreg<256xsi8>
//|     %4 = pto.vdup %arg7, %arg1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %5 = pto.vdup %arg7, %arg1 {position = "HIGHEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: !pto.mask<b32>, %arg2: ui32, %arg3: bf16, %arg4: !pto.mask<b16>, %arg5: i8, %arg6: !pto.mask<b8>, %arg7: !pto.vreg<64xf32>) {
//|     %0 = pto.vdup %arg0, %arg1 : f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vdup %arg2, %arg1 : ui32, !pto.mask<b32> -> !pto.vreg<64xui32>
//|     %2 = pto.vdup %arg3, %arg4 : bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
//|     %3 = pto.vdup %arg5, %arg6 : i8, !pto.mask<b8> -> !pto.vreg<256xsi8>
//|     %4 = pto.vdup %arg7, %arg1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %5 = pto.vdup %arg7, %arg1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %6 = pto.vdup %arg7, %arg1 {position = "HIGHEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %7 = pto.vdup %arg7, %arg1 {position = "HIGHEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, !pto.mask<b32>, ui32, bf16, !pto.mask<b16>, i8, !pto.mask<b8>, !pto.vreg<64xf32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg8: f32, %arg9: !pto.mask<b32>, %arg10: ui32, %arg11: bf16, %arg12: !pto.mask<b16>, %arg13: i8, %arg14: !pto.mask<b8>, %arg15: !pto.vreg<64xf32>):
//|     %8 = "pto.vdup"(%arg8, %arg9) : (f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %9 = "pto.vdup"(%arg10, %arg9) : (ui32, !pto.mask<b32>) -> !pto.vreg<64xui32>
//|     %10 = "pto.vdup"(%arg11, %arg12) : (bf16, !pto.mask<b16>) -> !pto.vreg<128xbf16>
//|     %11 = "pto.vdup"(%arg13, %arg14) : (i8, !pto.mask<b8>) -> !pto.vreg<256xsi8>
//|     %12 = "pto.vdup"(%arg15, %arg9) <{position = "LOWEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %13 = "pto.vdup"(%arg15, %arg9) <{position = "HIGHEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, !pto.mask<b32>, ui32, bf16, !pto.mask<b16>, i8, !pto.mask<b8>, !pto.vreg<64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: !pto.mask<b32>, %arg2: ui32, %arg3: bf16, %arg4: !pto.mask<b16>, %arg5: i8, %arg6: !pto.mask<b8>, %arg7: !pto.vreg<64xf32>):
//|     %0 = "pto.vdup"(%arg0, %arg1) : (f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vdup"(%arg2, %arg1) : (ui32, !pto.mask<b32>) -> !pto.vreg<64xui32>
//|     %2 = "pto.vdup"(%arg3, %arg4) : (bf16, !pto.mask<b16>) -> !pto.vreg<128xbf16>
//|     %3 = "pto.vdup"(%arg5, %arg6) : (i8, !pto.mask<b8>) -> !pto.vreg<256xsi8>
//|     %4 = "pto.vdup"(%arg7, %arg1) <{position = "LOWEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %5 = "pto.vdup"(%arg7, %arg1) <{position = "LOWEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %6 = "pto.vdup"(%arg7, %arg1) <{position = "HIGHEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %7 = "pto.vdup"(%arg7, %arg1) <{position = "HIGHEST"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
