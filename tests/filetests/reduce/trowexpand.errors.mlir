// Each rule of pto.trowexpand, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 32x8xf32>
!dst = !pto.tile_buf<vec, 32x32xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.tile_buf<vec, 16x8xf32>, %m: !pto.tile_buf<mat, 32x8xf32>,
                 %e: !pto.tile_buf<vec, 32x8xf32, valid=0x0>, %z: !pto.tile_buf<vec, 32x8xf32, blayout=col_major, slayout=row_major>,
                 %d: !dst) {
  pto.trowexpand ins(%a : !src) outs(%h : !pto.tile_buf<vec, 32x32xf16>)
  pto.trowexpand ins(%b : !pto.tile_buf<vec, 16x8xf32>) outs(%d : !dst)
  pto.trowexpand ins(%m : !pto.tile_buf<mat, 32x8xf32>) outs(%d : !dst)
  pto.trowexpand ins(%e : !pto.tile_buf<vec, 32x8xf32, valid=0x0>) outs(%d : !dst)
  pto.trowexpand ins(%z : !pto.tile_buf<vec, 32x8xf32, blayout=col_major, slayout=row_major>) outs(%d : !dst)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type(%src: !pto.tile_buf<vec, 16x32x!pto.hif8>, %dst: !pto.tile_buf<vec, 16x32x!pto.hif8>) {
    pto.trowexpand ins(%src : !pto.tile_buf<vec, 16x32x!pto.hif8>) outs(%dst : !pto.tile_buf<vec, 16x32x!pto.hif8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trowexpand.errors.mlir:10:38: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| trowexpand.errors.mlir:11:22: error[PTO0303]: expected 32 valid rows as in `dst`, found 16 in `src`
//| trowexpand.errors.mlir:12:22: error[PTO0304]: expected `src` in vec, found it in mat
//| trowexpand.errors.mlir:13:22: error[PTO0303]: expected 32 valid rows as in `dst`, found 0 in `src`
//| trowexpand.errors.mlir:13:22: error[PTO0313]: valid region of `src` is empty: 0x0
//| trowexpand.errors.mlir:14:22: error[PTO0305]: expected `src` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowexpand.errors.mlir:22:24: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found !pto.hif8 in `src`
