// Every shape of pto.vmi.constant_mask.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %r = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
  return
}

func.func @generic1() {
  %0 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
  %again = "pto.vmi.constant_mask"() {value = dense<true> : vector<64xi1>, test.note} : () -> !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
//|     %1 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> {test.note} : () -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %2 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %0 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> : () -> !pto.vmi.mask<64xpred>
//|     %1 = "pto.vmi.constant_mask"() <{value = dense<true> : vector<64xi1>}> {test.note} : () -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
