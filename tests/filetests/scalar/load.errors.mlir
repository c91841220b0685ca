// Each rule of pto.load, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value differs from the element type.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, gm>, %offset: index) {
    %r0 = pto.load %ptr[%offset] : !pto.ptr<i32, gm> -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, gm>, %offset: index, %other: index) {
    %r0 = "pto.load"(%other, %offset) : (index, index) -> i32
    %r1 = "pto.load"(%ptr, %offset, %other) : (!pto.ptr<i32, gm>, index, index) -> i32
    "pto.load"(%ptr, %offset) : (!pto.ptr<i32, gm>, index) -> ()
    %r2 = "pto.load"(%ptr, %offset) <{other = 1 : i32}> : (!pto.ptr<i32, gm>, index) -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| load.errors.mlir:7:11: error[PTO0439]: expected i32, the element type of `ptr`, found f32
//| load.errors.mlir:17:22: error[PTO0203]: pto.load expects a pointer or memref as operand 'ptr', found index
//| load.errors.mlir:18:11: error[PTO0202]: pto.load expects 2 operands (ptr, offset), found 3
//| load.errors.mlir:19:5: error[PTO0204]: pto.load expects 1 result (value), found 0
//| load.errors.mlir:20:39: error[PTO0206]: pto.load has no inherent attributes, found 'other'
