// Errors of pto.mte_l1_l0b.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_l0b %gm, %l0b, %n, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  pto.mte_l1_l0b %l1, %gm, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.mte_l1_l0b %l1, %l0bh, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @constants(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %big = arith.constant 65536 : i64
  %c256 = arith.constant 256 : i64
  pto.mte_l1_l0b %l1, %l0b, %big, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  pto.mte_l1_l0b %l1, %l0b, %n, %n, %c256, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @forms(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.mte_l1_l0b"(%l1, %l0b, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @count(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_l0b %l1, %l0b, %n, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @attribute(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_l0b %l1, %l0b, %n, %n, %n, %n {transpose = 1} : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @fields103(%a0: !pto.ptr<f8E4M3FN, l1>, %a1: !pto.ptr<f8E4M3FN, l0b>, %a2: i64, %a3: i64, %a5: i64, %a6: i64, %a7: i64) {
    %c4 = arith.constant 0 : i64
    "pto.mte_l1_l0b"(%a0, %a1, %a2, %a3, %c4, %a5, %a6, %a7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>, transpose = false}> : (!pto.ptr<f8E4M3FN, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @fields104(%a0: !pto.ptr<f8E4M3FN, l1>, %a1: !pto.ptr<f8E4M3FN, l0b>, %a2: i64, %a3: i64, %a4: i64, %a5: i64, %a7: i64) {
    %c6 = arith.constant 0 : i64
    "pto.mte_l1_l0b"(%a0, %a1, %a2, %a3, %a4, %a5, %c6, %a7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>, transpose = false}> : (!pto.ptr<f8E4M3FN, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| mte_l1_l0b.errors.mlir:6:18: error[PTO0801]: expected `source` in l1, found gm
//| mte_l1_l0b.errors.mlir:7:23: error[PTO0801]: expected `destination` in l0b, found gm
//| mte_l1_l0b.errors.mlir:8:23: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| mte_l1_l0b.errors.mlir:20:37: error[PTO0806]: `m_step` is 256, expected 1 to 255
//| mte_l1_l0b.errors.mlir:29:3: error[PTO0820]: expected k, n, start_row, start_col or m_start, k_start, m_step, k_step, src_stride, dst_stride
//| mte_l1_l0b.errors.mlir:38:29: error[PTO0202]: pto.mte_l1_l0b expects 4 (k, n, start_row, start_col) or 6 (m_start, k_start, m_step, k_step, src_stride, dst_stride) operands here, found 5
//| mte_l1_l0b.errors.mlir:47:57: error[PTO0207]: attribute 'transpose' of pto.mte_l1_l0b expects true or false, found 1 : i64
//| mte_l1_l0b.errors.mlir:57:42: error[PTO0806]: `m_step` is 0, expected 1 to 255
//| mte_l1_l0b.errors.mlir:67:52: error[PTO0806]: `src_stride` is 0, expected 1 to 65535
