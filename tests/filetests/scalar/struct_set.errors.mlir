// Each rule of pto.struct_set, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// A path leads to a field.
func.func @path(%v: i8) {
  %s = pto.declare_struct -> !pto.struct<f16, !pto.struct<i8, i16>>
  pto.struct_set %s [2], %v : !pto.struct<f16, !pto.struct<i8, i16>>, i8
  pto.struct_set %s [1], %v : !pto.struct<f16, !pto.struct<i8, i16>>, i8
  return
}

// -----

// The value has the type of the field.
func.func @value(%v: i8) {
  %s = pto.declare_struct -> !pto.struct<f16, !pto.struct<i8, i16>>
  pto.struct_set %s [0], %v : !pto.struct<f16, !pto.struct<i8, i16>>, i8
  return
}

// -----

// The struct is declared in this function.
func.func @argument(%s: !pto.struct<f16, i8>, %v: i8) {
  pto.struct_set %s [1], %v : !pto.struct<f16, i8>, i8
  return
}

// -----

// Operands, results and attributes of other kinds and numbers.
func.func @kinds(%v: i8, %a: !pto.align) {
  %s = pto.declare_struct -> !pto.struct<f16, i8>
  "pto.struct_set"(%v, %v) <{path = array<i64: 1>}> : (i8, i8) -> ()
  "pto.struct_set"(%s, %a) <{path = array<i64: 1>}> : (!pto.struct<f16, i8>, !pto.align) -> ()
  "pto.struct_set"(%s) <{path = array<i64: 1>}> : (!pto.struct<f16, i8>) -> ()
  "pto.struct_set"(%s, %v) : (!pto.struct<f16, i8>, i8) -> ()
  return
}

// run 1: exit 1
// stderr:
//| struct_set.errors.mlir:7:3: error[PTO0908]: path [2] leads nowhere in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_set.errors.mlir:8:3: error[PTO0908]: path [1] leads to a struct, not to a field of it in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_set.errors.mlir:17:26: error[PTO0909]: expected f16, the type of the field, in `value`, found i8
//| struct_set.errors.mlir:25:18: error[PTO0910]: expected the result of pto.declare_struct as `s`
//| struct_set.errors.mlir:34:20: error[PTO0203]: pto.struct_set expects a struct as operand 's', found i8
//| struct_set.errors.mlir:35:24: error[PTO0203]: pto.struct_set expects an integer, float or index as operand 'value', found !pto.align
//| struct_set.errors.mlir:36:3: error[PTO0202]: pto.struct_set expects 2 operands (s, value), found 1
//| struct_set.errors.mlir:37:3: error[PTO0205]: pto.struct_set expects attribute 'path', an array of i64
