// Every shape of pto.vmi.masked_store.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: !pto.vmi.mask<64xpred>) {
  pto.vmi.masked_store %a, %b[%c], %d : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.masked_store"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.masked_store"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.masked_store %arg0, %arg1[%arg2], %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.masked_store %arg0, %arg1[%arg2], %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     pto.vmi.masked_store %arg0, %arg1[%arg2], %arg3 {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.ptr<f32, ub>, %arg6: index, %arg7: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.masked_store"(%arg4, %arg5, %arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.masked_store"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
//|     "pto.vmi.masked_store"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
