// Every shape of pto.syncall.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<mix>
  return
}

func.func @shape1(%a: !pto.ptr<i32, gm>) {
  pto.syncall(%a : !pto.ptr<i32, gm>) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
  return
}

func.func @shape2(%a: !pto.tensor_view<?xi32>) {
  pto.syncall(%a : !pto.tensor_view<?xi32>) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
  return
}

func.func @shape3(%a: !pto.ptr<i32, gm>, %b: i32) {
  pto.syncall(%a, %b : !pto.ptr<i32, gm>, i32) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
  return
}

func.func @shape4(%a: !pto.partition_tensor_view<16xi32>) {
  pto.syncall(%a : !pto.partition_tensor_view<16xi32>) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<aic_only>
  return
}

func.func @shape5() {
  pto.syncall() mode = hard, core_type = "aiv_only" {test.note}
  return
}

func.func @generic1() {
  "pto.syncall"() <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  "pto.syncall"() {core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.syncall"() <{core_type = #pto.sync_core_type<aiv_only>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> {test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<mix>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i32, gm>) {
//|     pto.syncall(%arg0 : !pto.ptr<i32, gm>) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tensor_view<?xi32>) {
//|     pto.syncall(%arg0 : !pto.tensor_view<?xi32>) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<i32, gm>, %arg1: i32) {
//|     pto.syncall(%arg0, %arg1 : !pto.ptr<i32, gm>, i32) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<mix>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.partition_tensor_view<16xi32>) {
//|     pto.syncall(%arg0 : !pto.partition_tensor_view<16xi32>) mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<aic_only>
//|     return
//|   }
//|   func.func @shape5() {
//|     pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<aiv_only> {test.note}
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<mix>
//|     pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<mix> {test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<aiv_only> {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.syncall"() <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.ptr<i32, gm>):
//|     "pto.syncall"(%arg4) <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<soft>, operandSegmentSizes = array<i32: 1, 0>}> : (!pto.ptr<i32, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<?xi32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<?xi32>):
//|     "pto.syncall"(%arg3) <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<soft>, operandSegmentSizes = array<i32: 1, 0>}> : (!pto.tensor_view<?xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>, i32) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg1: !pto.ptr<i32, gm>, %arg2: i32):
//|     "pto.syncall"(%arg1, %arg2) <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<soft>, operandSegmentSizes = array<i32: 1, 1>}> : (!pto.ptr<i32, gm>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16xi32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<16xi32>):
//|     "pto.syncall"(%arg0) <{core_type = #pto.sync_core_type<aic_only>, mode = #pto.sync_all_mode<soft>, operandSegmentSizes = array<i32: 1, 0>}> : (!pto.partition_tensor_view<16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape5"}> ({
//|     "pto.syncall"() <{core_type = #pto.sync_core_type<aiv_only>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.syncall"() <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
//|     "pto.syncall"() <{core_type = #pto.sync_core_type<mix>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.syncall"() <{core_type = #pto.sync_core_type<aiv_only>, mode = #pto.sync_all_mode<hard>, operandSegmentSizes = array<i32: 0, 0>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
