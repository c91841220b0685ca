// Each rule of pto.create_cbuf_matrix, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f32, gm>, %v1: i32, %v2: i64, %v3: i64, %v4: i64) {
    pto.create_cbuf_matrix %v0, %v1, %v2, %v3, %v4 {fill_word_bits = 32 : i64} : !pto.ptr<f32, gm>, i32, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f32, l1>, %v1: i32, %v2: i64, %v3: i64, %v4: i64) {
    pto.create_cbuf_matrix %v0, %v1, %v2, %v3, %v4 {fill_word_bits = 24 : i64} : !pto.ptr<f32, l1>, i32, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @counts93(%a0: !pto.ptr<ui32, l1>, %a1: i32, %a3: i64, %a4: i64) {
    %c2 = arith.constant 32768 : i64
    "pto.create_cbuf_matrix"(%a0, %a1, %c2, %a3, %a4) <{fill_word_bits = 32 : i64}> : (!pto.ptr<ui32, l1>, i32, i64, i64, i64) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @counts94(%a0: !pto.ptr<ui16, l1>, %a1: i32, %a2: i64, %a3: i64, %a4: i64) {
    "pto.create_cbuf_matrix"(%a0, %a1, %a2, %a3, %a4) <{fill_word_bits = 32 : i64}> : (!pto.ptr<ui16, l1>, i32, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| create_cbuf_matrix.errors.mlir:6:28: error[PTO0801]: expected `dst` in l1, found gm
//| create_cbuf_matrix.errors.mlir:6:28: error[PTO0807]: expected ui32 in `dst` for words of 32 bits, found f32
//| create_cbuf_matrix.errors.mlir:11:53: error[PTO0823]: expected 16 or 32 as attribute `fill_word_bits`, found 24
//| create_cbuf_matrix.errors.mlir:21:40: error[PTO0806]: `repeat_times` is 32768, expected 0 to 32767
//| create_cbuf_matrix.errors.mlir:30:30: error[PTO0807]: expected ui32 in `dst` for words of 32 bits, found ui16
