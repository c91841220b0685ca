// Every shape of pto.vmi.stride_store.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %b: i16, %c: i16, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.stride_store %v, %p[%i], %b, %c, %m : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16, %arg5: !pto.vmi.mask<64xpred>) {
  "pto.vmi.stride_store"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.stride_store"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16, %arg5: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.stride_store %arg0, %arg1[%arg2], %arg3, %arg4, %arg5 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16, %arg5: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.stride_store %arg0, %arg1[%arg2], %arg3, %arg4, %arg5 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.vmi.mask<64xpred>
//|     pto.vmi.stride_store %arg0, %arg1[%arg2], %arg3, %arg4, %arg5 {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.ptr<f32, ub>, %arg8: index, %arg9: i16, %arg10: i16, %arg11: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.stride_store"(%arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16, %arg5: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.stride_store"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "pto.vmi.stride_store"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
