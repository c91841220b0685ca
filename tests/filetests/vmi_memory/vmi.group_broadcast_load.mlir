// Every shape of pto.vmi.group_broadcast_load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<bf16, ub>, %c: index, %d: index) {
  %a = pto.vmi.group_broadcast_load %b[%c], %d {num_groups = 8 : i64} : !pto.ptr<bf16, ub> -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @generic1(%arg0: !pto.ptr<bf16, ub>, %arg1: index, %arg2: index) {
  %0 = "pto.vmi.group_broadcast_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<bf16, ub>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.group_broadcast_load"(%arg0, %arg1, %arg2) {num_groups = 8 : i64, test.note} : (!pto.ptr<bf16, ub>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<bf16, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_broadcast_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<bf16, ub> -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<bf16, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.group_broadcast_load %arg0[%arg1], %arg2 {num_groups = 8 : i64} : !pto.ptr<bf16, ub> -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.group_broadcast_load %arg0[%arg1], %arg2 {num_groups = 8 : i64, test.note} : !pto.ptr<bf16, ub> -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<bf16, ub>, index, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.ptr<bf16, ub>, %arg4: index, %arg5: index):
//|     %2 = "pto.vmi.group_broadcast_load"(%arg3, %arg4, %arg5) <{num_groups = 8 : i64}> : (!pto.ptr<bf16, ub>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<bf16, ub>, index, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.ptr<bf16, ub>, %arg1: index, %arg2: index):
//|     %0 = "pto.vmi.group_broadcast_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> : (!pto.ptr<bf16, ub>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.group_broadcast_load"(%arg0, %arg1, %arg2) <{num_groups = 8 : i64}> {test.note} : (!pto.ptr<bf16, ub>, index, index) -> !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
