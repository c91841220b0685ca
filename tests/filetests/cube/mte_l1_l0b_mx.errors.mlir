// Errors of pto.mte_l1_l0b_mx.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_l0b_mx %gm, %l0b, %n, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  pto.mte_l1_l0b_mx %l1, %gm, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.mte_l1_l0b_mx %l1, %l0bh, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @constants(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %big = arith.constant 65536 : i64
  %c256 = arith.constant 256 : i64
  pto.mte_l1_l0b_mx %l1, %l0b, %big, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  pto.mte_l1_l0b_mx %l1, %l0b, %n, %n, %c256, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @forms(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  "pto.mte_l1_l0b_mx"(%l1, %l0b, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @count(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_l0b_mx %l1, %l0b, %n, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.mte_l1_l0b_mx %l1, %l0b, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @exponents99(%n: i64) {
    %c16 = arith.constant 16 : i64
    %c8 = arith.constant 8 : i64
    %s = pto.castptr %c16 : i64 -> !pto.ptr<f8E4M3FN, l1>
    %d = pto.castptr %c8 : i64 -> !pto.ptr<f8E4M3FN, l0b>
    "pto.mte_l1_l0b_mx"(%s, %d, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f8E4M3FN, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @exponents100(%a0: !pto.ptr<f8E4M3FN, l1>, %a1: !pto.ptr<f8E4M3FN, l0b>, %a2: i64, %a3: i64, %a5: i64, %a6: i64, %a7: i64) {
    %c4 = arith.constant -1 : i64
    "pto.mte_l1_l0b_mx"(%a0, %a1, %a2, %a3, %c4, %a5, %a6, %a7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1>}> : (!pto.ptr<f8E4M3FN, l1>, !pto.ptr<f8E4M3FN, l0b>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| mte_l1_l0b_mx.errors.mlir:6:21: error[PTO0801]: expected `source` in l1, found gm
//| mte_l1_l0b_mx.errors.mlir:7:26: error[PTO0801]: expected `destination` in l0b, found gm
//| mte_l1_l0b_mx.errors.mlir:8:26: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| mte_l1_l0b_mx.errors.mlir:29:3: error[PTO0820]: expected k, n, start_row, start_col or x_start, y_start, x_step, y_step, src_stride, dst_stride
//| mte_l1_l0b_mx.errors.mlir:38:32: error[PTO0202]: pto.mte_l1_l0b_mx expects 4 (k, n, start_row, start_col) or 6 (x_start, y_start, x_step, y_step, src_stride, dst_stride) operands here, found 5
//| mte_l1_l0b_mx.errors.mlir:47:3: error[PTO0209]: pto.mte_l1_l0b_mx is not available on a3
//| mte_l1_l0b_mx.errors.mlir:60:25: error[PTO0808]: `source` is 16, expected a multiple of 32
//| mte_l1_l0b_mx.errors.mlir:60:29: error[PTO0808]: `destination` is 8, expected a multiple of 16
//| mte_l1_l0b_mx.errors.mlir:70:45: error[PTO0806]: `x_step` is -1, expected 0 to 9223372036854775807
