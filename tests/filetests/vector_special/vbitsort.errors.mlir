// Each rule of pto.vbitsort, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<f32, gm>, %source: !pto.ptr<f32, ub>, %indices: !pto.ptr<ui32, ub>, %repeat_times: index) {
    pto.vbitsort %destination, %source, %indices, %repeat_times : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<ui32, ub>, %source: !pto.ptr<f32, gm>, %indices: !pto.ptr<ui32, ub>, %repeat_times: index) {
    pto.vbitsort %destination, %source, %indices, %repeat_times : !pto.ptr<ui32, ub>, !pto.ptr<f32, gm>, !pto.ptr<ui32, ub>, index
    return
  }
}

// -----

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<ui32, ub>, %source: !pto.ptr<f32, ub>, %indices: !pto.ptr<i32, gm>, %repeat_times: index) {
    pto.vbitsort %destination, %source, %indices, %repeat_times : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<i32, gm>, index
    return
  }
}

// -----

// Element type not available.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<ui32, ub>, %source: !pto.ptr<f32, ub>, %indices: !pto.ptr<f32, ub>, %repeat_times: index) {
    pto.vbitsort %destination, %source, %indices, %repeat_times : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, index
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%destination: !pto.ptr<ui32, ub>, %source: !pto.ptr<f32, ub>, %indices: !pto.ptr<ui32, ub>, %repeat_times: index, %other: index) {
    "pto.vbitsort"(%other, %source, %indices, %repeat_times) : (index, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> ()
    "pto.vbitsort"(%destination, %source, %indices, %repeat_times, %other) : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index, index) -> ()
    %r0 = "pto.vbitsort"(%destination, %source, %indices, %repeat_times) : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> index
    "pto.vbitsort"(%destination, %source, %indices, %repeat_times) <{other = 1 : i32}> : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| vbitsort.errors.mlir:7:18: error[PTO0709]: expected `destination` to point into ub, found gm
//| vbitsort.errors.mlir:17:32: error[PTO0709]: expected `source` to point into ub, found gm
//| vbitsort.errors.mlir:27:41: error[PTO0709]: expected `indices` to point into ub, found gm
//| vbitsort.errors.mlir:37:41: error[PTO0807]: expected i32 in `indices`, found f32
//| vbitsort.errors.mlir:47:20: error[PTO0203]: pto.vbitsort expects a pointer as operand 'destination', found index
//| vbitsort.errors.mlir:48:5: error[PTO0202]: pto.vbitsort expects 4 operands (destination, source, indices, repeat_times), found 5
//| vbitsort.errors.mlir:49:11: error[PTO0204]: pto.vbitsort expects no results, found 1
//| vbitsort.errors.mlir:50:70: error[PTO0206]: pto.vbitsort has no inherent attributes, found 'other'
