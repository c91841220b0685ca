// Each rule of pto.trowexpandexpdif, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<mat, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<mat, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %tmp: !pto.tile_buf<mat, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<mat, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, blayout=col_major>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, blayout=col_major>)
    return
  }

  func.func @layout2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32, blayout=col_major, slayout=row_major>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32, blayout=col_major, slayout=row_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @fit(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32, valid=8x8>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32, valid=8x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @fit2(%src0: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %src1: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=8x16>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @both_full(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_size(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 1x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 1x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @useless_scratch(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32>, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src0: !pto.tile_buf<vec, 16x16xbf16>, %src1: !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // One source covers the destination, in rows; the other has one value for each row.
  func.func @case(%f: !pto.tile_buf<vec, 8x16xf32>, %d: !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {
    pto.trowexpandexpdif ins(%f, %f : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%f : !pto.tile_buf<vec, 8x16xf32>)
    pto.trowexpandexpdif ins(%d, %c : !pto.tile_buf<vec, 8x16xf32, blayout=col_major>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) outs(%f : !pto.tile_buf<vec, 8x16xf32>)
    pto.trowexpandexpdif ins(%c, %f : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>, !pto.tile_buf<vec, 8x16xf32>) outs(%f : !pto.tile_buf<vec, 8x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @empty(%src0: !pto.tile_buf<vec, 16x16xf32, valid=0x16>, %src1: !pto.tile_buf<vec, 16x8xf32, valid=0x8>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=0x16>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=0x16>, !pto.tile_buf<vec, 16x8xf32, valid=0x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=0x16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trowexpandexpdif.errors.mlir:6:37: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| trowexpandexpdif.errors.mlir:11:30: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src0`
//| trowexpandexpdif.errors.mlir:16:30: error[PTO0302]: expected f16 or f32 on a3, found bf16 in `src0`
//| trowexpandexpdif.errors.mlir:21:30: error[PTO0304]: expected `src0` in vec, found it in mat
//| trowexpandexpdif.errors.mlir:26:44: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trowexpandexpdif.errors.mlir:31:111: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trowexpandexpdif.errors.mlir:36:37: error[PTO0305]: expected `src1` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| trowexpandexpdif.errors.mlir:41:37: error[PTO0315]: expected a valid region of 16x8 in `src1`, one value for each row of `dst`, found 8x8
//| trowexpandexpdif.errors.mlir:46:30: error[PTO0315]: neither `src0` (8x16) nor `src1` (16x8) covers the valid region 16x16 of `dst`
//| trowexpandexpdif.errors.mlir:51:37: error[PTO0315]: expected a valid region of 16x8 in `src1`, one value for each row of `dst`, found 16x16
//| trowexpandexpdif.errors.mlir:61:44: error[PTO0319]: scratch `tmp` has an effect only where one source is a column-major column
//| trowexpandexpdif.errors.mlir:70:30: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5, found bf16 in `src0`
//| trowexpandexpdif.errors.mlir:80:34: error[PTO0315]: expected a valid region of 8x8 in `src1`, one value for each row of `dst`, found 8x16
//| trowexpandexpdif.errors.mlir:81:30: error[PTO0315]: expected `src0` with layout row_major, as it covers `dst`, found DN (col_major, none_box)
//| trowexpandexpdif.errors.mlir:91:134: error[PTO0313]: valid region of `dst` is empty: 0x16
