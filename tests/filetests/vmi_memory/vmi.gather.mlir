// Every shape of pto.vmi.gather.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%p: !pto.ptr<f32, ub>, %i: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>, %v: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.gather %p[%i], %m, %v : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.gather"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.gather"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.gather %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.gather %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.gather %arg0[%arg1], %arg2, %arg3 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, ub>, %arg5: !pto.vmi.vreg<64xi32>, %arg6: !pto.vmi.mask<64xpred>, %arg7: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.gather"(%arg4, %arg5, %arg6, %arg7) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>):
//|     %0 = "pto.vmi.gather"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.gather"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
