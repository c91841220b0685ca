// Every shape of pto.local_array_set.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @writes(%a: !pto.local_array<2xi32>, %b: !pto.local_array<8x8xf32>, %i: index, %v: i32, %w: f32) {
  pto.local_array_set %a[%i], %v : !pto.local_array<2xi32>, i32
  pto.local_array_set %b[%i, %i], %w : !pto.local_array<8x8xf32>, f32
  "pto.local_array_set"(%a, %i, %v) : (!pto.local_array<2xi32>, index, i32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @writes(%arg0: !pto.local_array<2xi32>, %arg1: !pto.local_array<8x8xf32>, %arg2: index, %arg3: i32, %arg4: f32) {
//|     pto.local_array_set %arg0[%arg2], %arg3 : !pto.local_array<2xi32>, i32
//|     pto.local_array_set %arg1[%arg2, %arg2], %arg4 : !pto.local_array<8x8xf32>, f32
//|     pto.local_array_set %arg0[%arg2], %arg3 : !pto.local_array<2xi32>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.local_array<2xi32>, !pto.local_array<8x8xf32>, index, i32, f32) -> (), sym_name = "writes"}> ({
//|   ^bb0(%arg0: !pto.local_array<2xi32>, %arg1: !pto.local_array<8x8xf32>, %arg2: index, %arg3: i32, %arg4: f32):
//|     "pto.local_array_set"(%arg0, %arg2, %arg3) : (!pto.local_array<2xi32>, index, i32) -> ()
//|     "pto.local_array_set"(%arg1, %arg2, %arg2, %arg4) : (!pto.local_array<8x8xf32>, index, index, f32) -> ()
//|     "pto.local_array_set"(%arg0, %arg2, %arg3) : (!pto.local_array<2xi32>, index, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
