// Every shape of pto.vmi.truncf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.truncf %b {saturate = "SAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf16>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.truncf"(%arg0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf16>
  %again = "pto.vmi.truncf"(%arg0) {saturate = "SAT", test.note} : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.truncf %arg0 {saturate = "SAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.truncf %arg0 {saturate = "SAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf16>
//|     %1 = pto.vmi.truncf %arg0 {saturate = "SAT", test.note} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.truncf"(%arg1) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>):
//|     %0 = "pto.vmi.truncf"(%arg0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf16>
//|     %1 = "pto.vmi.truncf"(%arg0) <{saturate = "SAT"}> {test.note} : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
