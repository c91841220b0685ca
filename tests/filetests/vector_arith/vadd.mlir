// Every shape of pto.vadd.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %m0: !pto.mask<b32>, %v2: !pto.vreg<64xui32>, %v3: !pto.vreg<64xui32>) {
  %r0 = pto.vadd %v0, %v1, %m0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vadd %v2, %v3, %m0 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %m0: !pto.mask<b32>, %v2: !pto.vreg<64xui32>, %v3: !pto.vreg<64xui32>) {
  %g0 = "pto.vadd"(%v0, %v1, %m0) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vadd"(%v2, %v3, %m0) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> !pto.vreg<64xui32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<64xui32>, %arg4: !pto.vreg<64xui32>) {
//|     %0 = pto.vadd %arg0, %arg1, %arg2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vadd %arg3, %arg4, %arg2 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<64xui32>, %arg4: !pto.vreg<64xui32>) {
//|     %0 = pto.vadd %arg0, %arg1, %arg2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vadd %arg3, %arg4, %arg2 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.vreg<64xui32>, !pto.vreg<64xui32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg5: !pto.vreg<64xf32>, %arg6: !pto.vreg<64xf32>, %arg7: !pto.mask<b32>, %arg8: !pto.vreg<64xui32>, %arg9: !pto.vreg<64xui32>):
//|     %2 = "pto.vadd"(%arg5, %arg6, %arg7) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %3 = "pto.vadd"(%arg8, %arg9, %arg7) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> !pto.vreg<64xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.vreg<64xui32>, !pto.vreg<64xui32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<64xui32>, %arg4: !pto.vreg<64xui32>):
//|     %0 = "pto.vadd"(%arg0, %arg1, %arg2) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vadd"(%arg3, %arg4, %arg2) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> !pto.vreg<64xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
