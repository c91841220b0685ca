// Every shape of pto.vmi.interleave_store.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index) {
  pto.vmi.interleave_store %a, %b, %p[%i] : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>, %arg3: index) {
  "pto.vmi.interleave_store"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  "pto.vmi.interleave_store"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>, %arg3: index) {
//|     pto.vmi.interleave_store %arg0, %arg1, %arg2[%arg3] : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>, %arg3: index) {
//|     pto.vmi.interleave_store %arg0, %arg1, %arg2[%arg3] : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     pto.vmi.interleave_store %arg0, %arg1, %arg2[%arg3] {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.ptr<f32, ub>, %arg7: index):
//|     "pto.vmi.interleave_store"(%arg4, %arg5, %arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>, %arg3: index):
//|     "pto.vmi.interleave_store"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "pto.vmi.interleave_store"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
