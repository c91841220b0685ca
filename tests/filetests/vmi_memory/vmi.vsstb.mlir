// Every shape of pto.vmi.vsstb.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: i16, %e: !pto.vmi.mask<64xpred>) {
  pto.vmi.vsstb %a, %b[%c], %d, %e : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vsstb"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vsstb"(%arg0, %arg1, %arg2, %arg3, %arg4) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vsstb %arg0, %arg1[%arg2], %arg3, %arg4 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vsstb %arg0, %arg1[%arg2], %arg3, %arg4 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     pto.vmi.vsstb %arg0, %arg1[%arg2], %arg3, %arg4 {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.ptr<f32, ub>, %arg7: index, %arg8: i16, %arg9: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vsstb"(%arg5, %arg6, %arg7, %arg8, %arg9) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vsstb"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "pto.vmi.vsstb"(%arg0, %arg1, %arg2, %arg3, %arg4) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
