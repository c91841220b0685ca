// Errors of pto.mad_mx.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mad_mx %gm, %l0b, %l0c, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad_mx %l0a, %l0a, %l0c, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0a>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad_mx %l0a, %l0b, %l0b, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0b>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @extents(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c0 = arith.constant 0 : i64
  %c4096 = arith.constant 4096 : i64
  pto.mad_mx %l0a, %l0b, %l0c, %c0, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad_mx %l0a, %l0b, %l0c, %c4096, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @types(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mad_mx %l0a, %l0b, %l0c, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mad_mx %l0a, %l0b, %l0c, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
}

// run 1: exit 1
// stderr:
//| mad_mx.errors.mlir:6:14: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad_mx.errors.mlir:6:14: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found f32
//| mad_mx.errors.mlir:7:14: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found f32
//| mad_mx.errors.mlir:7:20: error[PTO0801]: expected `rhs` in l0b, found l0a
//| mad_mx.errors.mlir:8:14: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found f32
//| mad_mx.errors.mlir:8:26: error[PTO0801]: expected `dst` in l0c, found l0b
//| mad_mx.errors.mlir:19:14: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found f32
//| mad_mx.errors.mlir:19:32: error[PTO0806]: `m` is 0, expected 1 to 4095
//| mad_mx.errors.mlir:20:14: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found f32
//| mad_mx.errors.mlir:20:32: error[PTO0806]: `m` is 4096, expected 1 to 4095
//| mad_mx.errors.mlir:29:14: error[PTO0821]: expected f8E4M3FN, f8E5M2, !pto.f4E1M2x2 or !pto.f4E2M1x2 in `lhs` on a5, found f32
//| mad_mx.errors.mlir:38:3: error[PTO0209]: pto.mad_mx is not available on a3
