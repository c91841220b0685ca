// Errors of pto.stg.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) attributes {pto.simt_entry} {
  pto.stg %p, %ub[%i] : !pto.ptr<f32, ub>, f32
  pto.stg %w, %gm[%i] : !pto.ptr<f32, gm>, i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) attributes {pto.simt_entry} {
  pto.stg %p, %gm[%i] l1cache(cache) l2cache(no) : !pto.ptr<f32, gm>, f32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) attributes {pto.simt_entry} {
  pto.stg %p, %gm[%i] : !pto.ptr<f32, gm>, f32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @element(%p: !pto.ptr<!pto.f8E8M0, gm>, %i: index, %x: !pto.f8E8M0) attributes {pto.simt_entry} {
    pto.stg %x, %p[%i] : !pto.ptr<!pto.f8E8M0, gm>, !pto.f8E8M0
    return
  }
}

// run 1: exit 1
// stderr:
//| stg.errors.mlir:6:15: error[PTO0801]: expected `ptr` in gm, found ub
//| stg.errors.mlir:7:11: error[PTO0903]: expected f32, the element type of `ptr`, found i32
//| stg.errors.mlir:16:46: error[PTO0122]: unknown st l2cache 'no', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| stg.errors.mlir:25:3: error[PTO0209]: pto.stg is not available on a3
//| stg.errors.mlir:34:13: error[PTO0905]: a thread does not access !pto.f8E8M0 as a whole, found it in `value`
