// Each rule of pto.copy_cbuf_to_fbuf, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: !pto.ptr<ui64, gm>, %v1: !pto.ptr<ui64, fb>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.copy_cbuf_to_fbuf %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<ui64, gm>, !pto.ptr<ui64, fb>, i64, i64, i64, i64
    return
  }

  func.func @error1(%v0: !pto.ptr<ui64, l1>, %v1: !pto.ptr<ui64, gm>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.copy_cbuf_to_fbuf %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<ui64, l1>, !pto.ptr<ui64, gm>, i64, i64, i64, i64
    return
  }

  func.func @error2(%v0: !pto.ptr<ui64, l1>, %v1: !pto.ptr<f32, fb>, %v2: i64, %v3: i64, %v4: i64, %v5: i64) {
    pto.copy_cbuf_to_fbuf %v0, %v1, %v2, %v3, %v4, %v5 : !pto.ptr<ui64, l1>, !pto.ptr<f32, fb>, i64, i64, i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| copy_cbuf_to_fbuf.errors.mlir:6:27: error[PTO0801]: expected `source` in l1, found gm
//| copy_cbuf_to_fbuf.errors.mlir:11:32: error[PTO0801]: expected `destination` in fb, found gm
//| copy_cbuf_to_fbuf.errors.mlir:16:32: error[PTO0802]: expected elements of 64 bits in `destination` as in `source` (ui64), found f32
