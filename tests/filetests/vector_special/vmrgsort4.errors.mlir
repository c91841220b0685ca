// Each rule of pto.vmrgsort4, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, ub>, %source0: !pto.ptr<f32, gm>, %source1: !pto.ptr<f32, ub>, %source2: !pto.ptr<f32, ub>, %source3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
    pto.vmrgsort4 %destination, %source0, %source1, %source2, %source3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, ub>, %source0: !pto.ptr<f16, ub>, %source1: !pto.ptr<f32, ub>, %source2: !pto.ptr<f32, ub>, %source3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
    pto.vmrgsort4 %destination, %source0, %source1, %source2, %source3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, ub>, %source0: !pto.ptr<f32, ub>, %source1: !pto.ptr<f16, ub>, %source2: !pto.ptr<f32, ub>, %source3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
    pto.vmrgsort4 %destination, %source0, %source1, %source2, %source3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f16, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, ub>, %source0: !pto.ptr<f32, ub>, %source1: !pto.ptr<f32, ub>, %source2: !pto.ptr<f32, ub>, %source3: !pto.ptr<f32, ub>, %count: i64, %config: i64, %other: index) {
    "pto.vmrgsort4"(%other, %source0, %source1, %source2, %source3, %count, %config) : (index, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> ()
    "pto.vmrgsort4"(%destination, %source0, %source1, %source2, %source3, %count, %config, %other) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, index) -> ()
    %r0 = "pto.vmrgsort4"(%destination, %source0, %source1, %source2, %source3, %count, %config) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> index
    "pto.vmrgsort4"(%destination, %source0, %source1, %source2, %source3, %count, %config) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @element(%p: !pto.ptr<i32, ub>, %c: i64) {
    pto.vmrgsort4 %p, %p, %p, %p, %p, %c, %c : !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, !pto.ptr<i32, ub>, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| vmrgsort4.errors.mlir:7:33: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f32, gm> in `source0`
//| vmrgsort4.errors.mlir:7:33: error[PTO0709]: expected `source0` to point into ub, found gm
//| vmrgsort4.errors.mlir:17:33: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `source0`
//| vmrgsort4.errors.mlir:27:43: error[PTO0701]: expected type !pto.ptr<f32, ub> as of `destination`, found !pto.ptr<f16, ub> in `source1`
//| vmrgsort4.errors.mlir:37:21: error[PTO0203]: pto.vmrgsort4 expects a pointer as operand 'destination', found index
//| vmrgsort4.errors.mlir:38:5: error[PTO0202]: pto.vmrgsort4 expects 7 operands (destination, source0, source1, source2, source3, count, config), found 8
//| vmrgsort4.errors.mlir:39:11: error[PTO0204]: pto.vmrgsort4 expects no results, found 1
//| vmrgsort4.errors.mlir:40:94: error[PTO0206]: pto.vmrgsort4 has no inherent attributes, found 'other'
//| vmrgsort4.errors.mlir:49:19: error[PTO0807]: expected f16 or f32 in `destination`, found i32
