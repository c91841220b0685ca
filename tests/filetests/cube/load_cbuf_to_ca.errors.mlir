// Errors of pto.load_cbuf_to_ca.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  pto.load_cbuf_to_ca %gm, %l0a, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, gm>, !pto.ptr<f32, l0a>, i64, i64, i64, i64, i64, i64
  pto.load_cbuf_to_ca %l1, %gm, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  pto.load_cbuf_to_ca %l1, %l0ah, %n, %n, %n, %n, %n, %n : !pto.ptr<f32, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%s: !pto.ptr<f16, l1>, %d: !pto.ptr<f16, l0a>, %k: i64, %x: i64, %y: i64, %z: i64, %w: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca %s, %d, %c65536, %k, %x, %y, %z, %w : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more1(%s: !pto.ptr<f16, l1>, %d: !pto.ptr<f16, l0a>, %m: i64, %x: i64, %y: i64, %z: i64, %w: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca %s, %d, %m, %c65536, %x, %y, %z, %w : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more2(%s: !pto.ptr<f16, l1>, %d: !pto.ptr<f16, l0a>, %m: i64, %k: i64, %y: i64, %z: i64, %w: i64) {
    %c256 = arith.constant 256 : i64
    pto.load_cbuf_to_ca %s, %d, %m, %k, %c256, %y, %z, %w : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more3(%s: !pto.ptr<f16, l1>, %d: !pto.ptr<f16, l0a>, %m: i64, %k: i64, %x: i64, %z: i64, %w: i64) {
    %c256 = arith.constant 256 : i64
    pto.load_cbuf_to_ca %s, %d, %m, %k, %x, %c256, %z, %w : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more4(%s: !pto.ptr<f16, l1>, %d: !pto.ptr<f16, l0a>, %m: i64, %k: i64, %x: i64, %y: i64, %w: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca %s, %d, %m, %k, %x, %y, %c65536, %w : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @more5(%s: !pto.ptr<f16, l1>, %d: !pto.ptr<f16, l0a>, %m: i64, %k: i64, %x: i64, %y: i64, %z: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca %s, %d, %m, %k, %x, %y, %z, %c65536 : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @packed90(%a0: !pto.ptr<!pto.f4E2M1x2, l1>, %a1: !pto.ptr<!pto.f4E2M1x2, l0a>, %a2: i64, %a3: i64, %a4: i64, %a5: i64, %a6: i64, %a7: i64) {
    "pto.load_cbuf_to_ca"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{transpose = false}> : (!pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| load_cbuf_to_ca.errors.mlir:6:23: error[PTO0801]: expected `source` in l1, found gm
//| load_cbuf_to_ca.errors.mlir:7:28: error[PTO0801]: expected `destination` in l0a, found gm
//| load_cbuf_to_ca.errors.mlir:8:28: error[PTO0802]: expected elements of 32 bits in `destination` as in `source` (f32), found f16
//| load_cbuf_to_ca.errors.mlir:18:33: error[PTO0806]: `m_start` is 65536, expected 0 to 65535
//| load_cbuf_to_ca.errors.mlir:24:37: error[PTO0806]: `k_start` is 65536, expected 0 to 65535
//| load_cbuf_to_ca.errors.mlir:30:41: error[PTO0806]: `m_step` is 256, expected 0 to 255
//| load_cbuf_to_ca.errors.mlir:36:45: error[PTO0806]: `k_step` is 256, expected 0 to 255
//| load_cbuf_to_ca.errors.mlir:42:49: error[PTO0806]: `src_stride` is 65536, expected 0 to 65535
//| load_cbuf_to_ca.errors.mlir:48:53: error[PTO0806]: `dst_stride` is 65536, expected 0 to 65535
//| load_cbuf_to_ca.errors.mlir:57:27: error[PTO0807]: expected elements other than !pto.f4E1M2x2 or !pto.f4E2M1x2 in `source`, found !pto.f4E2M1x2
//| load_cbuf_to_ca.errors.mlir:57:32: error[PTO0807]: expected elements other than !pto.f4E1M2x2 or !pto.f4E2M1x2 in `destination`, found !pto.f4E2M1x2
