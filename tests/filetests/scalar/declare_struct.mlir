// Every shape of pto.declare_struct.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.declare_struct -> !pto.struct<i32>
  %r1 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
  %r2 = pto.declare_struct -> !pto.struct<i32, !pto.struct<f32, i16>>
  %r3 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
  %r4 = pto.declare_struct -> !pto.struct<si8, ui16, i64, f16, bf16, f32, f64>
  %r5 = pto.declare_struct {test.note = "kept"} -> !pto.struct<u8>
  return
}

// The same in generic form.
func.func @generic() {
  %r0 = "pto.declare_struct"() : () -> !pto.struct<i32>
  %r1 = "pto.declare_struct"() : () -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.declare_struct -> !pto.struct<i32>
//|     %1 = pto.declare_struct -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %2 = pto.declare_struct -> !pto.struct<i32, !pto.struct<f32, i16>>
//|     %3 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     %4 = pto.declare_struct -> !pto.struct<si8, ui16, i64, f16, bf16, f32, f64>
//|     %5 = pto.declare_struct {test.note = "kept"} -> !pto.struct<ui8>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.declare_struct -> !pto.struct<i32>
//|     %1 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %2 = "pto.declare_struct"() : () -> !pto.struct<i32>
//|     %3 = "pto.declare_struct"() : () -> !pto.struct<!pto.struct<f32, i8>, i16>
//|     %4 = "pto.declare_struct"() : () -> !pto.struct<i32, !pto.struct<f32, i16>>
//|     %5 = "pto.declare_struct"() : () -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     %6 = "pto.declare_struct"() : () -> !pto.struct<si8, ui16, i64, f16, bf16, f32, f64>
//|     %7 = "pto.declare_struct"() {test.note = "kept"} : () -> !pto.struct<ui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.declare_struct"() : () -> !pto.struct<i32>
//|     %1 = "pto.declare_struct"() : () -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
