// Every shape of pto.vselr.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xi32>, %v2: !pto.vreg<128xf16>, %v3: !pto.vreg<128xui16>, %v4: !pto.vreg<256xui8>, %v5: !pto.vreg<256xui8>) {
  %r0 = pto.vselr %v0, %v1 : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<64xf32>
  %r1 = pto.vselr %v2, %v3 : !pto.vreg<128xf16>, !pto.vreg<128xui16> -> !pto.vreg<128xf16>
  %r2 = pto.vselr %v4, %v5 : !pto.vreg<256xui8>, !pto.vreg<256xui8> -> !pto.vreg<256xui8>
  %r3 = pto.vselr %v0, %v1 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xi32>, %v2: !pto.vreg<128xf16>, %v3: !pto.vreg<128xui16>, %v4: !pto.vreg<256xui8>, %v5: !pto.vreg<256xui8>) {
  %r0 = "pto.vselr"(%v0, %v1) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
  %r1 = "pto.vselr"(%v2, %v3) : (!pto.vreg<128xf16>, !pto.vreg<128xui16>) -> !pto.vreg<128xf16>
  %r2 = "pto.vselr"(%v4, %v5) : (!pto.vreg<256xui8>, !pto.vreg<256xui8>) -> !pto.vreg<256xui8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.vreg<128xf16>, %arg3: !pto.vreg<128xui16>, %arg4: !pto.vreg<256xui8>, %arg5: !pto.vreg<256xui8>) {
//|     %0 = pto.vselr %arg0, %arg1 : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<64xf32>
//|     %1 = pto.vselr %arg2, %arg3 : !pto.vreg<128xf16>, !pto.vreg<128xui16> -> !pto.vreg<128xf16>
//|     %2 = pto.vselr %arg4, %arg5 : !pto.vreg<256xui8>, !pto.vreg<256xui8> -> !pto.vreg<256xui8>
//|     %3 = pto.vselr %arg0, %arg1 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.vreg<128xf16>, %arg3: !pto.vreg<128xui16>, %arg4: !pto.vreg<256xui8>, %arg5: !pto.vreg<256xui8>) {
//|     %0 = pto.vselr %arg0, %arg1 : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<64xf32>
//|     %1 = pto.vselr %arg2, %arg3 : !pto.vreg<128xf16>, !pto.vreg<128xui16> -> !pto.vreg<128xf16>
//|     %2 = pto.vselr %arg4, %arg5 : !pto.vreg<256xui8>, !pto.vreg<256xui8> -> !pto.vreg<256xui8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.vreg<128xf16>, !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.vreg<256xui8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.vreg<64xf32>, %arg7: !pto.vreg<64xi32>, %arg8: !pto.vreg<128xf16>, %arg9: !pto.vreg<128xui16>, %arg10: !pto.vreg<256xui8>, %arg11: !pto.vreg<256xui8>):
//|     %3 = "pto.vselr"(%arg6, %arg7) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
//|     %4 = "pto.vselr"(%arg8, %arg9) : (!pto.vreg<128xf16>, !pto.vreg<128xui16>) -> !pto.vreg<128xf16>
//|     %5 = "pto.vselr"(%arg10, %arg11) : (!pto.vreg<256xui8>, !pto.vreg<256xui8>) -> !pto.vreg<256xui8>
//|     %6 = "pto.vselr"(%arg6, %arg7) {test.note = "kept"} : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xi32>, !pto.vreg<128xf16>, !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.vreg<256xui8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.vreg<128xf16>, %arg3: !pto.vreg<128xui16>, %arg4: !pto.vreg<256xui8>, %arg5: !pto.vreg<256xui8>):
//|     %0 = "pto.vselr"(%arg0, %arg1) : (!pto.vreg<64xf32>, !pto.vreg<64xi32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vselr"(%arg2, %arg3) : (!pto.vreg<128xf16>, !pto.vreg<128xui16>) -> !pto.vreg<128xf16>
//|     %2 = "pto.vselr"(%arg4, %arg5) : (!pto.vreg<256xui8>, !pto.vreg<256xui8>) -> !pto.vreg<256xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
