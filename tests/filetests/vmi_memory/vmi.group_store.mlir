// Every shape of pto.vmi.group_store.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<8xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  pto.vmi.group_store %a, %b[%c], %d {num_groups = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  pto.vmi.group_store %a, %b[%c], %d {num_groups = 16 : i64} : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, %b: !pto.ptr<bf16, ub>, %c: index, %d: index) {
  pto.vmi.group_store %a, %b[%c], %d {num_groups = 5 : i64} : !pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, !pto.ptr<bf16, ub>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
  "pto.vmi.group_store"(%arg0, %arg1, %arg2, %arg3) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
  "pto.vmi.group_store"(%arg0, %arg1, %arg2, %arg3) {num_groups = 8 : i64, test.note} : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
  "pto.vmi.group_store"(%arg0, %arg1, %arg2, %arg3) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> ()
  "pto.vmi.group_store"(%arg0, %arg1, %arg2, %arg3) {num_groups = 16 : i64, test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 16 : i64} : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<bf16, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 5 : i64} : !pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, !pto.ptr<bf16, ub>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 8 : i64, test.note} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 16 : i64} : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>
//|     pto.vmi.group_store %arg0, %arg1[%arg2], %arg3 {num_groups = 16 : i64, test.note} : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg16: !pto.vmi.vreg<8xf32>, %arg17: !pto.ptr<f32, ub>, %arg18: index, %arg19: index):
//|     "pto.vmi.group_store"(%arg16, %arg17, %arg18, %arg19) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg13: !pto.ptr<f32, ub>, %arg14: index, %arg15: index):
//|     "pto.vmi.group_store"(%arg12, %arg13, %arg14, %arg15) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, !pto.ptr<bf16, ub>, index, index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, %arg9: !pto.ptr<bf16, ub>, %arg10: index, %arg11: index):
//|     "pto.vmi.group_store"(%arg8, %arg9, %arg10, %arg11) <{num_groups = 5 : i64}> : (!pto.vmi.vreg<80xbf16, #pto.vmi.layout<contiguous>>, !pto.ptr<bf16, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<8xf32>, %arg5: !pto.ptr<f32, ub>, %arg6: index, %arg7: index):
//|     "pto.vmi.group_store"(%arg4, %arg5, %arg6, %arg7) <{num_groups = 8 : i64}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "pto.vmi.group_store"(%arg4, %arg5, %arg6, %arg7) <{num_groups = 8 : i64}> {test.note} : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index):
//|     "pto.vmi.group_store"(%arg0, %arg1, %arg2, %arg3) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "pto.vmi.group_store"(%arg0, %arg1, %arg2, %arg3) <{num_groups = 16 : i64}> {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
