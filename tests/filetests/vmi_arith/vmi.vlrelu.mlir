// Every shape of pto.vmi.vlrelu.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %s: f32, %m: !pto.vmi.mask<64xpred>) {
  %r = "pto.vmi.vlrelu"(%a, %s, %m) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) {pmode = "zero", test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) <{pmode = "zero"}> {test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf32>, %arg4: f32, %arg5: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.vlrelu"(%arg3, %arg4, %arg5) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.vlrelu"(%arg0, %arg1, %arg2) <{pmode = "zero"}> {test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
