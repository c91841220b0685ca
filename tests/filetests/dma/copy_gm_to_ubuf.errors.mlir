// Errors of pto.copy_gm_to_ubuf.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  pto.copy_gm_to_ubuf %ub, %ub, %n, %n, %n, %n, %n, %b, %n, %n, %n : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  pto.copy_gm_to_ubuf %gm, %gm, %n, %n, %n, %n, %n, %b, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  pto.copy_gm_to_ubuf %gm, %ubh, %n, %n, %n, %n, %n, %b, %c16, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  "pto.copy_gm_to_ubuf"(%gm, %ub) : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %y: i64, %l: i64, %r: i64, %b: i1, %h: i64, %z: i64, %w: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %c2097152, %y, %l, %r, %b, %h, %z, %w : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %x: i64, %l: i64, %r: i64, %b: i1, %h: i64, %z: i64, %w: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %x, %c65536, %l, %r, %b, %h, %z, %w : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }

  func.func @more2(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %x: i64, %y: i64, %l: i64, %r: i64, %b: i1, %h: i64, %w: i64) {
    %c1099511627776 = arith.constant 1099511627776 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %x, %y, %l, %r, %b, %h, %c1099511627776, %w : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }

  func.func @more3(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %x: i64, %y: i64, %l: i64, %r: i64, %b: i1, %h: i64, %z: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %x, %y, %l, %r, %b, %h, %z, %c2097152 : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }

  func.func @more4(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %x: i64, %y: i64, %l: i64, %r: i64, %b: i1, %h: i64, %z: i64) {
    %c33 = arith.constant 33 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %x, %y, %l, %r, %b, %h, %z, %c33 : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %n: i64, %len: i64, %l: i64, %r: i64, %b: i1, %h: i64, %x: i64, %y: i64) {
    %c16 = arith.constant 16 : i64
    pto.copy_gm_to_ubuf %s, %d, %c16, %n, %len, %l, %r, %b, %h, %x, %y : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %n: i64, %len: i64, %r: i64, %b: i1, %h: i64, %x: i64, %y: i64) {
    %c64 = arith.constant 64 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %n, %len, %c64, %r, %b, %h, %x, %y : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }

  func.func @more2(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, ub>, %sid: i64, %n: i64, %len: i64, %l: i64, %b: i1, %h: i64, %x: i64, %y: i64) {
    %cm1 = arith.constant -1 : i64
    pto.copy_gm_to_ubuf %s, %d, %sid, %n, %len, %l, %cm1, %b, %h, %x, %y : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_gm_to_ubuf.errors.mlir:7:23: error[PTO0801]: expected `source` in gm, found ub
//| copy_gm_to_ubuf.errors.mlir:8:28: error[PTO0801]: expected `destination` in ub, found gm
//| copy_gm_to_ubuf.errors.mlir:9:28: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| copy_gm_to_ubuf.errors.mlir:9:58: error[PTO0806]: `l2_cache_ctl` is 16, expected 0 to 15
//| copy_gm_to_ubuf.errors.mlir:10:3: error[PTO0202]: pto.copy_gm_to_ubuf expects 11 operands (source, destination, sid, n_burst, len_burst, left_padding_count, right_padding_count, data_select_bit, l2_cache_ctl, gm_stride, ub_stride), found 2
//| copy_gm_to_ubuf.errors.mlir:20:39: error[PTO0806]: `n_burst` is 2097152, expected 0 to 2097151
//| copy_gm_to_ubuf.errors.mlir:26:43: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| copy_gm_to_ubuf.errors.mlir:32:63: error[PTO0806]: `gm_stride` is 1099511627776, expected 0 to 1099511627775
//| copy_gm_to_ubuf.errors.mlir:38:67: error[PTO0806]: `ub_stride` is 2097152, expected 0 to 2097151
//| copy_gm_to_ubuf.errors.mlir:44:67: warning[PTO0808]: `ub_stride` is 33, expected a multiple of 32
//| copy_gm_to_ubuf.errors.mlir:54:33: error[PTO0806]: `sid` is 16, expected 0 to 15
//| copy_gm_to_ubuf.errors.mlir:60:49: error[PTO0806]: `left_padding_count` is 64, expected 0 to 63
//| copy_gm_to_ubuf.errors.mlir:66:53: error[PTO0806]: `right_padding_count` is -1, expected 0 to 63
