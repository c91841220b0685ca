// Each rule of pto.atomic_sub, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Buffer in the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, l1>, %value: i64) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) signed : !pto.ptr<i64, l1>, i64 -> i64
    return
  }
}

// -----

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i16, gm>, %value: i16) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) signed : !pto.ptr<i16, gm>, i16 -> i16
    return
  }
}

// -----

// Value is not an element of the pointer.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, ub>, %value: i64) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) signed : !pto.ptr<f32, ub>, i64 -> i64
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, gm>, %value: f32) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) signed : !pto.ptr<f32, gm>, f32 -> f32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) : !pto.ptr<i64, gm>, i64 -> i64
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) signed : !pto.ptr<i64, gm>, i64 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64, %other: index) {
    %r0 = "pto.atomic_sub"(%other, %value) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (index, i64) -> i64
    %r1 = "pto.atomic_sub"(%ptr, %value, %other) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64, index) -> i64
    "pto.atomic_sub"(%ptr, %value) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> ()
    %r2 = "pto.atomic_sub"(%ptr, %value) <{l2cache = #pto<st_l2cache nmfv>, other = 1 : i32, signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
    %r3 = "pto.atomic_sub"(%ptr, %value) <{l2cache = 1.0 : f32, signedness = 1.0 : f32}> : (!pto.ptr<i64, gm>, i64) -> i64
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(other) signed : !pto.ptr<i64, gm>, i64 -> i64
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%ptr: !pto.ptr<i64, gm>, %value: i64) {
    %r0 = pto.atomic_sub %ptr, %value l2cache(nmfv) signed : !pto.ptr<i64, gm>, i64 -> i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%p: !pto.ptr<i64, ub>, %v: i64) attributes {pto.simt_entry} {
    %old = pto.atomic_sub %p, %v : !pto.ptr<i64, ub>, i64 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| atomic_sub.errors.mlir:7:26: error[PTO0801]: expected `ptr` in gm or ub, found l1
//| atomic_sub.errors.mlir:17:32: error[PTO0905]: expected i32, i64, f16, bf16, f32, vector<2xf16> or vector<2xbf16> in `value`, found i16
//| atomic_sub.errors.mlir:27:32: error[PTO0903]: expected f32, the element type of `ptr`, found i64
//| atomic_sub.errors.mlir:37:11: error[PTO0907]: attribute `signedness` does not apply to f32
//| atomic_sub.errors.mlir:57:11: error[PTO0906]: expected type i64 as of `value`, found f32 in `old`
//| atomic_sub.errors.mlir:67:28: error[PTO0203]: pto.atomic_sub expects a pointer as operand 'ptr', found index
//| atomic_sub.errors.mlir:68:11: error[PTO0202]: pto.atomic_sub expects 2 operands (ptr, value), found 3
//| atomic_sub.errors.mlir:69:5: error[PTO0204]: pto.atomic_sub expects 1 result (old), found 0
//| atomic_sub.errors.mlir:70:77: error[PTO0206]: pto.atomic_sub has no inherent attribute 'other', only l2cache, signedness
//| atomic_sub.errors.mlir:71:44: error[PTO0207]: pto.atomic_sub expects nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred as attribute 'l2cache', found 1.000000e+00 : f32
//| atomic_sub.errors.mlir:71:65: error[PTO0207]: pto.atomic_sub expects signed or unsigned as attribute 'signedness', found 1.000000e+00 : f32
//| atomic_sub.errors.mlir:81:47: error[PTO0122]: unknown st l2cache 'other', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| atomic_sub.errors.mlir:91:11: error[PTO0209]: pto.atomic_sub is not available on a3
//| atomic_sub.errors.mlir:100:27: error[PTO0915]: elements of 64 bits are not changed in ub, found i64 in `ptr`
