// Errors of pto.copy_ubuf_to_gm.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %c16 = arith.constant 16 : i64
  pto.copy_ubuf_to_gm %gm, %gm, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.copy_ubuf_to_gm %ubh, %gm, %n, %n, %n, %c16, %n, %n : !pto.ptr<f16, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  "pto.copy_ubuf_to_gm"(%ub) : (!pto.ptr<f32, ub>) -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %sid: i64, %y: i64, %h: i64, %z: i64, %w: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_gm %s, %d, %sid, %c2097152, %y, %h, %z, %w : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %sid: i64, %x: i64, %h: i64, %z: i64, %w: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.copy_ubuf_to_gm %s, %d, %sid, %x, %c65536, %h, %z, %w : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more2(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %sid: i64, %x: i64, %y: i64, %h: i64, %w: i64) {
    %c1099511627776 = arith.constant 1099511627776 : i64
    pto.copy_ubuf_to_gm %s, %d, %sid, %x, %y, %h, %c1099511627776, %w : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more3(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %sid: i64, %x: i64, %y: i64, %h: i64, %z: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.copy_ubuf_to_gm %s, %d, %sid, %x, %y, %h, %z, %c2097152 : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more4(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %sid: i64, %x: i64, %y: i64, %h: i64, %z: i64) {
    %c33 = arith.constant 33 : i64
    pto.copy_ubuf_to_gm %s, %d, %sid, %x, %y, %h, %z, %c33 : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, gm>, %n: i64, %len: i64, %h: i64, %x: i64, %y: i64) {
    %c16 = arith.constant 16 : i64
    pto.copy_ubuf_to_gm %s, %d, %c16, %n, %len, %h, %x, %y : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_ubuf_to_gm.errors.mlir:7:23: error[PTO0801]: expected `source` in ub, found gm
//| copy_ubuf_to_gm.errors.mlir:8:29: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (f16), found f32
//| copy_ubuf_to_gm.errors.mlir:8:46: error[PTO0806]: `l2_cache_ctl` is 16, expected 0 to 15
//| copy_ubuf_to_gm.errors.mlir:9:3: error[PTO0202]: pto.copy_ubuf_to_gm expects 8 operands (source, destination, sid, n_burst, len_burst, l2_cache_ctl, burst_dst_stride, burst_src_stride), found 1
//| copy_ubuf_to_gm.errors.mlir:19:39: error[PTO0806]: `n_burst` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_gm.errors.mlir:25:43: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| copy_ubuf_to_gm.errors.mlir:31:51: error[PTO0806]: `burst_dst_stride` is 1099511627776, expected 0 to 1099511627775
//| copy_ubuf_to_gm.errors.mlir:37:55: error[PTO0806]: `burst_src_stride` is 2097152, expected 0 to 2097151
//| copy_ubuf_to_gm.errors.mlir:43:55: warning[PTO0808]: `burst_src_stride` is 33, expected a multiple of 32
//| copy_ubuf_to_gm.errors.mlir:53:33: error[PTO0806]: `sid` is 16, expected 0 to 15
