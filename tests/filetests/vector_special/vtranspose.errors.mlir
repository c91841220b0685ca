// Each rule of pto.vtranspose, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, gm>, %source: !pto.ptr<f16, ub>, %config: i64) {
    pto.vtranspose %destination, %source, %config : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, ub>, %source: !pto.ptr<f16, ub>, %config: i64) {
    pto.vtranspose %destination, %source, %config : !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f16, ub>, %source: !pto.ptr<f16, ub>, %config: i64, %other: index) {
    "pto.vtranspose"(%other, %source, %config) : (index, !pto.ptr<f16, ub>, i64) -> ()
    "pto.vtranspose"(%destination, %source, %config, %other) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, index) -> ()
    %r0 = "pto.vtranspose"(%destination, %source, %config) : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64) -> index
    "pto.vtranspose"(%destination, %source, %config) <{other = 1 : i32}> : (!pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vtranspose.errors.mlir:7:20: error[PTO0709]: expected `destination` to point into ub, found gm
//| vtranspose.errors.mlir:7:34: error[PTO0701]: expected type !pto.ptr<f32, gm> as of `destination`, found !pto.ptr<f16, ub> in `source`
//| vtranspose.errors.mlir:17:34: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `source`
//| vtranspose.errors.mlir:27:22: error[PTO0203]: pto.vtranspose expects a pointer as operand 'destination', found index
//| vtranspose.errors.mlir:28:5: error[PTO0202]: pto.vtranspose expects 3 operands (destination, source, config), found 4
//| vtranspose.errors.mlir:29:11: error[PTO0204]: pto.vtranspose expects no results, found 1
//| vtranspose.errors.mlir:30:56: error[PTO0206]: pto.vtranspose has no inherent attributes, found 'other'
