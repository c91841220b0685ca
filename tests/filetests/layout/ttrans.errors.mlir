// Each rule of pto.ttrans, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 8x8xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 8x16xf16>, %i: !pto.tile_buf<vec, 8x8xi64>, %m: !pto.tile_buf<mat, 8x8xf32>,
                 %n: !pto.tile_buf<vec, 8x8xf32, blayout=col_major>) {
  pto.ttrans ins(%a : !src) outs(%h : !pto.tile_buf<vec, 8x16xf16>)
  pto.ttrans ins(%i : !pto.tile_buf<vec, 8x8xi64>) outs(%i : !pto.tile_buf<vec, 8x8xi64>)
  pto.ttrans ins(%a, %m : !src, !pto.tile_buf<mat, 8x8xf32>) outs(%a : !src)
  pto.ttrans ins(%n : !pto.tile_buf<vec, 8x8xf32, blayout=col_major>) outs(%a : !src)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @lines(%a: !pto.tile_buf<vec, 8x4xf32>, %d: !pto.tile_buf<vec, 8x8xf32>) {
    pto.ttrans ins(%a : !pto.tile_buf<vec, 8x4xf32>) outs(%d : !pto.tile_buf<vec, 8x8xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.ttrans ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_type(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.ttrans ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type(%src: !pto.tile_buf<vec, 32x32x!pto.hif8>, %dst: !pto.tile_buf<vec, 32x32x!pto.hif8>) {
    pto.ttrans ins(%src : !pto.tile_buf<vec, 32x32x!pto.hif8>) outs(%dst : !pto.tile_buf<vec, 32x32x!pto.hif8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| ttrans.errors.mlir:8:34: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| ttrans.errors.mlir:9:18: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a3, found i64 in `src`
//| ttrans.errors.mlir:10:22: error[PTO0304]: expected `tmp` in vec, found it in mat
//| ttrans.errors.mlir:11:18: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| ttrans.errors.mlir:19:20: error[PTO0430]: a row of `src` has 16 bytes, not a multiple of 32
//| ttrans.errors.mlir:28:26: error[PTO0322]: `tmp` has 512 bytes, 1024 are needed
//| ttrans.errors.mlir:33:26: error[PTO0301]: expected element type f32 as in `src`, found i32 in `tmp`
//| ttrans.errors.mlir:42:20: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found !pto.hif8 in `src`
