// Every shape of pto.vmi.vaddc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%c: !pto.vmi.vreg<128xui32>, %d: !pto.vmi.vreg<128xui32>, %e: !pto.vmi.mask<128xpred>) {
  %a, %b = pto.vmi.vaddc %c, %d, %e : !pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.vreg<128xui32>, %arg2: !pto.vmi.mask<128xpred>) {
  %0:2 = "pto.vmi.vaddc"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  %again:2 = "pto.vmi.vaddc"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.vreg<128xui32>, %arg2: !pto.vmi.mask<128xpred>) {
//|     %result, %carry = pto.vmi.vaddc %arg0, %arg1, %arg2 : !pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.vreg<128xui32>, %arg2: !pto.vmi.mask<128xpred>) {
//|     %result, %carry = pto.vmi.vaddc %arg0, %arg1, %arg2 : !pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>
//|     %result_0, %carry_1 = pto.vmi.vaddc %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<128xui32>, %arg4: !pto.vmi.vreg<128xui32>, %arg5: !pto.vmi.mask<128xpred>):
//|     %2:2 = "pto.vmi.vaddc"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.vreg<128xui32>, %arg2: !pto.vmi.mask<128xpred>):
//|     %0:2 = "pto.vmi.vaddc"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
//|     %1:2 = "pto.vmi.vaddc"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<128xui32>, !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
