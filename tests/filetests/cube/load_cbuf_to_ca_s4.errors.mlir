// Each rule of pto.load_cbuf_to_ca_s4, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<!pto.f4E2M1x2, gm>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, gm>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, gm>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<f64, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<f64, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error3(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %cm1, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error4(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %c65536, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error5(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %cm1, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error6(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %c65536, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error7(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %cm1, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error8(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    %c256 = arith.constant 256 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %c256, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error9(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v6: i64, %v7: i64, %v8: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %cm1, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error10(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v6: i64, %v7: i64, %v8: i64) {
    %c256 = arith.constant 256 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %c256, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error11(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v7: i64, %v8: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %cm1, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error12(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v7: i64, %v8: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %c65536, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error13(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v8: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %cm1, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error14(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v8: i64) {
    %c65536 = arith.constant 65536 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %c65536, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error15(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    %cm1 = arith.constant -1 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %cm1 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error16(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64) {
    %c2 = arith.constant 2 : i64
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %c2 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }

  func.func @error17(%v0: !pto.ptr<i8, l1>, %v1: !pto.ptr<i8, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<i8, l1>, !pto.ptr<i8, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error18(%v0: !pto.ptr<!pto.f4E2M1x2, l1>, %v1: !pto.ptr<!pto.f4E2M1x2, l0a>, %v2: i64, %v3: i64, %v4: i64, %v5: i64, %v6: i64, %v7: i64, %v8: i64) {
    pto.load_cbuf_to_ca_s4 %v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 : !pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E2M1x2, l0a>, i64, i64, i64, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @mixed92(%a0: !pto.ptr<!pto.f4E2M1x2, l1>, %a1: !pto.ptr<!pto.f4E1M2x2, l0a>, %a2: i64, %a3: i64, %a4: i64, %a5: i64, %a6: i64, %a7: i64, %a8: i64) {
    "pto.load_cbuf_to_ca_s4"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (!pto.ptr<!pto.f4E2M1x2, l1>, !pto.ptr<!pto.f4E1M2x2, l0a>, i64, i64, i64, i64, i64, i64, i64) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| load_cbuf_to_ca_s4.errors.mlir:6:28: error[PTO0801]: expected `source` in l1, found gm
//| load_cbuf_to_ca_s4.errors.mlir:11:33: error[PTO0801]: expected `destination` in l0a, found gm
//| load_cbuf_to_ca_s4.errors.mlir:16:33: error[PTO0301]: expected element type !pto.f4E2M1x2 as in `source`, found f64 in `destination`
//| load_cbuf_to_ca_s4.errors.mlir:16:33: error[PTO0802]: expected elements of 8 bits in `destination` as in `source` (!pto.f4E2M1x2), found f64
//| load_cbuf_to_ca_s4.errors.mlir:22:38: error[PTO0806]: `m_start` is -1, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:28:38: error[PTO0806]: `m_start` is 65536, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:34:43: error[PTO0806]: `k_start` is -1, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:40:43: error[PTO0806]: `k_start` is 65536, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:46:48: error[PTO0806]: `m_step` is -1, expected 0 to 255
//| load_cbuf_to_ca_s4.errors.mlir:52:48: error[PTO0806]: `m_step` is 256, expected 0 to 255
//| load_cbuf_to_ca_s4.errors.mlir:58:53: error[PTO0806]: `k_step` is -1, expected 0 to 255
//| load_cbuf_to_ca_s4.errors.mlir:64:53: error[PTO0806]: `k_step` is 256, expected 0 to 255
//| load_cbuf_to_ca_s4.errors.mlir:70:58: error[PTO0806]: `src_stride` is -1, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:76:58: error[PTO0806]: `src_stride` is 65536, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:82:63: error[PTO0806]: `dst_stride` is -1, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:88:63: error[PTO0806]: `dst_stride` is 65536, expected 0 to 65535
//| load_cbuf_to_ca_s4.errors.mlir:94:68: error[PTO0806]: `transpose` is -1, expected 0 to 1
//| load_cbuf_to_ca_s4.errors.mlir:100:68: error[PTO0806]: `transpose` is 2, expected 0 to 1
//| load_cbuf_to_ca_s4.errors.mlir:105:28: error[PTO0807]: expected !pto.f4E1M2x2 or !pto.f4E2M1x2 in `source`, found i8
//| load_cbuf_to_ca_s4.errors.mlir:114:5: error[PTO0209]: pto.load_cbuf_to_ca_s4 is not available on a3
//| load_cbuf_to_ca_s4.errors.mlir:123:35: error[PTO0301]: expected element type !pto.f4E2M1x2 as in `source`, found !pto.f4E1M2x2 in `destination`
