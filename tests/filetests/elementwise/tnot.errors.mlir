// Each rule of pto.tnot, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xi32>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @type3(%src: !pto.tile_buf<vec, 16x16xf16>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xf16>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xi16, valid=8x16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi16, valid=8x16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tnot ins(%src : !pto.tile_buf<mat, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<mat, 16x16xi16>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<mat, 16x16xi16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type4(%src: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tnot ins(%src : !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tnot.errors.mlir:6:61: error[PTO0301]: expected element type i16 as in `src`, found i32 in `dst`
//| tnot.errors.mlir:11:18: error[PTO0302]: expected i16 on a3, found i32 in `src`
//| tnot.errors.mlir:16:18: error[PTO0302]: expected i16 on a3, found i8 in `src`
//| tnot.errors.mlir:21:18: error[PTO0302]: expected i16 on a3, found f16 in `src`
//| tnot.errors.mlir:26:18: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tnot.errors.mlir:31:18: error[PTO0304]: expected `src` in vec, found it in mat
//| tnot.errors.mlir:36:61: error[PTO0304]: expected `dst` in vec, found it in mat
//| tnot.errors.mlir:41:18: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tnot.errors.mlir:46:61: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tnot.errors.mlir:55:18: error[PTO0302]: expected i8, i16 or i32 on a5, found f32 in `src`
