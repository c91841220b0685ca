// Every shape of pto.vmi.group_load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%p: !pto.ptr<f32, ub>, %i: index, %s: index) {
  %r = pto.vmi.group_load %p[%i], %s {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
  %0 = "pto.vmi.group_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.group_load"(%arg0, %arg1, %arg2) {num_groups = 8 : i64, test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.group_load %arg0[%arg1], %arg2 {num_groups = 8 : i64, test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: index, %arg5: index):
//|     %2 = "pto.vmi.group_load"(%arg3, %arg4, %arg5) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index):
//|     %0 = "pto.vmi.group_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.group_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> {test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
