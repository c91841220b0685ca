// Every shape of pto.vmi.group_slot_load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  %a = pto.vmi.group_slot_load %b[%c], %d {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32>
  return
}

func.func @shape1(%b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  %a = pto.vmi.group_slot_load %b[%c], %d {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
  %0 = "pto.vmi.group_slot_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32>
  %again = "pto.vmi.group_slot_load"(%arg0, %arg1, %arg2) {num_groups = 8 : i64, test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32>
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
  %0 = "pto.vmi.group_slot_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
  %again = "pto.vmi.group_slot_load"(%arg0, %arg1, %arg2) {num_groups = 8 : i64, test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_slot_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_slot_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_slot_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32>
//|     %1 = pto.vmi.group_slot_load %arg0[%arg1], %arg2 {num_groups = 8 : i64, test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_slot_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
//|     %1 = pto.vmi.group_slot_load %arg0[%arg1], %arg2 {num_groups = 8 : i64, test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.ptr<f32, ub>, %arg10: index, %arg11: index):
//|     %5 = "pto.vmi.group_slot_load"(%arg9, %arg10, %arg11) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.ptr<f32, ub>, %arg7: index, %arg8: index):
//|     %4 = "pto.vmi.group_slot_load"(%arg6, %arg7, %arg8) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: index, %arg5: index):
//|     %2 = "pto.vmi.group_slot_load"(%arg3, %arg4, %arg5) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32>
//|     %3 = "pto.vmi.group_slot_load"(%arg3, %arg4, %arg5) <{num_groups = 8 : i64}> {test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index):
//|     %0 = "pto.vmi.group_slot_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
//|     %1 = "pto.vmi.group_slot_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> {test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
