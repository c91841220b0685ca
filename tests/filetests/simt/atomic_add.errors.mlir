// Each rule of pto.atomic_add, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Buffer in the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f16, l1>, %value: f16) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) : !pto.ptr<f16, l1>, f16 -> f16
    return
  }
}

// -----

// Value not available to single threads.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f64, gm>, %value: f64) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) : !pto.ptr<f64, gm>, f64 -> f64
    return
  }
}

// -----

// Value is not an element of the pointer.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f32, ub>, %value: f16) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) : !pto.ptr<f32, ub>, f16 -> f16
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<i32, gm>, %value: i32) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) : !pto.ptr<i32, gm>, i32 -> i32
    return
  }
}

// -----

// Signedness does not fit the value.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f16, gm>, %value: f16) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) signed : !pto.ptr<f16, gm>, f16 -> f16
    return
  }
}

// -----

// Types of values differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f16, gm>, %value: f16) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) : !pto.ptr<f16, gm>, f16 -> f32
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f16, gm>, %value: f16, %other: index) {
    %r0 = "pto.atomic_add"(%other, %value) <{l2cache = #pto<st_l2cache nmfv>}> : (index, f16) -> f16
    %r1 = "pto.atomic_add"(%ptr, %value, %other) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f16, gm>, f16, index) -> f16
    "pto.atomic_add"(%ptr, %value) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f16, gm>, f16) -> ()
    %r2 = "pto.atomic_add"(%ptr, %value) <{l2cache = #pto<st_l2cache nmfv>, other = 1 : i32}> : (!pto.ptr<f16, gm>, f16) -> f16
    %r3 = "pto.atomic_add"(%ptr, %value) <{l2cache = 1.0 : f32}> : (!pto.ptr<f16, gm>, f16) -> f16
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%ptr: !pto.ptr<f16, gm>, %value: f16) {
    %r0 = pto.atomic_add %ptr, %value l2cache(other) : !pto.ptr<f16, gm>, f16 -> f16
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%ptr: !pto.ptr<f16, gm>, %value: f16) {
    %r0 = pto.atomic_add %ptr, %value l2cache(nmfv) : !pto.ptr<f16, gm>, f16 -> f16
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%p: !pto.ptr<i64, ub>, %v: i64) attributes {pto.simt_entry} {
    %old = pto.atomic_add %p, %v : !pto.ptr<i64, ub>, i64 -> i64
    return
  }
}

// run 1: exit 1
// stderr:
//| atomic_add.errors.mlir:7:26: error[PTO0801]: expected `ptr` in gm or ub, found l1
//| atomic_add.errors.mlir:17:32: error[PTO0905]: expected i32, i64, f16, bf16, f32, vector<2xf16> or vector<2xbf16> in `value`, found f64
//| atomic_add.errors.mlir:27:32: error[PTO0903]: expected f32, the element type of `ptr`, found f16
//| atomic_add.errors.mlir:47:11: error[PTO0907]: attribute `signedness` does not apply to f16
//| atomic_add.errors.mlir:57:11: error[PTO0906]: expected type f16 as of `value`, found f32 in `old`
//| atomic_add.errors.mlir:67:28: error[PTO0203]: pto.atomic_add expects a pointer as operand 'ptr', found index
//| atomic_add.errors.mlir:68:11: error[PTO0202]: pto.atomic_add expects 2 operands (ptr, value), found 3
//| atomic_add.errors.mlir:69:5: error[PTO0204]: pto.atomic_add expects 1 result (old), found 0
//| atomic_add.errors.mlir:70:77: error[PTO0206]: pto.atomic_add has no inherent attribute 'other', only l2cache, signedness
//| atomic_add.errors.mlir:71:44: error[PTO0207]: pto.atomic_add expects nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred as attribute 'l2cache', found 1.000000e+00 : f32
//| atomic_add.errors.mlir:81:47: error[PTO0122]: unknown st l2cache 'other', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| atomic_add.errors.mlir:91:11: error[PTO0209]: pto.atomic_add is not available on a3
//| atomic_add.errors.mlir:100:27: error[PTO0915]: elements of 64 bits are not changed in ub, found i64 in `ptr`
