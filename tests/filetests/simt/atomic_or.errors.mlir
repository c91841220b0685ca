// Each rule of pto.atomic_or, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Buffer in the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, l1>, %value: i64) {
    %r0 = pto.atomic_or %ptr, %value signed : !pto.ptr<i64, l1>, i64 -> i64
    return
  }
}

// -----

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i16, gm>, %value: i16) {
    %r0 = pto.atomic_or %ptr, %value signed : !pto.ptr<i16, gm>, i16 -> i16
    return
  }
}

// -----

// Value is not an element of the pointer.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, ub>, %value: i64) {
    %r0 = pto.atomic_or %ptr, %value signed : !pto.ptr<f32, ub>, i64 -> i64
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_or %ptr, %value : !pto.ptr<i64, gm>, i64 -> i64
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_or %ptr, %value signed : !pto.ptr<i64, gm>, i64 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64, %other: index) {
    %r0 = "pto.atomic_or"(%other, %value) <{signedness = #pto<signedness signed>}> : (index, i64) -> i64
    %r1 = "pto.atomic_or"(%ptr, %value, %other) <{signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64, index) -> i64
    "pto.atomic_or"(%ptr, %value) <{signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> ()
    %r2 = "pto.atomic_or"(%ptr, %value) <{other = 1 : i32, signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
    %r3 = "pto.atomic_or"(%ptr, %value) <{signedness = 1.0 : f32}> : (!pto.ptr<i64, gm>, i64) -> i64
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_or %ptr, %value signed : !pto.ptr<i64, gm>, i64 -> i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%p: !pto.ptr<i64, ub>, %v: i64) attributes {pto.simt_entry} {
    %old = pto.atomic_or %p, %v : !pto.ptr<i64, ub>, i64 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| atomic_or.errors.mlir:7:25: error[PTO0801]: expected `ptr` in gm or ub, found l1
//| atomic_or.errors.mlir:17:31: error[PTO0905]: expected i32 or i64 in `value`, found i16
//| atomic_or.errors.mlir:27:31: error[PTO0903]: expected f32, the element type of `ptr`, found i64
//| atomic_or.errors.mlir:47:11: error[PTO0906]: expected type i64 as of `value`, found f32 in `old`
//| atomic_or.errors.mlir:57:27: error[PTO0203]: pto.atomic_or expects a pointer as operand 'ptr', found index
//| atomic_or.errors.mlir:58:11: error[PTO0202]: pto.atomic_or expects 2 operands (ptr, value), found 3
//| atomic_or.errors.mlir:59:5: error[PTO0204]: pto.atomic_or expects 1 result (old), found 0
//| atomic_or.errors.mlir:60:43: error[PTO0206]: pto.atomic_or has no inherent attribute 'other', only l2cache, signedness
//| atomic_or.errors.mlir:61:43: error[PTO0207]: pto.atomic_or expects signed or unsigned as attribute 'signedness', found 1.000000e+00 : f32
//| atomic_or.errors.mlir:71:11: error[PTO0209]: pto.atomic_or is not available on a3
//| atomic_or.errors.mlir:80:26: error[PTO0915]: elements of 64 bits are not changed in ub, found i64 in `ptr`
