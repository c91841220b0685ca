// Every shape of pto.vmi.vcmps.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xui16>, %c: ui16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vcmps %b, %c, %d {cmp = "ne"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<8xui16>, %c: ui16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vcmps %b, %c, %d {cmp = "le"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<8xui16>, %c: ui16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vcmps %b, %c, %d {cmp = "eq"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
  return
}

func.func @shape3(%b_0: !pto.vmi.vreg<256xui32>, %c: ui32, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vcmps %b_0, %c, %d {cmp = "lt"} : !pto.vmi.vreg<256xui32>, ui32, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
  %0 = "pto.vmi.vcmps"(%arg0, %arg1, %arg2) <{cmp = "ne"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  %again = "pto.vmi.vcmps"(%arg0, %arg1, %arg2) {cmp = "ne", test.note} : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
  %0 = "pto.vmi.vcmps"(%arg0, %arg1, %arg2) <{cmp = "le"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  %again = "pto.vmi.vcmps"(%arg0, %arg1, %arg2) {cmp = "le", test.note} : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "ne"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "le"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "eq"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<256xui32>, %arg1: ui32, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "lt"} : !pto.vmi.vreg<256xui32>, ui32, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "ne"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     %1 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "ne", test.note} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "le"} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     %1 = pto.vmi.vcmps %arg0, %arg1, %arg2 {cmp = "le", test.note} : !pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred> -> !pto.vmi.mask<8xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.vmi.vreg<8xui16>, %arg16: ui16, %arg17: !pto.vmi.mask<8xpred>):
//|     %7 = "pto.vmi.vcmps"(%arg15, %arg16, %arg17) <{cmp = "ne"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<8xui16>, %arg13: ui16, %arg14: !pto.vmi.mask<8xpred>):
//|     %6 = "pto.vmi.vcmps"(%arg12, %arg13, %arg14) <{cmp = "le"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<8xui16>, %arg10: ui16, %arg11: !pto.vmi.mask<8xpred>):
//|     %5 = "pto.vmi.vcmps"(%arg9, %arg10, %arg11) <{cmp = "eq"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui32>, ui32, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<256xui32>, %arg7: ui32, %arg8: !pto.vmi.mask<256xpred>):
//|     %4 = "pto.vmi.vcmps"(%arg6, %arg7, %arg8) <{cmp = "lt"}> : (!pto.vmi.vreg<256xui32>, ui32, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<8xui16>, %arg4: ui16, %arg5: !pto.vmi.mask<8xpred>):
//|     %2 = "pto.vmi.vcmps"(%arg3, %arg4, %arg5) <{cmp = "ne"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     %3 = "pto.vmi.vcmps"(%arg3, %arg4, %arg5) <{cmp = "ne"}> {test.note} : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<8xui16>, %arg1: ui16, %arg2: !pto.vmi.mask<8xpred>):
//|     %0 = "pto.vmi.vcmps"(%arg0, %arg1, %arg2) <{cmp = "le"}> : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     %1 = "pto.vmi.vcmps"(%arg0, %arg1, %arg2) <{cmp = "le"}> {test.note} : (!pto.vmi.vreg<8xui16>, ui16, !pto.vmi.mask<8xpred>) -> !pto.vmi.mask<8xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
