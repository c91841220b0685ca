// Errors of pto.mad.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mad %gm, %l0b, %l0c, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad %l0a, %l0a, %l0c, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0a>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad %l0a, %l0b, %l0b, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0b>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @extents(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c0 = arith.constant 0 : i64
  %c4096 = arith.constant 4096 : i64
  pto.mad %l0a, %l0b, %l0c, %c0, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad %l0a, %l0b, %l0c, %c4096, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @types(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mad %l0a, %l0bh, %l0c, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad %l0a, %l0b, %l0ch, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f16, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @modes(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mad %l0ah, %l0bh, %l0c, %n, %n, %n tf32_mode(round_even) : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad %l0a, %l0b, %l0c, %n, %n, %n tf32_mode(round) : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @integers(%a: !pto.ptr<i8, l0a>, %b: !pto.ptr<i8, l0b>, %c: !pto.ptr<i32, l0c>, %n: i64) {
  pto.mad %a, %b, %c, %n, %n, %n sat : !pto.ptr<i8, l0a>, !pto.ptr<i8, l0b>, !pto.ptr<i32, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @kinds(%a: !pto.ptr<i16, l0a>, %b: !pto.ptr<i16, l0b>, %c: !pto.ptr<i32, l0c>, %n: i64) {
  pto.mad %a, %b, %c, %n, %n, %n : !pto.ptr<i16, l0a>, !pto.ptr<i16, l0b>, !pto.ptr<i32, l0c>, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%a: !pto.ptr<f8E4M3FN, l0a>, %b: !pto.ptr<f8E4M3FN, l0b>, %c: !pto.ptr<f32, l0c>, %n: i64) {
  pto.mad %a, %b, %c, %n, %n, %n : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}
}

// run 1: exit 1
// stderr:
//| mad.errors.mlir:6:11: error[PTO0801]: expected `lhs` in l0a, found gm
//| mad.errors.mlir:7:17: error[PTO0801]: expected `rhs` in l0b, found l0a
//| mad.errors.mlir:8:23: error[PTO0801]: expected `dst` in l0c, found l0b
//| mad.errors.mlir:19:29: error[PTO0806]: `m` is 0, expected 1 to 4095
//| mad.errors.mlir:20:29: error[PTO0806]: `m` is 4096, expected 1 to 4095
//| mad.errors.mlir:29:17: error[PTO0821]: expected f32 in `rhs` to go with f32 on a5, found f16
//| mad.errors.mlir:30:23: error[PTO0821]: a product of f32 and f32 is accumulated in f32, found f16
//| mad.errors.mlir:39:42: error[PTO0822]: attribute `tf32_mode` needs f32 in `lhs`, found f16
//| mad.errors.mlir:40:50: error[PTO0122]: unknown tf32 mode 'round', expected round_even or round_away
//| mad.errors.mlir:49:3: error[PTO0822]: attribute `sat_mode` needs f32 in `dst`, found i32
//| mad.errors.mlir:58:11: error[PTO0821]: expected i8, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ in `lhs` on a5, found i16
//| mad.errors.mlir:67:11: error[PTO0821]: expected i8, f16, bf16 or f32 in `lhs` on a3, found f8E4M3FN
