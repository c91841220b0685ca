// Errors of pto.raw_fill_l1.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.raw_fill_l1 %gm, %n, %w, %n, %n, %n {fill_word_bits = 32 : i64} : !pto.ptr<f32, gm>, i64, i32, i64, i64, i64
  pto.raw_fill_l1 %l1, %n, %w, %n, %n, %n {fill_word_bits = 24 : i64} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
  pto.raw_fill_l1 %l1, %n, %w, %n, %n, %n : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @kinds(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.raw_fill_l1 %l1, %n, %w, %n, %n, %n {fill_word_bits = 64 : i64} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
  pto.raw_fill_l1 %l1, %n, %w, %n, %n, %n {fill_word_bits = 32 : i32} : !pto.ptr<f32, l1>, i64, i32, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @counts95(%a0: !pto.ptr<i32, l1>, %a2: i32, %a3: i64, %a4: i64, %a5: i64) {
    %c1 = arith.constant 16 : i64
    "pto.raw_fill_l1"(%a0, %c1, %a2, %a3, %a4, %a5) <{fill_word_bits = 32 : i64}> : (!pto.ptr<i32, l1>, i64, i32, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @counts96(%a0: !pto.ptr<i32, l1>, %a1: i64, %a2: i32, %a3: i64, %a5: i64) {
    %c4 = arith.constant -1 : i64
    "pto.raw_fill_l1"(%a0, %a1, %a2, %a3, %c4, %a5) <{fill_word_bits = 32 : i64}> : (!pto.ptr<i32, l1>, i64, i32, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| raw_fill_l1.errors.mlir:6:19: error[PTO0801]: expected `dst` in l1, found gm
//| raw_fill_l1.errors.mlir:7:44: error[PTO0823]: expected 16 or 32 as attribute `fill_word_bits`, found 24
//| raw_fill_l1.errors.mlir:8:3: error[PTO0205]: pto.raw_fill_l1 expects attribute 'fill_word_bits', an i64 from 16 to 32
//| raw_fill_l1.errors.mlir:17:61: error[PTO0207]: attribute 'fill_word_bits' of pto.raw_fill_l1 expects an i64 from 16 to 32, found 64 : i64
//| raw_fill_l1.errors.mlir:18:66: error[PTO0207]: attribute 'fill_word_bits' of pto.raw_fill_l1 expects an i64 from 16 to 32, found 32 : i32
//| raw_fill_l1.errors.mlir:28:28: error[PTO0808]: `byte_offset` is 16, expected a multiple of 32
//| raw_fill_l1.errors.mlir:38:43: error[PTO0806]: `block_num_32b` is -1, expected 0 to 32767
