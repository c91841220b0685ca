// Errors of pto.mte_ub_gm.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_ub_gm %gm, %gm, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.mte_ub_gm %ub, %ub, %n nburst(%n, %n, %n) : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  pto.mte_ub_gm %ub, %gmh, %n nburst(%n, %n, %n) : !pto.ptr<f32, ub>, !pto.ptr<f16, gm>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @constants(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  %c40 = arith.constant 40 : i64
  %len = arith.constant 65536 : i64
  pto.mte_ub_gm %ub, %gm, %n nburst(%n, %n, %n) l2_cache_ctl(%c16) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64
  pto.mte_ub_gm %ub, %gm, %len nburst(%n, %n, %n) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.mte_ub_gm %ub, %gm, %n nburst(%n, %c40, %n) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @loops(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.mte_ub_gm"(%ub, %gm, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1, 1, 0>}> : (!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @order(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_ub_gm %ub, %gm, %n nburst(%n, %n, %n) loop(%n, %n, %n) l2_cache_ctl(%n) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %n: i64, %a: i64, %b: i64, %e: i64, %y: i64, %z: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_ub_gm %s, %d, %n nburst(%a, %b, %e) loop(%c2097152, %y, %z) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, loop i64, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %n: i64, %a: i64, %b: i64, %e: i64, %x: i64, %z: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.mte_ub_gm %s, %d, %n nburst(%a, %b, %e) loop(%x, %c2097152, %z) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, loop i64, i64, i64
    return
  }

  func.func @more2(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %n: i64, %a: i64, %b: i64, %e: i64, %x: i64, %y: i64) {
    %c1099511627776 = arith.constant 1099511627776 : i64
    pto.mte_ub_gm %s, %d, %n nburst(%a, %b, %e) loop(%x, %y, %c1099511627776) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, loop i64, i64, i64
    return
  }

  func.func @more3(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %n: i64, %a: i64, %b: i64, %e: i64, %x: i64, %z: i64) {
    %c33 = arith.constant 33 : i64
    pto.mte_ub_gm %s, %d, %n nburst(%a, %b, %e) loop(%x, %c33, %z) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, loop i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| mte_ub_gm.errors.mlir:6:17: error[PTO0801]: expected `source` in ub, found gm
//| mte_ub_gm.errors.mlir:7:22: error[PTO0801]: expected `destination` in gm, found ub
//| mte_ub_gm.errors.mlir:8:22: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| mte_ub_gm.errors.mlir:20:62: error[PTO0806]: `l2_cache_ctl` is 16, expected 0 to 15
//| mte_ub_gm.errors.mlir:21:27: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| mte_ub_gm.errors.mlir:22:41: warning[PTO0808]: `nburst_src_stride` is 40, expected a multiple of 32
//| mte_ub_gm.errors.mlir:31:45: error[PTO0803]: expected 1 values of `loop_dst_strides` as of `loop_counts`, found 0
//| mte_ub_gm.errors.mlir:40:66: error[PTO0005]: expected ':', found 'l2_cache_ctl'
//| mte_ub_gm.errors.mlir:50:54: error[PTO0806]: `loop_counts` is 2097152, expected 0 to 2097151
//| mte_ub_gm.errors.mlir:56:58: error[PTO0806]: `loop_src_strides` is 2097152, expected 0 to 2097151
//| mte_ub_gm.errors.mlir:62:62: error[PTO0806]: `loop_dst_strides` is 1099511627776, expected 0 to 1099511627775
//| mte_ub_gm.errors.mlir:68:58: warning[PTO0808]: `loop_src_strides` is 33, expected a multiple of 32
