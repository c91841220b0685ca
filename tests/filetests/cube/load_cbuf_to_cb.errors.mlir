// Each rule of pto.load_cbuf_to_cb, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<f16, gm>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, gm>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, gm>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f64, l0b>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f64, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_cb %v0, %v1, %cm1, %v3, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_cb %v0, %v1, %c65536, %v3, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %cm1, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %c65536, %v4, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v5: i64, %v6: i64, %v7: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %cm1, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v5: i64, %v6: i64, %v7: i64) {
    %c256 = arith.constant 256 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %c256, %v5, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v6: i64, %v7: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %cm1, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v6: i64, %v7: i64) {
    %c256 = arith.constant 256 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %c256, %v6, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error11(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v7: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %cm1, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error12(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v7: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %c65536, %v7 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error13(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %v6, %cm1 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error14(%v0: !pto.ptr<f16, l1>, %v1: !pto.ptr<f16, l0b>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_cb %v0, %v1, %v2, %v3, %v4, %v5, %v6, %c65536 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @packed91(%a0: !pto.ptr<!pto.f4E2M1x2, l1>, %a1: !pto.ptr<!pto.f4E2M1x2, l0b>, %a2: i64, %a3: i64, %a4: i64, %a5: i64, %a6: i64, %a7: i64) {
    "pto.load_cbuf_to_cb"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{transpose = false}> : (!pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0b>, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| load_cbuf_to_cb.errors.mlir:6:25: error[PTO0801]: expected `source` in l1, found gm
//| load_cbuf_to_cb.errors.mlir:11:30: error[PTO0801]: expected `destination` in l0b, found gm
//| load_cbuf_to_cb.errors.mlir:16:30: error[PTO0802]: expected elements of 16 bits in `destination` as in `source` (f16), found f64
//| load_cbuf_to_cb.errors.mlir:22:35: error[PTO0806]: `m_start` is -1, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:28:35: error[PTO0806]: `m_start` is 65536, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:34:40: error[PTO0806]: `k_start` is -1, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:40:40: error[PTO0806]: `k_start` is 65536, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:46:45: error[PTO0806]: `m_step` is -1, expected 0 to 255
//| load_cbuf_to_cb.errors.mlir:52:45: error[PTO0806]: `m_step` is 256, expected 0 to 255
//| load_cbuf_to_cb.errors.mlir:58:50: error[PTO0806]: `k_step` is -1, expected 0 to 255
//| load_cbuf_to_cb.errors.mlir:64:50: error[PTO0806]: `k_step` is 256, expected 0 to 255
//| load_cbuf_to_cb.errors.mlir:70:55: error[PTO0806]: `src_stride` is -1, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:76:55: error[PTO0806]: `src_stride` is 65536, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:82:60: error[PTO0806]: `dst_stride` is -1, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:88:60: error[PTO0806]: `dst_stride` is 65536, expected 0 to 65535
//| load_cbuf_to_cb.errors.mlir:97:27: error[PTO0807]: expected elements other than !pto.f4E1M2x2 or !pto.f4E2M1x2 in `source`, found !pto.f4E2M1x2
//| load_cbuf_to_cb.errors.mlir:97:32: error[PTO0807]: expected elements other than !pto.f4E1M2x2 or !pto.f4E2M1x2 in `destination`, found !pto.f4E2M1x2
