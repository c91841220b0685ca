// Every shape of pto.vmi.fptoui.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf16>) {
  %r = pto.vmi.fptoui %a {saturate = "NOSAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<64xf16>) {
  %r = pto.vmi.fptoui %a {rounding = "Z", saturate = "SAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>) {
  %0 = "pto.vmi.fptoui"(%arg0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
  %again = "pto.vmi.fptoui"(%arg0) {saturate = "NOSAT", test.note} : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf16>) {
  %0 = "pto.vmi.fptoui"(%arg0) <{rounding = "Z", saturate = "SAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
  %again = "pto.vmi.fptoui"(%arg0) {rounding = "Z", saturate = "SAT", test.note} : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.fptoui %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.fptoui %arg0 {rounding = "Z", saturate = "SAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.fptoui %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
//|     %1 = pto.vmi.fptoui %arg0 {saturate = "NOSAT", test.note} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.fptoui %arg0 {rounding = "Z", saturate = "SAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
//|     %1 = pto.vmi.fptoui %arg0 {rounding = "Z", saturate = "SAT", test.note} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xui8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf16>):
//|     %5 = "pto.vmi.fptoui"(%arg3) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf16>):
//|     %4 = "pto.vmi.fptoui"(%arg2) <{rounding = "Z", saturate = "SAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xf16>):
//|     %2 = "pto.vmi.fptoui"(%arg1) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
//|     %3 = "pto.vmi.fptoui"(%arg1) <{saturate = "NOSAT"}> {test.note} : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf16>):
//|     %0 = "pto.vmi.fptoui"(%arg0) <{rounding = "Z", saturate = "SAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
//|     %1 = "pto.vmi.fptoui"(%arg0) <{rounding = "Z", saturate = "SAT"}> {test.note} : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
