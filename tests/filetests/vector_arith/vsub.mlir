// Every shape of pto.vsub.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %v2: !pto.mask<b32>) {
  %r0 = pto.vsub %v0, %v1, %v2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vsub %v0, %v1, %v2 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %v2: !pto.mask<b32>) {
  %r0 = "pto.vsub"(%v0, %v1, %v2) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>) {
//|     %0 = pto.vsub %arg0, %arg1, %arg2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vsub %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>) {
//|     %0 = pto.vsub %arg0, %arg1, %arg2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.vreg<64xf32>, %arg4: !pto.vreg<64xf32>, %arg5: !pto.mask<b32>):
//|     %1 = "pto.vsub"(%arg3, %arg4, %arg5) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %2 = "pto.vsub"(%arg3, %arg4, %arg5) {test.note = "kept"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>):
//|     %0 = "pto.vsub"(%arg0, %arg1, %arg2) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
