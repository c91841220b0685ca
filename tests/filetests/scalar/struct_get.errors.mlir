// Each rule of pto.struct_get, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// A path leads to a field.
func.func @path() {
  %s = pto.declare_struct -> !pto.struct<f16, !pto.struct<i8, i16>>
  %r0 = pto.struct_get %s [2] : !pto.struct<f16, !pto.struct<i8, i16>> -> i8
  %r1 = pto.struct_get %s [-1] : !pto.struct<f16, !pto.struct<i8, i16>> -> i8
  %r2 = pto.struct_get %s [1] : !pto.struct<f16, !pto.struct<i8, i16>> -> i8
  %r3 = pto.struct_get %s [0, 0] : !pto.struct<f16, !pto.struct<i8, i16>> -> i8
  %r4 = pto.struct_get %s [] : !pto.struct<f16, !pto.struct<i8, i16>> -> i8
  return
}

// -----

// The value has the type of the field.
func.func @value() {
  %s = pto.declare_struct -> !pto.struct<f16, !pto.struct<i8, i16>>
  %r0 = pto.struct_get %s [0] : !pto.struct<f16, !pto.struct<i8, i16>> -> i8
  %r1 = pto.struct_get %s [1, 1] : !pto.struct<f16, !pto.struct<i8, i16>> -> si16
  return
}

// -----

// The struct is declared in this function.
func.func @argument(%s: !pto.struct<f16, i8>) {
  %r0 = pto.struct_get %s [0] : !pto.struct<f16, i8> -> f16
  return
}

// -----

// Operands, results and attributes of other kinds and numbers.
func.func @kinds(%i: index) {
  %s = pto.declare_struct -> !pto.struct<f16, i8>
  %r0 = "pto.struct_get"(%i) <{path = array<i64: 0>}> : (index) -> f16
  %r1 = "pto.struct_get"(%s) : (!pto.struct<f16, i8>) -> f16
  %r2 = "pto.struct_get"(%s) <{path = 1 : i32}> : (!pto.struct<f16, i8>) -> f16
  %r3 = pto.struct_get %s "zero" : !pto.struct<f16, i8> -> f16
  "pto.struct_get"(%s) <{path = array<i64: 0>}> : (!pto.struct<f16, i8>) -> ()
  return
}

// run 1: exit 1
// stderr:
//| struct_get.errors.mlir:7:9: error[PTO0908]: path [2] leads nowhere in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_get.errors.mlir:8:9: error[PTO0908]: path [-1] leads nowhere in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_get.errors.mlir:9:9: error[PTO0908]: path [1] leads to a struct, not to a field of it in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_get.errors.mlir:10:9: error[PTO0908]: path [0, 0] leads nowhere in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_get.errors.mlir:11:9: error[PTO0908]: path [] leads to a struct, not to a field of it in !pto.struct<f16, !pto.struct<i8, i16>>
//| struct_get.errors.mlir:20:9: error[PTO0909]: expected f16, the type of the field, in `value`, found i8
//| struct_get.errors.mlir:21:9: error[PTO0909]: expected i16, the type of the field, in `value`, found si16
//| struct_get.errors.mlir:29:24: error[PTO0910]: expected the result of pto.declare_struct as `s`
//| struct_get.errors.mlir:38:26: error[PTO0203]: pto.struct_get expects a struct as operand 's', found index
//| struct_get.errors.mlir:39:9: error[PTO0205]: pto.struct_get expects attribute 'path', an array of i64
//| struct_get.errors.mlir:40:32: error[PTO0207]: pto.struct_get expects an array of i64 as attribute 'path', found 1 : i32
//| struct_get.errors.mlir:41:27: error[PTO0207]: attribute 'path' of pto.struct_get expects an array of i64, found "zero" : !pto.struct<f16, i8>
//| struct_get.errors.mlir:41:57: error[PTO0005]: expected ':', found '-'
//| struct_get.errors.mlir:42:3: error[PTO0204]: pto.struct_get expects 1 result (value), found 0
