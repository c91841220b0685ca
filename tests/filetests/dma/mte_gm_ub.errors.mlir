// Errors of pto.mte_gm_ub.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_ub %ub, %ub, %n, %n nburst(%n, %n, %n) : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %gm, %gm, %n, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %gm, %ubh, %n, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @constants(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  %len = arith.constant 65536 : i64
  %neg = arith.constant -1 : i64
  %big = arith.constant 2097152 : i64
  %huge = arith.constant 1099511627776 : i64
  pto.mte_gm_ub %gm, %ub, %c16, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %gm, %ub, %n, %len nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%neg, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%n, %huge, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%n, %n, %big) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @alignment(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c40 = arith.constant 40 : i64
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%n, %n, %c40) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @groups(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.mte_gm_ub"(%gm, %ub, %n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_gm_ub"(%gm, %ub, %n, %n, %n, %n, %n, %p, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, f32, i64) -> ()
  "pto.mte_gm_ub"(%gm, %ub, %n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1>}> : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @padding(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%n, %n, %n) pad(%n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @segments(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%n, %n, %n) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  "pto.mte_gm_ub"(%gm, %ub) : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @syntax(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_ub %gm, %ub, %n, %n loop(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @types(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_gm_ub %gm, %ub, %n, %n nburst(%n, %n, %n) pad(%p) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %h: i64, %n: i64, %a: i64, %b: i64, %e: i64, %y: i64, %z: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_gm_ub %s, %d, %h, %n nburst(%a, %b, %e) loop(%c2097152, %y, %z) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %h: i64, %n: i64, %a: i64, %b: i64, %e: i64, %x: i64, %z: i64) {
    %c1099511627776 = arith.constant 1099511627776 : i64
    pto.mte_gm_ub %s, %d, %h, %n nburst(%a, %b, %e) loop(%x, %c1099511627776, %z) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64
    return
  }

  func.func @more2(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %h: i64, %n: i64, %a: i64, %b: i64, %e: i64, %x: i64, %y: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_gm_ub %s, %d, %h, %n nburst(%a, %b, %e) loop(%x, %y, %c2097152) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64
    return
  }

  func.func @more3(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %h: i64, %n: i64, %a: i64, %b: i64, %e: i64, %x: i64, %y: i64) {
    %c33 = arith.constant 33 : i64
    pto.mte_gm_ub %s, %d, %h, %n nburst(%a, %b, %e) loop(%x, %y, %c33) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, loop i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %h: i64, %n: i64, %a: i64, %b: i64, %e: i64, %p: f32, %r: i64) {
    %c64 = arith.constant 64 : i64
    pto.mte_gm_ub %s, %d, %h, %n nburst(%a, %b, %e) pad(%p, %c64, %r) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %h: i64, %n: i64, %a: i64, %b: i64, %e: i64, %p: f32, %l: i64) {
    %c64 = arith.constant 64 : i64
    pto.mte_gm_ub %s, %d, %h, %n nburst(%a, %b, %e) pad(%p, %l, %c64) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, pad f32, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mte_gm_ub.errors.mlir:6:17: error[PTO0801]: expected `source` in gm, found ub
//| mte_gm_ub.errors.mlir:7:22: error[PTO0801]: expected `destination` in ub, found gm
//| mte_gm_ub.errors.mlir:8:22: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| mte_gm_ub.errors.mlir:22:27: error[PTO0806]: `l2_cache_ctl` is 16, expected 0 to 15
//| mte_gm_ub.errors.mlir:23:31: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| mte_gm_ub.errors.mlir:24:41: error[PTO0806]: `n_burst` is -1, expected 0 to 2097151
//| mte_gm_ub.errors.mlir:25:45: error[PTO0806]: `nburst_src_stride` is 1099511627776, expected 0 to 1099511627775
//| mte_gm_ub.errors.mlir:26:49: error[PTO0806]: `nburst_dst_stride` is 2097152, expected 0 to 2097151
//| mte_gm_ub.errors.mlir:36:49: warning[PTO0808]: `nburst_dst_stride` is 40, expected a multiple of 32
//| mte_gm_ub.errors.mlir:45:49: error[PTO0803]: expected 1 values of `loop_dst_strides` as of `loop_counts`, found 0
//| mte_gm_ub.errors.mlir:46:53: error[PTO0804]: `left_padding_count` is given without `right_padding_count`
//| mte_gm_ub.errors.mlir:47:49: error[PTO0805]: `left_padding_count` is given without `pad_value`
//| mte_gm_ub.errors.mlir:56:57: error[PTO0807]: expected i8, i16, i32, f16, bf16 or f32 in `pad_value`, found i64
//| mte_gm_ub.errors.mlir:65:54: error[PTO0208]: 'operandSegmentSizes' of pto.mte_gm_ub contradicts its operands, which give [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
//| mte_gm_ub.errors.mlir:66:3: error[PTO0208]: pto.mte_gm_ub expects attribute 'operandSegmentSizes', an array<i32> with an entry for each of source, destination, l2_cache_ctl, len_burst, n_burst, nburst_src_stride, nburst_dst_stride, loop_counts, loop_src_strides, loop_dst_strides, pad_value, left_padding_count, right_padding_count
//| mte_gm_ub.errors.mlir:75:34: error[PTO0005]: expected 'nburst' in 'pto.mte_gm_ub'
//| mte_gm_ub.errors.mlir:84:124: error[PTO0005]: expected ','
//| mte_gm_ub.errors.mlir:94:58: error[PTO0806]: `loop_counts` is 2097152, expected 0 to 2097151
//| mte_gm_ub.errors.mlir:100:62: error[PTO0806]: `loop_src_strides` is 1099511627776, expected 0 to 1099511627775
//| mte_gm_ub.errors.mlir:106:66: error[PTO0806]: `loop_dst_strides` is 2097152, expected 0 to 2097151
//| mte_gm_ub.errors.mlir:112:66: warning[PTO0808]: `loop_dst_strides` is 33, expected a multiple of 32
//| mte_gm_ub.errors.mlir:122:61: error[PTO0806]: `left_padding_count` is 64, expected 0 to 63
//| mte_gm_ub.errors.mlir:128:65: error[PTO0806]: `right_padding_count` is 64, expected 0 to 63
