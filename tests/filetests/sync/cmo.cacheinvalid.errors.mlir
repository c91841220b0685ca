// Errors of pto.cmo.cacheinvalid.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @space(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.cmo.cacheinvalid"(%gm) <{space = #pto.address_space<vec>}> : (!pto.ptr<f32, gm>) -> ()
  "pto.cmo.cacheinvalid"() : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.cmo.cacheinvalid all #pto.address_space<l2>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @memory() {
    pto.cmo.cacheinvalid all #pto.address_space<vec>
    return
  }

  func.func @address(%p: !pto.ptr<f32, ub>) {
    pto.cmo.cacheinvalid %p single_cache_line : !pto.ptr<f32, ub>
    return
  }

  func.func @line_of_zero(%p: !pto.ptr<f32, gm>) {
    "pto.cmo.cacheinvalid"(%p) <{space = #pto.address_space<zero>}> : (!pto.ptr<f32, gm>) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| cmo.cacheinvalid.errors.mlir:6:26: error[PTO0829]: `addr` needs gm as attribute `space`, found vec
//| cmo.cacheinvalid.errors.mlir:6:33: error[PTO0608]: expected gm or zero as attribute `space` on a5, found vec
//| cmo.cacheinvalid.errors.mlir:7:3: error[PTO0205]: pto.cmo.cacheinvalid expects attribute 'space', gm, vec, mat, left, right, acc, bias, scaling or zero
//| cmo.cacheinvalid.errors.mlir:16:47: error[PTO0122]: unknown address space 'l2', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| cmo.cacheinvalid.errors.mlir:25:5: error[PTO0608]: expected gm or zero as attribute `space` on a5, found vec
//| cmo.cacheinvalid.errors.mlir:30:26: error[PTO0801]: expected `addr` in gm, found ub
//| cmo.cacheinvalid.errors.mlir:35:28: error[PTO0829]: `addr` needs gm as attribute `space`, found zero
