// Every shape of pto.vbitcast.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>) {
  %r0 = pto.vbitcast %v0 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
  return
}

// A conversion takes low precision.
func.func @low(%e: !pto.vreg<256xf8E4M3FN>, %f: !pto.vreg<128xf16>) {
  %r0 = pto.vbitcast %e : !pto.vreg<256xf8E4M3FN> -> !pto.vreg<256xui8>
  %r1 = pto.vbitcast %f : !pto.vreg<128xf16> -> !pto.vreg<256x!pto.f4E2M1x2>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>) {
  %g0 = "pto.vbitcast"(%v0) : (!pto.vreg<64xf32>) -> !pto.vreg<64xi32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>) {
//|     %0 = pto.vbitcast %arg0 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|     return
//|   }
//|   func.func @low(%arg0: !pto.vreg<256xf8E4M3FN>, %arg1: !pto.vreg<128xf16>) {
//|     %0 = pto.vbitcast %arg0 : !pto.vreg<256xf8E4M3FN> -> !pto.vreg<256xui8>
//|     %1 = pto.vbitcast %arg1 : !pto.vreg<128xf16> -> !pto.vreg<256x!pto.f4E2M1x2>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>) {
//|     %0 = pto.vbitcast %arg0 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.vreg<64xf32>):
//|     %3 = "pto.vbitcast"(%arg3) : (!pto.vreg<64xf32>) -> !pto.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<256xf8E4M3FN>, !pto.vreg<128xf16>) -> (), sym_name = "low"}> ({
//|   ^bb0(%arg1: !pto.vreg<256xf8E4M3FN>, %arg2: !pto.vreg<128xf16>):
//|     %1 = "pto.vbitcast"(%arg1) : (!pto.vreg<256xf8E4M3FN>) -> !pto.vreg<256xui8>
//|     %2 = "pto.vbitcast"(%arg2) : (!pto.vreg<128xf16>) -> !pto.vreg<256x!pto.f4E2M1x2>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>):
//|     %0 = "pto.vbitcast"(%arg0) : (!pto.vreg<64xf32>) -> !pto.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
