// Every shape of pto.struct_get.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %s0 = pto.declare_struct -> !pto.struct<i32>
  %s1 = pto.declare_struct -> !pto.struct<f16, i8>
  %s2 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
  %s3 = pto.declare_struct -> !pto.struct<i32, !pto.struct<f32, i16>>
  %s4 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
  %r0 = pto.struct_get %s0 [0] : !pto.struct<i32> -> i32
  %r1 = pto.struct_get %s1[0] : !pto.struct<f16, i8> -> f16
  %r2 = pto.struct_get %s2 [0, 0] : !pto.struct<!pto.struct<f32, i8>, i16> -> f32
  %r3 = pto.struct_get %s3 [1, 0] : !pto.struct<i32, !pto.struct<f32, i16>> -> f32
  %r4 = pto.struct_get %s4 [1, 1, 1] : !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>> -> i64
  %r5 = pto.struct_get %s1 [1] {test.note = "kept"} : !pto.struct<f16, i8> -> i8
  return
}

// The same in generic form; a list is a path too.
func.func @generic() {
  %s0 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
  %r0 = "pto.struct_get"(%s0) <{path = array<i64: 0, 1>}> : (!pto.struct<!pto.struct<f32, i8>, i16>) -> i8
  %r1 = pto.struct_get %s0 array<i64: 1> : !pto.struct<!pto.struct<f32, i8>, i16> -> i16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.declare_struct -> !pto.struct<i32>
//|     %1 = pto.declare_struct -> !pto.struct<f16, i8>
//|     %2 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %3 = pto.declare_struct -> !pto.struct<i32, !pto.struct<f32, i16>>
//|     %4 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     %5 = pto.struct_get %0 [0] : !pto.struct<i32> -> i32
//|     %6 = pto.struct_get %1 [0] : !pto.struct<f16, i8> -> f16
//|     %7 = pto.struct_get %2 [0, 0] : !pto.struct<!pto.struct<f32, i8>, i16> -> f32
//|     %8 = pto.struct_get %3 [1, 0] : !pto.struct<i32, !pto.struct<f32, i16>> -> f32
//|     %9 = pto.struct_get %4 [1, 1, 1] : !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>> -> i64
//|     %10 = pto.struct_get %1 [1] {test.note = "kept"} : !pto.struct<f16, i8> -> i8
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %1 = pto.struct_get %0 [0, 1] : !pto.struct<!pto.struct<f32, i8>, i16> -> i8
//|     %2 = pto.struct_get %0 [1] : !pto.struct<!pto.struct<f32, i8>, i16> -> i16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %3 = "pto.declare_struct"() : () -> !pto.struct<i32>
//|     %4 = "pto.declare_struct"() : () -> !pto.struct<f16, i8>
//|     %5 = "pto.declare_struct"() : () -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %6 = "pto.declare_struct"() : () -> !pto.struct<i32, !pto.struct<f32, i16>>
//|     %7 = "pto.declare_struct"() : () -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     %8 = "pto.struct_get"(%3) <{path = array<i64: 0>}> : (!pto.struct<i32>) -> i32
//|     %9 = "pto.struct_get"(%4) <{path = array<i64: 0>}> : (!pto.struct<f16, i8>) -> f16
//|     %10 = "pto.struct_get"(%5) <{path = array<i64: 0, 0>}> : (!pto.struct<!pto.struct<f32, i8>, i16>) -> f32
//|     %11 = "pto.struct_get"(%6) <{path = array<i64: 1, 0>}> : (!pto.struct<i32, !pto.struct<f32, i16>>) -> f32
//|     %12 = "pto.struct_get"(%7) <{path = array<i64: 1, 1, 1>}> : (!pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>) -> i64
//|     %13 = "pto.struct_get"(%4) <{path = array<i64: 1>}> {test.note = "kept"} : (!pto.struct<f16, i8>) -> i8
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.declare_struct"() : () -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %1 = "pto.struct_get"(%0) <{path = array<i64: 0, 1>}> : (!pto.struct<!pto.struct<f32, i8>, i16>) -> i8
//|     %2 = "pto.struct_get"(%0) <{path = array<i64: 1>}> : (!pto.struct<!pto.struct<f32, i8>, i16>) -> i16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
