// Every shape of pto.vexpdif.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %m0: !pto.mask<b32>, %v2: !pto.vreg<128xf16>, %v3: !pto.vreg<128xf16>, %m1: !pto.mask<b16>) {
  %r0 = pto.vexpdif %v0, %v1, %m0, "ODD" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vexpdif %v2, %v3, %m1, "EVEN" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %m0: !pto.mask<b32>, %v2: !pto.vreg<128xf16>, %v3: !pto.vreg<128xf16>, %m1: !pto.mask<b16>) {
  %g0 = "pto.vexpdif"(%v0, %v1, %m0) <{part = "ODD"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h0 = "pto.vexpdif"(%v0, %v1, %m0) {part = "ODD"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vexpdif"(%v2, %v3, %m1) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
  %h1 = "pto.vexpdif"(%v2, %v3, %m1) {part = "EVEN"} : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xf16>, %arg4: !pto.vreg<128xf16>, %arg5: !pto.mask<b16>) {
//|     %0 = pto.vexpdif %arg0, %arg1, %arg2, "ODD" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vexpdif %arg3, %arg4, %arg5, "EVEN" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xf16>, %arg4: !pto.vreg<128xf16>, %arg5: !pto.mask<b16>) {
//|     %0 = pto.vexpdif %arg0, %arg1, %arg2, "ODD" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vexpdif %arg0, %arg1, %arg2, "ODD" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %2 = pto.vexpdif %arg3, %arg4, %arg5, "EVEN" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %3 = pto.vexpdif %arg3, %arg4, %arg5, "EVEN" : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.vreg<64xf32>, %arg7: !pto.vreg<64xf32>, %arg8: !pto.mask<b32>, %arg9: !pto.vreg<128xf16>, %arg10: !pto.vreg<128xf16>, %arg11: !pto.mask<b16>):
//|     %4 = "pto.vexpdif"(%arg6, %arg7, %arg8) <{part = "ODD"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %5 = "pto.vexpdif"(%arg9, %arg10, %arg11) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xf16>, %arg4: !pto.vreg<128xf16>, %arg5: !pto.mask<b16>):
//|     %0 = "pto.vexpdif"(%arg0, %arg1, %arg2) <{part = "ODD"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vexpdif"(%arg0, %arg1, %arg2) <{part = "ODD"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %2 = "pto.vexpdif"(%arg3, %arg4, %arg5) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %3 = "pto.vexpdif"(%arg3, %arg4, %arg5) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
