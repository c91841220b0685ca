// Every shape of pto.talloc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%v: !pto.tensor_view<16x16xf32>, %p_slots: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%p_slots : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.talloc(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  return
}

func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>, %arg1_slots: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %arg1 = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1_slots : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  "pto.talloc"(%arg0, %arg1) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
  "pto.talloc"(%arg0, %arg1) {split = 0 : i8, test.note} : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : !pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     pto.talloc(%arg0, %0 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8} (%arg1 : !pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     pto.talloc(%arg0, %0 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
//|     pto.talloc(%arg0, %0 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>, %arg3: !pto.tensor_view<16x16xf32>):
//|     %1 = "pto.initialize_l2g2l_pipe"(%arg3) <{dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "pto.talloc"(%arg2, %1) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.tensor_view<16x16xf32>):
//|     %0 = "pto.initialize_l2g2l_pipe"(%arg1) <{dir_mask = 1 : i8, operandSegmentSizes = array<i32: 1, 0, 0>, slot_num = 8 : i32, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> !pto.pipe
//|     "pto.talloc"(%arg0, %0) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "pto.talloc"(%arg0, %0) <{split = 0 : i8}> {test.note} : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
