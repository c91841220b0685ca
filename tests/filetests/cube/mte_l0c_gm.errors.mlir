// Errors of pto.mte_l0c_gm.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  pto.mte_l0c_gm %l1, %gm, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %l0a, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, l0c>, !pto.ptr<f32, l0a>, i64, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @quantisation(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  "pto.mte_l0c_gm"(%l0c, %gm, %n, %n, %n, %n, %p, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
  pto.mte_l0c_gm %l0c, %gmh, %n, %n, %n, %n, %n, %n, pre_quant(%p, mode = deqf16_scalar) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32
  pto.mte_l0c_gm %l0c, %gmh, %n, %n, %n, %n, %n, %n, pre_quant(%p, mode = qf322bf16_pre_scalar) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, f32
  pto.mte_l0c_gm %l0c, %gmh, %n, %n, %n, %n, %n, %n, pre_quant(%n, mode = qf322f16_pre_scalar) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %gmh, %n, %n, %n, %n, %n, %n, pre_quant(%fbh, mode = qf322f16_pre_vec) : !pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64, !pto.ptr<i32, fb>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @activation(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, pre_relu(mode = scalar_relu) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, pre_relu(%p, mode = normal_relu) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, f32
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, pre_relu(mode = pwl) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, pre_relu(%p, mode = vector_relu) : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, f32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @layouts(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  "pto.mte_l0c_gm"(%l0c, %gm, %n, %n, %n, %n, %q, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, f16, i64, i64) -> ()
  "pto.mte_l0c_gm"(%l0c, %gm, %n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_gm"(%l0c, %gm, %n, %n, %n, %n, %n, %n) <{mode = #pto<acc_store_mode nz2dn>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_gm"(%l0c, %gm, %n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @clauses(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, sat, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, sat, nosat : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, nz2nd, nz2nz : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %n, relu : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @atomic(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  "pto.mte_l0c_gm"(%l0c, %gm, %n, %n, %n, %n, %n, %n) <{atomic_type = #pto<acc_store_atomic_type f32>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64) -> ()
  %c16 = arith.constant 16 : i64
  pto.mte_l0c_gm %l0c, %gm, %n, %n, %n, %n, %n, %c16 : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, l0c>, %d: !pto.ptr<f32, gm>, %m: i64, %n: i64, %ss: i64, %ds: i64, %l2: i64) {
    %c16 = arith.constant 16 : i64
    pto.mte_l0c_gm %s, %d, %m, %n, %ss, %ds, %c16, %l2, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store105(%a0: !pto.ptr<si32, l0c>, %a1: !pto.ptr<f16, gm>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c7 = arith.constant 0 : i64
    %c8 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode deqf16_scalar>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<si32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store106(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<bf16, gm>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c7 = arith.constant 0 : i64
    %c8 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_quant_mode = #pto<quant_pre_mode f32_f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store107(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, gm>, %a4: i64, %a5: i64, %a6: f32, %a7: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c8 = arith.constant 0 : i64
    %c9 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %a7, %c8, %c9) <{pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, gm>, i64, i64, i64, i64, f32, f32, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store108(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, gm>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c7 = arith.constant 0 : i64
    %c8 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7, %c8) <{pre_relu_mode = #pto<relu_pre_mode normal_relu>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, f32, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store109(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<ui8, gm>, %a4: i64, %a5: i64, %a6: f32, %a7: i8) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c8 = arith.constant 0 : i64
    %c9 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %a7, %c8, %c9) <{pre_quant_mode = #pto<quant_pre_mode req8_scalar>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, f32, i8, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store110(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, gm>, %a4: i64, %a5: i64, %a8: i64, %a9: i64, %a10: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    %c7 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %c7, %a8, %a9, %a10) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store111(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<i32, gm>, %a4: i64, %a5: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    %c7 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %c7) <{mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store112(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, gm>, %a4: i64, %a5: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    %c7 = arith.constant 0 : i64
    %c8 = arith.constant 2 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %c7, %c8) <{mode = #pto<acc_store_mode nz2dn>, unit_flag = #pto<unit_flag_ctrl check_only>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store113(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, gm>, %a4: i64, %a5: i64, %a8: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    %c7 = arith.constant 0 : i64
    "pto.mte_l0c_gm"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %c7, %a8) <{mode = #pto<acc_store_mode nz2dn>, unit_flag = #pto<unit_flag_ctrl check_and_clear>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @bounds_of_4_bits(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i8, gm>, %u: !pto.ptr<ui8, gm>, %c: i64, %q: f32, %x: i4, %y: ui4) {
  pto.mte_l0c_gm %a, %u, %c, %c, %c, %c, %c, %c, pre_quant(%q, mode = req8_scalar), pre_relu(mode = normal_relu, clip = %x) : !pto.ptr<i32, l0c>, !pto.ptr<ui8, gm>, i64, i64, i64, i64, i64, i64, f32, i4
  pto.mte_l0c_gm %a, %b, %c, %c, %c, %c, %c, %c, pre_quant(%q, mode = req8_scalar), pre_relu(mode = normal_relu, clip = %y) : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32, ui4
  return
}
}

// -----

// Rules on the mode do not apply to an unknown one.
module attributes {pto.target_arch = "a5"} {
func.func @unknown_mode(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i8, gm>, %c: i64, %q: f32) {
  pto.mte_l0c_gm %a, %b, %c, %c, %c, %c, %c, %c, pre_quant(%q, mode = req9_scalar) : !pto.ptr<i32, l0c>, !pto.ptr<i8, gm>, i64, i64, i64, i64, i64, i64, f32
  return
}
}

// run 1: exit 1
// stderr:
//| mte_l0c_gm.errors.mlir:6:18: error[PTO0801]: expected `source` in l0c, found l1
//| mte_l0c_gm.errors.mlir:7:24: error[PTO0801]: expected `destination` in gm, found l0a
//| mte_l0c_gm.errors.mlir:16:47: error[PTO0825]: `pre_quant` is given without attribute `pre_quant_mode`
//| mte_l0c_gm.errors.mlir:17:18: error[PTO0826]: expected i32 in `source` for deqf16_scalar, found f32
//| mte_l0c_gm.errors.mlir:18:24: error[PTO0826]: expected bf16 in `destination` for qf322bf16_pre_scalar, found f16
//| mte_l0c_gm.errors.mlir:19:46: error[PTO0827]: expected f16, bf16 or f32 as `pre_quant` for qf322f16_pre_scalar, found i64
//| mte_l0c_gm.errors.mlir:20:64: error[PTO0827]: expected a pointer to f16, bf16 or f32 in fb as `pre_quant` for qf322f16_pre_vec, found !pto.ptr<i32, fb>
//| mte_l0c_gm.errors.mlir:29:3: error[PTO0827]: scalar_relu needs `pre_relu`
//| mte_l0c_gm.errors.mlir:30:62: error[PTO0827]: expected nothing as `pre_relu` for normal_relu, found f32
//| mte_l0c_gm.errors.mlir:31:3: error[PTO0828]: attribute `pre_relu_mode` cannot be pwl in pto.mte_l0c_gm
//| mte_l0c_gm.errors.mlir:32:62: error[PTO0827]: expected a pointer to f16, bf16 or f32 in fb as `pre_relu` for vector_relu, found f32
//| mte_l0c_gm.errors.mlir:41:26: error[PTO0826]: `clip_value` is given, expected f16 or integers of 8 or 16 bits in `destination`, found f32
//| mte_l0c_gm.errors.mlir:41:47: error[PTO0829]: `clip_value` is given without attribute `pre_relu_mode`
//| mte_l0c_gm.errors.mlir:42:55: error[PTO0829]: `split` needs nz2nz as attribute `mode`, found none
//| mte_l0c_gm.errors.mlir:43:57: error[PTO0829]: nz2dn as attribute `mode` needs `loop0_src_stride`
//| mte_l0c_gm.errors.mlir:44:55: error[PTO0804]: `loop3_count` is given without `loop3_src_stride`
//| mte_l0c_gm.errors.mlir:44:55: error[PTO0829]: `loop3_count` needs nz2nd or nz2dn as attribute `mode`, found none
//| mte_l0c_gm.errors.mlir:53:58: error[PTO0111]: 'sat' is given twice
//| mte_l0c_gm.errors.mlir:54:64: error[PTO0111]: attribute 'sat_mode' is given twice
//| mte_l0c_gm.errors.mlir:55:66: error[PTO0111]: attribute 'mode' is given twice
//| mte_l0c_gm.errors.mlir:56:53: error[PTO0005]: expected unit_flag, pre_quant, pre_relu, nz2nd, nz2dn, nz2nz, loop3, sat, nosat or atomic
//| mte_l0c_gm.errors.mlir:65:57: error[PTO0830]: attribute `atomic_type` is given without `atomic_op`
//| mte_l0c_gm.errors.mlir:67:49: error[PTO0806]: `l2_cache_ctrl` is 16, expected 0 to 15
//| mte_l0c_gm.errors.mlir:77:46: error[PTO0806]: `sid` is 16, expected 0 to 15
//| mte_l0c_gm.errors.mlir:90:22: error[PTO0826]: expected i32 in `source` for deqf16_scalar, found si32
//| mte_l0c_gm.errors.mlir:103:27: error[PTO0826]: expected f16 in `destination` for f32_f16, found bf16
//| mte_l0c_gm.errors.mlir:116:57: error[PTO0826]: expected f16 as `clip_value` for elements f16, found f32
//| mte_l0c_gm.errors.mlir:129:27: error[PTO0826]: `clip_value` is given, expected f16 or integers of 8 or 16 bits in `destination`, found f32
//| mte_l0c_gm.errors.mlir:142:57: error[PTO0826]: expected i16 or ui16 as `clip_value` for elements ui8, found i8
//| mte_l0c_gm.errors.mlir:155:62: error[PTO0829]: `loop3_count` needs nz2nd or nz2dn as attribute `mode`, found nz2nz
//| mte_l0c_gm.errors.mlir:168:27: error[PTO0807]: expected f32 in `destination` for nz2nz, found i32
//| mte_l0c_gm.errors.mlir:182:62: error[PTO0806]: `loop0_src_stride` is 2, expected the constant 1 with `unit_flag`
//| mte_l0c_gm.errors.mlir:195:62: error[PTO0806]: `loop0_src_stride` is a computed value, expected the constant 1 with `unit_flag`
//| mte_l0c_gm.errors.mlir:204:121: error[PTO0826]: expected i16 or ui16 as `clip_value` for elements ui8, found i4
//| mte_l0c_gm.errors.mlir:205:121: error[PTO0203]: pto.mte_l0c_gm expects a scalar of an element type, i4 or si4 as operand 'clip_value', found ui4
//| mte_l0c_gm.errors.mlir:215:71: error[PTO0122]: unknown quant pre mode 'req9_scalar'
