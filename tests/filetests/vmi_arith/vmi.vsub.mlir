// Every shape of pto.vmi.vsub.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xi32>, %c: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vsub %b, %c : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<8xui16>, %c: !pto.vmi.vreg<8xui16>, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vsub %b, %c, %d : !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vsub %a, %b, %m {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
  %0 = "pto.vmi.vsub"(%arg0, %arg1) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  %again = "pto.vmi.vsub"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<8xui16>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.mask<8xpred>) {
  %0 = "pto.vmi.vsub"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  %again = "pto.vmi.vsub"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vsub %arg0, %arg1 : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vsub %arg0, %arg1, %arg2 : !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vsub %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vsub %arg0, %arg1 : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     %1 = pto.vmi.vsub %arg0, %arg1 {test.note} : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<8xui16>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vsub %arg0, %arg1, %arg2 : !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     %1 = pto.vmi.vsub %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.vmi.vreg<8xi32>, %arg12: !pto.vmi.vreg<8xi32>):
//|     %6 = "pto.vmi.vsub"(%arg11, %arg12) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<8xui16>, %arg9: !pto.vmi.vreg<8xui16>, %arg10: !pto.vmi.mask<8xpred>):
//|     %5 = "pto.vmi.vsub"(%arg8, %arg9, %arg10) : (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vsub"(%arg5, %arg6, %arg7) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<8xi32>, %arg4: !pto.vmi.vreg<8xi32>):
//|     %2 = "pto.vmi.vsub"(%arg3, %arg4) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     %3 = "pto.vmi.vsub"(%arg3, %arg4) {test.note} : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<8xui16>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.mask<8xpred>):
//|     %0 = "pto.vmi.vsub"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     %1 = "pto.vmi.vsub"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
