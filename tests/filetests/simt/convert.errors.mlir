// Errors of pto.convert.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.convert %p round(r) sat : f32 -> i32
  %s = pto.convert %p round(r) nosat signed : f32 -> f16
  %t = "pto.convert"(%p) : (f32) -> f16
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.convert %p round(x) nosat : f32 -> f16
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.convert %p round(r) nosat : f32 -> f16
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pairs(%i: i32, %h: i64, %x: f32, %v: vector<2xf32>) attributes {pto.simt_entry} {
    %a = pto.convert %i round(r) sat signed : i32 -> i64
    %b = pto.convert %h round(r) sat signed : i64 -> f16
    %c = pto.convert %x round(h) nosat : f32 -> f16
    %d = pto.convert %x round(r) nosat signed : f32 -> i32
    %e = pto.convert %v round(a) sat : vector<2xf32> -> vector<2xf8E5M2>
    %f = pto.convert %v round(r) nosat signed : vector<2xf32> -> vector<2xf16>
    return
  }
}

// run 1: exit 1
// stderr:
//| convert.errors.mlir:6:8: error[PTO0904]: conversion of f32 to i32 needs attribute `signedness`
//| convert.errors.mlir:7:8: error[PTO0904]: conversion of f32 to f16 has no integer: attribute `signedness` does not apply
//| convert.errors.mlir:8:8: error[PTO0205]: pto.convert expects attribute 'rounding', r, a, f, c, z, o or h
//| convert.errors.mlir:8:8: error[PTO0205]: pto.convert expects attribute 'saturation', sat or nosat
//| convert.errors.mlir:17:29: error[PTO0122]: unknown rounding 'x', expected r, a, f, c, z, o or h
//| convert.errors.mlir:26:8: error[PTO0209]: pto.convert is not available on a3
//| convert.errors.mlir:35:22: error[PTO0913]: no conversion from i32 to i64
//| convert.errors.mlir:36:22: error[PTO0913]: no conversion from i64 to f16
//| convert.errors.mlir:37:10: error[PTO0913]: expected r, a, f, c, z or o as attribute `rounding` from f32 to f16, found h
//| convert.errors.mlir:38:10: error[PTO0913]: a conversion from f32 to i32 saturates: expected sat, found nosat
//| convert.errors.mlir:39:10: error[PTO0913]: expected r as attribute `rounding` from vector<2xf32> to vector<2xf8E5M2>, found a
//| convert.errors.mlir:40:10: error[PTO0904]: conversion of vector<2xf32> to vector<2xf16> has no integer: attribute `signedness` does not apply
