// Every shape of pto.vmi.sitofp.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xsi32>) {
  %a = pto.vmi.sitofp %b : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xsi32>) {
  %0 = "pto.vmi.sitofp"(%arg0) : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.sitofp"(%arg0) {test.note} : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xsi32>) {
//|     %0 = pto.vmi.sitofp %arg0 : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xsi32>) {
//|     %0 = pto.vmi.sitofp %arg0 : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.sitofp %arg0 {test.note} : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xsi32>):
//|     %2 = "pto.vmi.sitofp"(%arg1) : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xsi32>):
//|     %0 = "pto.vmi.sitofp"(%arg0) : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.sitofp"(%arg0) {test.note} : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
