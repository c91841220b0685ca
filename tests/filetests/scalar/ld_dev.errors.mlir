// Each rule of pto.ld_dev, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Value differs from the element type.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i8, gm>, %offset: index) attributes {pto.entry} {
    %r0 = pto.ld_dev %ptr[%offset] : !pto.ptr<i8, gm> -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i8, gm>, %offset: index, %other: index) attributes {pto.entry} {
    %r0 = "pto.ld_dev"(%other, %offset) : (index, index) -> i8
    %r1 = "pto.ld_dev"(%ptr, %offset, %other) : (!pto.ptr<i8, gm>, index, index) -> i8
    "pto.ld_dev"(%ptr, %offset) : (!pto.ptr<i8, gm>, index) -> ()
    %r2 = "pto.ld_dev"(%ptr, %offset) <{other = 1 : i32}> : (!pto.ptr<i8, gm>, index) -> i8
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @memory(%p: !pto.ptr<i32, ub>, %q: !pto.ptr<f32, gm>, %i: index) attributes {pto.entry} {
    %x = pto.ld_dev %p[%i] : !pto.ptr<i32, ub> -> i32
    %y = pto.ld_dev %q[%i] : !pto.ptr<f32, gm> -> f32
    return
  }
}

// run 1: exit 1
// stderr:
//| ld_dev.errors.mlir:7:11: error[PTO0439]: expected i8, the element type of `ptr`, found f32
//| ld_dev.errors.mlir:17:24: error[PTO0203]: pto.ld_dev expects a pointer as operand 'ptr', found index
//| ld_dev.errors.mlir:18:11: error[PTO0202]: pto.ld_dev expects 2 operands (ptr, offset), found 3
//| ld_dev.errors.mlir:19:5: error[PTO0204]: pto.ld_dev expects 1 result (value), found 0
//| ld_dev.errors.mlir:20:41: error[PTO0206]: pto.ld_dev has no inherent attributes, found 'other'
//| ld_dev.errors.mlir:29:21: error[PTO0801]: expected `ptr` in gm, found ub
//| ld_dev.errors.mlir:30:21: error[PTO0807]: expected i8, i16, i32 or i64 in `ptr`, found f32
