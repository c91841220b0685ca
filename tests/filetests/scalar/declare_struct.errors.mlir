// Each rule of pto.declare_struct, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// A struct is neither passed on nor returned, and stays in its block.
func.func private @g(!pto.struct<i32>)

func.func @escapes(%c: i1) -> !pto.struct<i32> {
  %s = pto.declare_struct -> !pto.struct<i32>
  func.call @g(%s) : (!pto.struct<i32>) -> ()
  %t = pto.declare_struct -> !pto.struct<i32>
  %u = scf.if %c -> !pto.struct<i32> {
    scf.yield %t : !pto.struct<i32>
  } else {
    scf.yield %t : !pto.struct<i32>
  }
  %v = pto.declare_struct -> !pto.struct<i32>
  return %v : !pto.struct<i32>
}

// -----

// Operands, results and attributes of other kinds and numbers.
func.func @kinds(%i: index) {
  %r0 = "pto.declare_struct"(%i) : (index) -> !pto.struct<i32>
  %r1 = "pto.declare_struct"() : () -> i32
  "pto.declare_struct"() : () -> ()
  %r2 = "pto.declare_struct"() <{other = 1 : i32}> : () -> !pto.struct<i32>
  return
}

// -----

// Fields that are none.
func.func @fields() {
  %r0 = pto.declare_struct -> !pto.struct<i32, index>
  %r1 = pto.declare_struct -> !pto.struct<i1>
  %r2 = pto.declare_struct -> !pto.struct<!pto.ptr<f32>, i8>
  %r3 = pto.declare_struct -> !pto.struct<>
  %r4 = pto.declare_struct -> !pto.struct<i8, f24>
  %r5 = pto.declare_struct -> !pto.struct<!pto.hif8>
  return
}

// run 1: exit 1
// stderr:
//| declare_struct.errors.mlir:5:1: error[PTO1271]: argument 0 of function @g is a struct, !pto.struct<i32>
//| declare_struct.errors.mlir:7:1: error[PTO1271]: result 0 of function @escapes is a struct, !pto.struct<i32>
//| declare_struct.errors.mlir:8:8: error[PTO0911]: `s` is used by func.call, expected pto.struct_get or pto.struct_set alone
//| declare_struct.errors.mlir:10:8: error[PTO0911]: `s` is used by scf.yield, expected pto.struct_get or pto.struct_set alone
//| declare_struct.errors.mlir:16:8: error[PTO0911]: `s` is used by func.return, expected pto.struct_get or pto.struct_set alone
//| declare_struct.errors.mlir:24:9: error[PTO0202]: pto.declare_struct expects no operands, found 1
//| declare_struct.errors.mlir:25:9: error[PTO0204]: pto.declare_struct expects a struct as result 's', found i32
//| declare_struct.errors.mlir:26:3: error[PTO0204]: pto.declare_struct expects 1 result (s), found 0
//| declare_struct.errors.mlir:27:34: error[PTO0206]: pto.declare_struct has no inherent attributes, found 'other'
//| declare_struct.errors.mlir:35:48: error[PTO0220]: no struct has a field of type index
//| declare_struct.errors.mlir:36:43: error[PTO0220]: no struct has a field of type i1
//| declare_struct.errors.mlir:37:43: error[PTO0220]: no struct has a field of type !pto.ptr<f32, gm>
//| declare_struct.errors.mlir:38:42: error[PTO0124]: a struct has at least one field
//| declare_struct.errors.mlir:39:47: error[PTO0107]: unknown element type 'f24'
//| declare_struct.errors.mlir:40:43: error[PTO0220]: no struct has a field of type !pto.hif8
