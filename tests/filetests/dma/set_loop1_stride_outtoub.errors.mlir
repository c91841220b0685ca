// Errors of pto.set_loop1_stride_outtoub.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @kinds(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.set_loop1_stride_outtoub %n, %w : i64, i32
  "pto.set_loop1_stride_outtoub"(%n) : (i64) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @syntax(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.set_loop1_stride_outtoub %n : i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%b: i64) {
    %c1099511627776 = arith.constant 1099511627776 : i64
    pto.set_loop1_stride_outtoub %c1099511627776, %b : i64, i64
    return
  }

  func.func @more1(%a: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.set_loop1_stride_outtoub %a, %c2097152 : i64, i64
    return
  }

  func.func @more2(%a: i64) {
    %c33 = arith.constant 33 : i64
    pto.set_loop1_stride_outtoub %a, %c33 : i64, i64
    return
  }

  func.func @more3(%b: i64) {
    %cm1 = arith.constant -1 : i64
    pto.set_loop1_stride_outtoub %cm1, %b : i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| set_loop1_stride_outtoub.errors.mlir:6:36: error[PTO0203]: pto.set_loop1_stride_outtoub expects an i64 as operand 'second', found i32
//| set_loop1_stride_outtoub.errors.mlir:7:3: error[PTO0202]: pto.set_loop1_stride_outtoub expects 2 operands (first, second), found 1
//| set_loop1_stride_outtoub.errors.mlir:16:35: error[PTO0005]: expected ',', found ':'
//| set_loop1_stride_outtoub.errors.mlir:26:34: error[PTO0806]: `first` is 1099511627776, expected 0 to 1099511627775
//| set_loop1_stride_outtoub.errors.mlir:32:38: error[PTO0806]: `second` is 2097152, expected 0 to 2097151
//| set_loop1_stride_outtoub.errors.mlir:38:38: warning[PTO0808]: `second` is 33, expected a multiple of 32
//| set_loop1_stride_outtoub.errors.mlir:44:34: error[PTO0806]: `first` is -1, expected 0 to 1099511627775
