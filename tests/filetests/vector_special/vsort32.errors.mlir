// Each rule of pto.vsort32, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, gm>, %source: !pto.ptr<f32, ub>, %config: i64) {
    pto.vsort32 %destination, %source, %config : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f16, ub>, %source: !pto.ptr<f32, ub>, %config: i64) {
    pto.vsort32 %destination, %source, %config : !pto.ptr<f16, ub>, !pto.ptr<f32, ub>, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, ub>, %source: !pto.ptr<f32, ub>, %config: i64, %other: index) {
    "pto.vsort32"(%other, %source, %config) : (index, !pto.ptr<f32, ub>, i64) -> ()
    "pto.vsort32"(%destination, %source, %config, %other) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, index) -> ()
    %r0 = "pto.vsort32"(%destination, %source, %config) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> index
    "pto.vsort32"(%destination, %source, %config) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vsort32.errors.mlir:7:17: error[PTO0709]: expected `destination` to point into ub, found gm
//| vsort32.errors.mlir:7:31: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `destination`, found !pto.ptr<f32, ub> in `source`
//| vsort32.errors.mlir:17:31: error[PTO0701]: expected type !pto.ptr<f16, ub> as of `destination`, found !pto.ptr<f32, ub> in `source`
//| vsort32.errors.mlir:27:19: error[PTO0203]: pto.vsort32 expects a pointer as operand 'destination', found index
//| vsort32.errors.mlir:28:5: error[PTO0202]: pto.vsort32 expects 3 operands (destination, source, config), found 4
//| vsort32.errors.mlir:29:11: error[PTO0204]: pto.vsort32 expects no results, found 1
//| vsort32.errors.mlir:30:53: error[PTO0206]: pto.vsort32 has no inherent attributes, found 'other'
