// Every shape of pto.vmi.vshls.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xui16>, %c: i16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vshls %b, %c, %d : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>) {
  %0 = "pto.vmi.vshls"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  %again = "pto.vmi.vshls"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vshls %arg0, %arg1, %arg2 : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vshls %arg0, %arg1, %arg2 : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     %1 = pto.vmi.vshls %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<8xui16>, %arg4: i16, %arg5: !pto.vmi.mask<8xpred>):
//|     %2 = "pto.vmi.vshls"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>):
//|     %0 = "pto.vmi.vshls"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     %1 = "pto.vmi.vshls"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
