// Every shape of pto.vmi.mask_not.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.mask_not %a : !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.mask_not"(%arg0) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
  %again = "pto.vmi.mask_not"(%arg0) {test.note} : (!pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.mask_not %arg0 : !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.mask_not %arg0 : !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
//|     %1 = pto.vmi.mask_not %arg0 {test.note} : !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.mask_not"(%arg1) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.mask_not"(%arg0) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
//|     %1 = "pto.vmi.mask_not"(%arg0) {test.note} : (!pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
