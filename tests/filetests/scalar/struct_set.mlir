// Every shape of pto.struct_set.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%i: i32, %h: f16, %w: i16, %f: f32) {
  %s0 = pto.declare_struct -> !pto.struct<i32>
  %s1 = pto.declare_struct -> !pto.struct<f16, i8>
  %s2 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
  %s3 = pto.declare_struct -> !pto.struct<i32, !pto.struct<f32, i16>>
  pto.struct_set %s0 [0], %i : !pto.struct<i32>, i32
  pto.struct_set %s1 [0], %h : !pto.struct<f16, i8>, f16
  pto.struct_set %s2 [1], %w : !pto.struct<!pto.struct<f32, i8>, i16>, i16
  pto.struct_set %s3 [0], %i : !pto.struct<i32, !pto.struct<f32, i16>>, i32
  pto.struct_set %s2 [0, 0], %f : !pto.struct<!pto.struct<f32, i8>, i16>, f32
  pto.struct_set %s3 [1, 0], %f {test.note = "kept"} : !pto.struct<i32, !pto.struct<f32, i16>>, f32
  return
}

// The same in generic form.
func.func @generic(%i: i32) {
  %s0 = pto.declare_struct -> !pto.struct<i32>
  "pto.struct_set"(%s0, %i) <{path = array<i64: 0>}> : (!pto.struct<i32>, i32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32, %arg1: f16, %arg2: i16, %arg3: f32) {
//|     %0 = pto.declare_struct -> !pto.struct<i32>
//|     %1 = pto.declare_struct -> !pto.struct<f16, i8>
//|     %2 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %3 = pto.declare_struct -> !pto.struct<i32, !pto.struct<f32, i16>>
//|     pto.struct_set %0 [0], %arg0 : !pto.struct<i32>, i32
//|     pto.struct_set %1 [0], %arg1 : !pto.struct<f16, i8>, f16
//|     pto.struct_set %2 [1], %arg2 : !pto.struct<!pto.struct<f32, i8>, i16>, i16
//|     pto.struct_set %3 [0], %arg0 : !pto.struct<i32, !pto.struct<f32, i16>>, i32
//|     pto.struct_set %2 [0, 0], %arg3 : !pto.struct<!pto.struct<f32, i8>, i16>, f32
//|     pto.struct_set %3 [1, 0], %arg3 {test.note = "kept"} : !pto.struct<i32, !pto.struct<f32, i16>>, f32
//|     return
//|   }
//|   func.func @generic(%arg0: i32) {
//|     %0 = pto.declare_struct -> !pto.struct<i32>
//|     pto.struct_set %0 [0], %arg0 : !pto.struct<i32>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, f16, i16, f32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: i32, %arg2: f16, %arg3: i16, %arg4: f32):
//|     %1 = "pto.declare_struct"() : () -> !pto.struct<i32>
//|     %2 = "pto.declare_struct"() : () -> !pto.struct<f16, i8>
//|     %3 = "pto.declare_struct"() : () -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %4 = "pto.declare_struct"() : () -> !pto.struct<i32, !pto.struct<f32, i16>>
//|     "pto.struct_set"(%1, %arg1) <{path = array<i64: 0>}> : (!pto.struct<i32>, i32) -> ()
//|     "pto.struct_set"(%2, %arg2) <{path = array<i64: 0>}> : (!pto.struct<f16, i8>, f16) -> ()
//|     "pto.struct_set"(%3, %arg3) <{path = array<i64: 1>}> : (!pto.struct<!pto.struct<f32, i8>, i16>, i16) -> ()
//|     "pto.struct_set"(%4, %arg1) <{path = array<i64: 0>}> : (!pto.struct<i32, !pto.struct<f32, i16>>, i32) -> ()
//|     "pto.struct_set"(%3, %arg4) <{path = array<i64: 0, 0>}> : (!pto.struct<!pto.struct<f32, i8>, i16>, f32) -> ()
//|     "pto.struct_set"(%4, %arg4) <{path = array<i64: 1, 0>}> {test.note = "kept"} : (!pto.struct<i32, !pto.struct<f32, i16>>, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32):
//|     %0 = "pto.declare_struct"() : () -> !pto.struct<i32>
//|     "pto.struct_set"(%0, %arg0) <{path = array<i64: 0>}> : (!pto.struct<i32>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
