// Every shape of pto.vmi.deinterleave_load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%p: !pto.ptr<f32, ub>, %i: index) {
  %l, %h = pto.vmi.deinterleave_load %p[%i] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
  %0:2 = "pto.vmi.deinterleave_load"(%arg0, %arg1) : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
  %again:2 = "pto.vmi.deinterleave_load"(%arg0, %arg1) {test.note} : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %low, %high = pto.vmi.deinterleave_load %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %low, %high = pto.vmi.deinterleave_load %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
//|     %low_0, %high_1 = pto.vmi.deinterleave_load %arg0[%arg1] {test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.ptr<f32, ub>, %arg3: index):
//|     %2:2 = "pto.vmi.deinterleave_load"(%arg2, %arg3) : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index):
//|     %0:2 = "pto.vmi.deinterleave_load"(%arg0, %arg1) : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
//|     %1:2 = "pto.vmi.deinterleave_load"(%arg0, %arg1) {test.note} : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
