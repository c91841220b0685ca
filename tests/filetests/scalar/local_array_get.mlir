// Every shape of pto.local_array_get.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @reads(%a: !pto.local_array<2xi32>, %b: !pto.local_array<8x8xf32>, %i: index) {
  %0 = pto.local_array_get %a[%i] : !pto.local_array<2xi32> -> i32
  %1 = pto.local_array_get %b[%i, %i] : !pto.local_array<8x8xf32> -> f32
  %2 = "pto.local_array_get"(%a, %i) : (!pto.local_array<2xi32>, index) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @reads(%arg0: !pto.local_array<2xi32>, %arg1: !pto.local_array<8x8xf32>, %arg2: index) {
//|     %0 = pto.local_array_get %arg0[%arg2] : !pto.local_array<2xi32> -> i32
//|     %1 = pto.local_array_get %arg1[%arg2, %arg2] : !pto.local_array<8x8xf32> -> f32
//|     %2 = pto.local_array_get %arg0[%arg2] : !pto.local_array<2xi32> -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.local_array<2xi32>, !pto.local_array<8x8xf32>, index) -> (), sym_name = "reads"}> ({
//|   ^bb0(%arg0: !pto.local_array<2xi32>, %arg1: !pto.local_array<8x8xf32>, %arg2: index):
//|     %0 = "pto.local_array_get"(%arg0, %arg2) : (!pto.local_array<2xi32>, index) -> i32
//|     %1 = "pto.local_array_get"(%arg1, %arg2, %arg2) : (!pto.local_array<8x8xf32>, index, index) -> f32
//|     %2 = "pto.local_array_get"(%arg0, %arg2) : (!pto.local_array<2xi32>, index) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
