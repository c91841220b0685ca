// Errors of pto.mte_l0c_ub.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @memories(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  pto.mte_l0c_ub %l1, %ub, %n, %n, %n, %n, dst_mode(%n) : !pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %l0a, %n, %n, %n, %n, dst_mode(%n) : !pto.ptr<f32, l0c>, !pto.ptr<f32, l0a>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @quantisation(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n, %p, %n) <{dst_mode = #pto<acc_store_ub_dst_mode single>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, f32, i64) -> ()
  pto.mte_l0c_ub %l0c, %ubh, %n, %n, %n, %n, dst_mode(%n), pre_quant(%p, mode = deqf16_scalar) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32
  pto.mte_l0c_ub %l0c, %ubh, %n, %n, %n, %n, dst_mode(%n), pre_quant(%p, mode = qf322bf16_pre_scalar) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, f32
  pto.mte_l0c_ub %l0c, %ubh, %n, %n, %n, %n, dst_mode(%n), pre_quant(%n, mode = qf322f16_pre_scalar) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ubh, %n, %n, %n, %n, dst_mode(%n), pre_quant(%fbh, mode = qf322f16_pre_vec) : !pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, !pto.ptr<i32, fb>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @activation(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), pre_relu(mode = scalar_relu) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), pre_relu(%p, mode = normal_relu) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, f32
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), pre_relu(mode = pwl) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), pre_relu(%p, mode = vector_relu) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, f32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @layouts(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n, %q, %n) <{dst_mode = #pto<acc_store_ub_dst_mode single>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, f16, i64) -> ()
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n, %n, %n) <{dst_mode = #pto<acc_store_ub_dst_mode single>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n, %n) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2dn>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n, %n, %n) <{dst_mode = #pto<acc_store_ub_dst_mode single>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @clauses(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), sat, sat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), sat, nosat : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), nz2nd, nz2nz : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ub, %n, %n, %n, %n, dst_mode(%n), relu : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @split(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<i32, fb>) {
  %c33 = arith.constant 33 : i64
  pto.mte_l0c_ub %l0c, %ub, %c33, %n, %n, %n, dst_mode(split_m) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  pto.mte_l0c_ub %l0c, %ub, %n, %c33, %n, %n, dst_mode(split_n) : !pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n) <{dst_mode = #pto<acc_store_ub_dst_mode single>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
  "pto.mte_l0c_ub"(%l0c, %ub, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store123(%a0: !pto.ptr<si32, l0c>, %a1: !pto.ptr<f16, ub>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c7 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode deqf16_scalar>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<si32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store124(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<bf16, ub>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c7 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode f32_f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<bf16, ub>, i64, i64, i64, i64, f32, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store125(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, ub>, %a4: i64, %a5: i64, %a6: f32, %a7: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c8 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %a7, %c8) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32, f32, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store126(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c7 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, f32, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store127(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<ui8, ub>, %a4: i64, %a5: i64, %a6: f32, %a7: i8) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c8 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %a7, %c8) <{dst_mode = #pto<acc_store_ub_dst_mode single>, pre_quant_mode = #pto<quant_pre_mode req8_scalar>, pre_relu_mode = #pto<relu_pre_mode normal_relu>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<ui8, ub>, i64, i64, i64, i64, f32, i8, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store128(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64, %a7: i64, %a8: i64, %a9: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %a7, %a8, %a9) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store129(%a0: !pto.ptr<i32, l0c>, %a1: !pto.ptr<i32, ub>, %a4: i64, %a5: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %c6) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<i32, l0c>, !pto.ptr<i32, ub>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store130(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    %c7 = arith.constant 2 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %c7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2dn>, unit_flag = #pto<unit_flag_ctrl check_only>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @store131(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64, %a7: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 0 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %c6, %a7) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2dn>, unit_flag = #pto<unit_flag_ctrl check_and_clear>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @halves132(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    %c6 = arith.constant 2 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %c6) <{dst_mode = #pto<acc_store_ub_dst_mode single>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @halves133(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, mode = #pto<acc_store_mode nz2nz>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @halves134(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f16, ub>, %a4: i64, %a5: i64, %a6: f32) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6) <{dst_mode = #pto<acc_store_ub_dst_mode split_m>, pre_quant_mode = #pto<quant_pre_mode qf322f16_pre_scalar>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f16, ub>, i64, i64, i64, i64, f32) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @halves135(%a0: !pto.ptr<f32, l0c>, %a1: !pto.ptr<f32, ub>, %a4: i64, %a5: i64, %a6: i64, %a7: i64, %a8: i64) {
    %c2 = arith.constant 32 : i64
    %c3 = arith.constant 64 : i64
    "pto.mte_l0c_ub"(%a0, %a1, %c2, %c3, %a4, %a5, %a6, %a7, %a8) <{dst_mode = #pto<acc_store_ub_dst_mode split_n>, mode = #pto<acc_store_mode nz2nd>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1>}> : (!pto.ptr<f32, l0c>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| mte_l0c_ub.errors.mlir:6:18: error[PTO0801]: expected `source` in l0c, found l1
//| mte_l0c_ub.errors.mlir:7:24: error[PTO0801]: expected `destination` in ub, found l0a
//| mte_l0c_ub.errors.mlir:16:47: error[PTO0825]: `pre_quant` is given without attribute `pre_quant_mode`
//| mte_l0c_ub.errors.mlir:17:18: error[PTO0826]: expected i32 in `source` for deqf16_scalar, found f32
//| mte_l0c_ub.errors.mlir:18:24: error[PTO0826]: expected bf16 in `destination` for qf322bf16_pre_scalar, found f16
//| mte_l0c_ub.errors.mlir:19:55: error[PTO0827]: expected f16, bf16 or f32 as `pre_quant` for qf322f16_pre_scalar, found i64
//| mte_l0c_ub.errors.mlir:20:70: error[PTO0827]: expected a pointer to f16, bf16 or f32 in fb as `pre_quant` for qf322f16_pre_vec, found !pto.ptr<i32, fb>
//| mte_l0c_ub.errors.mlir:29:3: error[PTO0827]: scalar_relu needs `pre_relu`
//| mte_l0c_ub.errors.mlir:30:68: error[PTO0827]: expected nothing as `pre_relu` for normal_relu, found f32
//| mte_l0c_ub.errors.mlir:31:3: error[PTO0828]: attribute `pre_relu_mode` cannot be pwl in pto.mte_l0c_ub
//| mte_l0c_ub.errors.mlir:32:68: error[PTO0827]: expected a pointer to f16, bf16 or f32 in fb as `pre_relu` for vector_relu, found f32
//| mte_l0c_ub.errors.mlir:41:26: error[PTO0826]: `clip_value` is given, expected f16 or integers of 8 or 16 bits in `destination`, found f32
//| mte_l0c_ub.errors.mlir:41:47: error[PTO0829]: `clip_value` is given without attribute `pre_relu_mode`
//| mte_l0c_ub.errors.mlir:42:51: error[PTO0829]: `split` needs nz2nz as attribute `mode`, found none
//| mte_l0c_ub.errors.mlir:43:100: error[PTO0829]: nz2dn as attribute `mode` needs `loop0_src_stride`
//| mte_l0c_ub.errors.mlir:44:51: error[PTO0804]: `loop3_count` is given without `loop3_src_stride`
//| mte_l0c_ub.errors.mlir:44:51: error[PTO0829]: `loop3_count` needs nz2nd or nz2dn as attribute `mode`, found none
//| mte_l0c_ub.errors.mlir:53:64: error[PTO0111]: 'sat' is given twice
//| mte_l0c_ub.errors.mlir:54:70: error[PTO0111]: attribute 'sat_mode' is given twice
//| mte_l0c_ub.errors.mlir:55:72: error[PTO0111]: attribute 'mode' is given twice
//| mte_l0c_ub.errors.mlir:56:59: error[PTO0005]: expected unit_flag, pre_quant, pre_relu, nz2nd, nz2dn, nz2nz, loop3, sat or nosat
//| mte_l0c_ub.errors.mlir:66:29: error[PTO0808]: `m` is 33, expected a multiple of 2 for split_m
//| mte_l0c_ub.errors.mlir:67:33: error[PTO0808]: `n` is 33, expected a multiple of 32 for split_n
//| mte_l0c_ub.errors.mlir:68:49: error[PTO0829]: single as attribute `dst_mode` needs `sub_blockid`
//| mte_l0c_ub.errors.mlir:69:3: error[PTO0205]: pto.mte_l0c_ub expects attribute 'dst_mode', single, split_m or split_n
//| mte_l0c_ub.errors.mlir:81:22: error[PTO0826]: expected i32 in `source` for deqf16_scalar, found si32
//| mte_l0c_ub.errors.mlir:93:27: error[PTO0826]: expected f16 in `destination` for f32_f16, found bf16
//| mte_l0c_ub.errors.mlir:105:57: error[PTO0826]: expected f16 as `clip_value` for elements f16, found f32
//| mte_l0c_ub.errors.mlir:117:27: error[PTO0826]: `clip_value` is given, expected f16 or integers of 8 or 16 bits in `destination`, found f32
//| mte_l0c_ub.errors.mlir:129:57: error[PTO0826]: expected i16 or ui16 as `clip_value` for elements ui8, found i8
//| mte_l0c_ub.errors.mlir:141:57: error[PTO0829]: `loop3_count` needs nz2nd or nz2dn as attribute `mode`, found nz2nz
//| mte_l0c_ub.errors.mlir:153:27: error[PTO0807]: expected f32 in `destination` for nz2nz, found i32
//| mte_l0c_ub.errors.mlir:166:57: error[PTO0806]: `loop0_src_stride` is 2, expected the constant 1 with `unit_flag`
//| mte_l0c_ub.errors.mlir:178:57: error[PTO0806]: `loop0_src_stride` is a computed value, expected the constant 1 with `unit_flag`
//| mte_l0c_ub.errors.mlir:190:52: error[PTO0806]: `sub_blockid` is 2, expected 0 to 1
//| mte_l0c_ub.errors.mlir:201:102: error[PTO0829]: expected nz2nd or none as attribute `mode` with split_m, found nz2nz
//| mte_l0c_ub.errors.mlir:212:107: error[PTO0829]: attribute `pre_quant_mode` is given with split_m
//| mte_l0c_ub.errors.mlir:223:52: error[PTO0829]: `loop3_count` is given with split_n
