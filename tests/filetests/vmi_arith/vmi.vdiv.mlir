// Every shape of pto.vmi.vdiv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<1xf32>, %c: !pto.vmi.vreg<1xf32>) {
  %a = pto.vmi.vdiv %b, %c : !pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vdiv %a, %b, %m {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.vmi.vreg<1xf32>) {
  %0 = "pto.vmi.vdiv"(%arg0, %arg1) : (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.vdiv"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vdiv"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vdiv"(%arg0, %arg1, %arg2) {pmode = "zero", test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.vmi.vreg<1xf32>) {
//|     %0 = pto.vmi.vdiv %arg0, %arg1 : !pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vdiv %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.vmi.vreg<1xf32>) {
//|     %0 = pto.vmi.vdiv %arg0, %arg1 : !pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.vdiv %arg0, %arg1 {test.note} : !pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vdiv %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vdiv %arg0, %arg1, %arg2 {pmode = "zero", test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<1xf32>, %arg9: !pto.vmi.vreg<1xf32>):
//|     %5 = "pto.vmi.vdiv"(%arg8, %arg9) : (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vdiv"(%arg5, %arg6, %arg7) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<1xf32>, %arg4: !pto.vmi.vreg<1xf32>):
//|     %2 = "pto.vmi.vdiv"(%arg3, %arg4) : (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
//|     %3 = "pto.vmi.vdiv"(%arg3, %arg4) {test.note} : (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.vdiv"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.vdiv"(%arg0, %arg1, %arg2) <{pmode = "zero"}> {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
