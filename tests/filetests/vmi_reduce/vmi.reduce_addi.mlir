// Every shape of pto.vmi.reduce_addi.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.reduce_addi %a, %m : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.reduce_addi"(%arg0, %arg1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  %again = "pto.vmi.reduce_addi"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.reduce_addi %arg0, %arg1 : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.reduce_addi %arg0, %arg1 : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
//|     %1 = pto.vmi.reduce_addi %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.reduce_addi"(%arg2, %arg3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.reduce_addi"(%arg0, %arg1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
//|     %1 = "pto.vmi.reduce_addi"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
