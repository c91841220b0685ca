// Every shape of pto.vmi.constant.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %r = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1() {
  %0 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.constant"() {value = dense<1.000000e+00> : vector<64xf32>, test.note} : () -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> {test.note} : () -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %2 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %0 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> : () -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.constant"() <{value = dense<1.000000e+00> : vector<64xf32>}> {test.note} : () -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
