// Every shape of pto.vmull.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xi32>, %v1: !pto.vreg<64xi32>, %v2: !pto.mask<b32>, %v3: !pto.vreg<64xui32>, %v4: !pto.vreg<64xui32>) {
  %r0, %r1 = pto.vmull %v0, %v1, %v2 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.vreg<64xi32>
  %r2, %r3 = pto.vmull %v3, %v4, %v2 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.vreg<64xui32>
  %r4, %r5 = pto.vmull %v0, %v1, %v2 {test.note = "kept"} : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.vreg<64xi32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xi32>, %v1: !pto.vreg<64xi32>, %v2: !pto.mask<b32>, %v3: !pto.vreg<64xui32>, %v4: !pto.vreg<64xui32>) {
  %r0, %r1 = "pto.vmull"(%v0, %v1, %v2) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
  %r2, %r3 = "pto.vmull"(%v3, %v4, %v2) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.vreg<64xui32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xi32>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<64xui32>, %arg4: !pto.vreg<64xui32>) {
//|     %low, %high = pto.vmull %arg0, %arg1, %arg2 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.vreg<64xi32>
//|     %low_0, %high_1 = pto.vmull %arg3, %arg4, %arg2 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.vreg<64xui32>
//|     %low_2, %high_3 = pto.vmull %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xi32>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<64xui32>, %arg4: !pto.vreg<64xui32>) {
//|     %low, %high = pto.vmull %arg0, %arg1, %arg2 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.vreg<64xi32>
//|     %low_0, %high_1 = pto.vmull %arg3, %arg4, %arg2 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.vreg<64xui32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.vreg<64xui32>, !pto.vreg<64xui32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg5: !pto.vreg<64xi32>, %arg6: !pto.vreg<64xi32>, %arg7: !pto.mask<b32>, %arg8: !pto.vreg<64xui32>, %arg9: !pto.vreg<64xui32>):
//|     %2:2 = "pto.vmull"(%arg5, %arg6, %arg7) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
//|     %3:2 = "pto.vmull"(%arg8, %arg9, %arg7) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.vreg<64xui32>)
//|     %4:2 = "pto.vmull"(%arg5, %arg6, %arg7) {test.note = "kept"} : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.vreg<64xui32>, !pto.vreg<64xui32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xi32>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<64xui32>, %arg4: !pto.vreg<64xui32>):
//|     %0:2 = "pto.vmull"(%arg0, %arg1, %arg2) : (!pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (!pto.vreg<64xi32>, !pto.vreg<64xi32>)
//|     %1:2 = "pto.vmull"(%arg3, %arg4, %arg2) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.vreg<64xui32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
