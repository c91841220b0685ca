// Every shape of pto.vmi.scatter.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.scatter %v, %p[%i], %m : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.scatter"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.scatter"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.scatter %arg0, %arg1[%arg2], %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.scatter %arg0, %arg1[%arg2], %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|     pto.vmi.scatter %arg0, %arg1[%arg2], %arg3 {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.ptr<f32, ub>, %arg6: !pto.vmi.vreg<64xi32>, %arg7: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.scatter"(%arg4, %arg5, %arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.scatter"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|     "pto.vmi.scatter"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
