// Every shape of pto.vmi.vgatherb.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%p: !pto.ptr<f32, ub>, %i: !pto.vmi.vreg<64xui32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vgatherb %p, %i, %m : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xui32>, %arg2: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vgatherb"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vgatherb"(%arg0, %arg1, %arg2) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xui32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vgatherb %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xui32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vgatherb %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vgatherb %arg0, %arg1, %arg2 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: !pto.vmi.vreg<64xui32>, %arg5: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.vgatherb"(%arg3, %arg4, %arg5) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xui32>, %arg2: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.vgatherb"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.vgatherb"(%arg0, %arg1, %arg2) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
