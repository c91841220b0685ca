// Each rule of pto.atomic_cas, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Buffer in the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, l1>, %compare: f32, %value: f32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) : !pto.ptr<f32, l1>, f32 -> f32
    return
  }
}

// -----

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f64, gm>, %compare: f64, %value: f64) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) : !pto.ptr<f64, gm>, f64 -> f64
    return
  }
}

// -----

// Value is not an element of the pointer.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f16, ub>, %compare: f32, %value: f32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) : !pto.ptr<f16, ub>, f32 -> f32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, gm>, %compare: i32, %value: i32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) : !pto.ptr<i32, gm>, i32 -> i32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, gm>, %compare: f32, %value: f32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) signed : !pto.ptr<f32, gm>, f32 -> f32
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, gm>, %compare: f32, %value: f32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f16
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, gm>, %compare: f32, %value: f32, %other: index) {
    %r0 = "pto.atomic_cas"(%other, %compare, %value) <{l2cache = #pto<st_l2cache nmfv>}> : (index, f32, f32) -> f32
    %r1 = "pto.atomic_cas"(%ptr, %compare, %value, %other) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f32, gm>, f32, f32, index) -> f32
    "pto.atomic_cas"(%ptr, %compare, %value) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f32, gm>, f32, f32) -> ()
    %r2 = "pto.atomic_cas"(%ptr, %compare, %value) <{l2cache = #pto<st_l2cache nmfv>, other = 1 : i32}> : (!pto.ptr<f32, gm>, f32, f32) -> f32
    %r3 = "pto.atomic_cas"(%ptr, %compare, %value) <{l2cache = 1.0 : f32}> : (!pto.ptr<f32, gm>, f32, f32) -> f32
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, gm>, %compare: f32, %value: f32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(other) : !pto.ptr<f32, gm>, f32 -> f32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%ptr: !pto.ptr<f32, gm>, %compare: f32, %value: f32) {
    %r0 = pto.atomic_cas %ptr, %compare, %value l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%p: !pto.ptr<i64, ub>, %v: i64) attributes {pto.simt_entry} {
    %old = pto.atomic_cas %p, %v, %v : !pto.ptr<i64, ub>, i64 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| atomic_cas.errors.mlir:7:26: error[PTO0801]: expected `ptr` in gm or ub, found l1
//| atomic_cas.errors.mlir:17:32: error[PTO0905]: expected i32, i64, f16, bf16, f32, vector<2xf16> or vector<2xbf16> in `compare`, found f64
//| atomic_cas.errors.mlir:27:32: error[PTO0903]: expected f16, the element type of `ptr`, found f32
//| atomic_cas.errors.mlir:47:11: error[PTO0907]: attribute `signedness` does not apply to f32
//| atomic_cas.errors.mlir:57:11: error[PTO0906]: expected type f32 as of `compare`, found f16 in `old`
//| atomic_cas.errors.mlir:67:28: error[PTO0203]: pto.atomic_cas expects a pointer as operand 'ptr', found index
//| atomic_cas.errors.mlir:68:11: error[PTO0202]: pto.atomic_cas expects 3 operands (ptr, compare, value), found 4
//| atomic_cas.errors.mlir:69:5: error[PTO0204]: pto.atomic_cas expects 1 result (old), found 0
//| atomic_cas.errors.mlir:70:87: error[PTO0206]: pto.atomic_cas has no inherent attribute 'other', only l2cache, signedness
//| atomic_cas.errors.mlir:71:54: error[PTO0207]: pto.atomic_cas expects nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred as attribute 'l2cache', found 1.000000e+00 : f32
//| atomic_cas.errors.mlir:81:57: error[PTO0122]: unknown st l2cache 'other', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| atomic_cas.errors.mlir:91:11: error[PTO0209]: pto.atomic_cas is not available on a3
//| atomic_cas.errors.mlir:100:27: error[PTO0915]: elements of 64 bits are not changed in ub, found i64 in `ptr`
