// Each rule of pto.atomic_xor, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Buffer in the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, l1>, %value: i32) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(nmlv) unsigned : !pto.ptr<i32, l1>, i32 -> i32
    return
  }
}

// -----

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i16, ub>, %value: i16) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(nmlv) unsigned : !pto.ptr<i16, ub>, i16 -> i16
    return
  }
}

// -----

// Value is not an element of the pointer.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, ub>, %value: i32) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(nmlv) unsigned : !pto.ptr<f32, ub>, i32 -> i32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, ub>, %value: i32) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(nmlv) : !pto.ptr<i32, ub>, i32 -> i32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, ub>, %value: i32) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(nmlv) unsigned : !pto.ptr<i32, ub>, i32 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, ub>, %value: i32, %other: index) {
    %r0 = "pto.atomic_xor"(%other, %value) <{l2cache = #pto<st_l2cache nmlv>, signedness = #pto<signedness unsigned>}> : (index, i32) -> i32
    %r1 = "pto.atomic_xor"(%ptr, %value, %other) <{l2cache = #pto<st_l2cache nmlv>, signedness = #pto<signedness unsigned>}> : (!pto.ptr<i32, ub>, i32, index) -> i32
    "pto.atomic_xor"(%ptr, %value) <{l2cache = #pto<st_l2cache nmlv>, signedness = #pto<signedness unsigned>}> : (!pto.ptr<i32, ub>, i32) -> ()
    %r2 = "pto.atomic_xor"(%ptr, %value) <{l2cache = #pto<st_l2cache nmlv>, other = 1 : i32, signedness = #pto<signedness unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
    %r3 = "pto.atomic_xor"(%ptr, %value) <{l2cache = 1.0 : f32, signedness = 1.0 : f32}> : (!pto.ptr<i32, ub>, i32) -> i32
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, ub>, %value: i32) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(other) unsigned : !pto.ptr<i32, ub>, i32 -> i32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%ptr: !pto.ptr<i32, ub>, %value: i32) {
    %r0 = pto.atomic_xor %ptr, %value l2cache(nmlv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%p: !pto.ptr<i64, ub>, %v: i64) attributes {pto.simt_entry} {
    %old = pto.atomic_xor %p, %v : !pto.ptr<i64, ub>, i64 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| atomic_xor.errors.mlir:7:26: error[PTO0801]: expected `ptr` in gm or ub, found l1
//| atomic_xor.errors.mlir:17:32: error[PTO0905]: expected i32 or i64 in `value`, found i16
//| atomic_xor.errors.mlir:27:32: error[PTO0903]: expected f32, the element type of `ptr`, found i32
//| atomic_xor.errors.mlir:47:11: error[PTO0906]: expected type i32 as of `value`, found f32 in `old`
//| atomic_xor.errors.mlir:57:28: error[PTO0203]: pto.atomic_xor expects a pointer as operand 'ptr', found index
//| atomic_xor.errors.mlir:58:11: error[PTO0202]: pto.atomic_xor expects 2 operands (ptr, value), found 3
//| atomic_xor.errors.mlir:59:5: error[PTO0204]: pto.atomic_xor expects 1 result (old), found 0
//| atomic_xor.errors.mlir:60:77: error[PTO0206]: pto.atomic_xor has no inherent attribute 'other', only l2cache, signedness
//| atomic_xor.errors.mlir:61:44: error[PTO0207]: pto.atomic_xor expects nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred as attribute 'l2cache', found 1.000000e+00 : f32
//| atomic_xor.errors.mlir:61:65: error[PTO0207]: pto.atomic_xor expects signed or unsigned as attribute 'signedness', found 1.000000e+00 : f32
//| atomic_xor.errors.mlir:71:47: error[PTO0122]: unknown st l2cache 'other', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| atomic_xor.errors.mlir:81:11: error[PTO0209]: pto.atomic_xor is not available on a3
//| atomic_xor.errors.mlir:90:27: error[PTO0915]: elements of 64 bits are not changed in ub, found i64 in `ptr`
