// Every shape of pto.vmi.fptosi.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fptosi %a {saturate = "NOSAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.fptosi %a {rounding = "Z", saturate = "SAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.fptosi"(%arg0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
  %again = "pto.vmi.fptosi"(%arg0) {saturate = "NOSAT", test.note} : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.fptosi"(%arg0) <{rounding = "Z", saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
  %again = "pto.vmi.fptosi"(%arg0) {rounding = "Z", saturate = "SAT", test.note} : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.fptosi %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.fptosi %arg0 {rounding = "Z", saturate = "SAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.fptosi %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
//|     %1 = pto.vmi.fptosi %arg0 {saturate = "NOSAT", test.note} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.fptosi %arg0 {rounding = "Z", saturate = "SAT"} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
//|     %1 = pto.vmi.fptosi %arg0 {rounding = "Z", saturate = "SAT", test.note} : !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xsi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf32>):
//|     %5 = "pto.vmi.fptosi"(%arg3) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>):
//|     %4 = "pto.vmi.fptosi"(%arg2) <{rounding = "Z", saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.fptosi"(%arg1) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
//|     %3 = "pto.vmi.fptosi"(%arg1) <{saturate = "NOSAT"}> {test.note} : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>):
//|     %0 = "pto.vmi.fptosi"(%arg0) <{rounding = "Z", saturate = "SAT"}> : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
//|     %1 = "pto.vmi.fptosi"(%arg0) <{rounding = "Z", saturate = "SAT"}> {test.note} : (!pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
