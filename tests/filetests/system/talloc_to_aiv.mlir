// Every shape of pto.talloc_to_aiv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %a = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
  return
}

func.func @shape1(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %a = pto.talloc_to_aiv { split = 1} -> !pto.tensor_view<16x16xf32>
  return
}

func.func @generic1(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %0 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
  %again = "pto.talloc_to_aiv"() {id = 0 : i32, split = 0 : i8, test.note} : () -> !pto.tensor_view<16x16xf32>
  return
}

func.func @generic2(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %0 = "pto.talloc_to_aiv"() <{split = 1 : i8}> : () -> !pto.tensor_view<16x16xf32>
  %again = "pto.talloc_to_aiv"() {split = 1 : i8, test.note} : () -> !pto.tensor_view<16x16xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.talloc_to_aiv{ split = 1} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<16x16xf32>
//|     %1 = pto.talloc_to_aiv{id = 0, split = 0} {test.note} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
//|     pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(gm_slot_tensor = %arg0 : !pto.tensor_view<16x16xf32>)
//|     %0 = pto.talloc_to_aiv{ split = 1} -> !pto.tensor_view<16x16xf32>
//|     %1 = pto.talloc_to_aiv{ split = 1} {test.note} -> !pto.tensor_view<16x16xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg3) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %5 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg2) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %4 = "pto.talloc_to_aiv"() <{split = 1 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg1) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %2 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     %3 = "pto.talloc_to_aiv"() <{id = 0 : i32, split = 0 : i8}> {test.note} : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.tensor_view<16x16xf32>):
//|     "pto.aic_initialize_pipe"(%arg0) <{dir_mask = 3 : i8, operandSegmentSizes = array<i32: 0, 1, 0, 0>, slot_size = 1024 : i32}> : (!pto.tensor_view<16x16xf32>) -> ()
//|     %0 = "pto.talloc_to_aiv"() <{split = 1 : i8}> : () -> !pto.tensor_view<16x16xf32>
//|     %1 = "pto.talloc_to_aiv"() <{split = 1 : i8}> {test.note} : () -> !pto.tensor_view<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) {pto.kernel_kind = #pto.kernel_kind<cube>} : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
