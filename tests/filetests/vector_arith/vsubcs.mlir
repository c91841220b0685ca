// Every shape of pto.vsubcs.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xui32>, %v1: !pto.vreg<64xui32>, %v2: !pto.mask<b32>, %v3: !pto.mask<b32>) {
  %r0, %r1 = pto.vsubcs %v0, %v1, %v2, %v3 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
  %r2, %r3 = pto.vsubcs %v0, %v1, %v2, %v3 {test.note = "kept"} : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xui32>, %v1: !pto.vreg<64xui32>, %v2: !pto.mask<b32>, %v3: !pto.mask<b32>) {
  %r0, %r1 = "pto.vsubcs"(%v0, %v1, %v2, %v3) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xui32>, %arg1: !pto.vreg<64xui32>, %arg2: !pto.mask<b32>, %arg3: !pto.mask<b32>) {
//|     %result, %carry = pto.vsubcs %arg0, %arg1, %arg2, %arg3 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
//|     %result_0, %carry_1 = pto.vsubcs %arg0, %arg1, %arg2, %arg3 {test.note = "kept"} : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xui32>, %arg1: !pto.vreg<64xui32>, %arg2: !pto.mask<b32>, %arg3: !pto.mask<b32>) {
//|     %result, %carry = pto.vsubcs %arg0, %arg1, %arg2, %arg3 : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.vreg<64xui32>, %arg5: !pto.vreg<64xui32>, %arg6: !pto.mask<b32>, %arg7: !pto.mask<b32>):
//|     %1:2 = "pto.vsubcs"(%arg4, %arg5, %arg6, %arg7) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
//|     %2:2 = "pto.vsubcs"(%arg4, %arg5, %arg6, %arg7) {test.note = "kept"} : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xui32>, %arg1: !pto.vreg<64xui32>, %arg2: !pto.mask<b32>, %arg3: !pto.mask<b32>):
//|     %0:2 = "pto.vsubcs"(%arg0, %arg1, %arg2, %arg3) : (!pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32>, !pto.mask<b32>) -> (!pto.vreg<64xui32>, !pto.mask<b32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
