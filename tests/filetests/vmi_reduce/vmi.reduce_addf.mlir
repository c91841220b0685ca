// Every shape of pto.vmi.reduce_addf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.reduce_addf %a, %m {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.reduce_addf %a, %m {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.reduce_addf"(%arg0, %arg1) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.reduce_addf"(%arg0, %arg1) {reassoc, test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.reduce_addf"(%arg0, %arg1) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.reduce_addf"(%arg0, %arg1) {reassoc, test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.reduce_addf %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.reduce_addf %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.reduce_addf %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.reduce_addf %arg0, %arg1 {reassoc, test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.reduce_addf %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.reduce_addf %arg0, %arg1 {reassoc, test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.mask<64xpred>):
//|     %5 = "pto.vmi.reduce_addf"(%arg6, %arg7) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.reduce_addf"(%arg4, %arg5) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.reduce_addf"(%arg2, %arg3) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     %3 = "pto.vmi.reduce_addf"(%arg2, %arg3) <{reassoc}> {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.reduce_addf"(%arg0, %arg1) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     %1 = "pto.vmi.reduce_addf"(%arg0, %arg1) <{reassoc}> {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
