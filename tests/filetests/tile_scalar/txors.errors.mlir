// Each rule of pto.txors, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @scalar(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @kind(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: ui16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, ui16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xi16, valid=8x16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16, valid=8x16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %tmp: !pto.tile_buf<mat, 1x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %scalar, %tmp : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<mat, 1x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<mat, 16x16xi16>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<mat, 16x16xi16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @same_buffer(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%src : !pto.tile_buf<vec, 16x16xi16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%src: !pto.tile_buf<vec, 16x16xi64>, %scalar: i64, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.txors ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi64>, i64) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_type(%src: !pto.tile_buf<vec, 16x16xi16>, %s: i16, %tmp: !pto.tile_buf<vec, 16x16xi8>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 16x16xi8>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xi16>, %s: i16, %tmp: !pto.tile_buf<vec, 8x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.txors ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xi16>, i16, !pto.tile_buf<vec, 8x16xi16>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| txors.errors.mlir:6:76: error[PTO0301]: expected element type i16 as in `src`, found i8 in `dst`
//| txors.errors.mlir:11:19: error[PTO0302]: expected i8 or i16 on a3, found i32 in `src`
//| txors.errors.mlir:16:25: error[PTO0326]: expected i16, the element type of `src`, found i8 in `scalar`
//| txors.errors.mlir:21:25: error[PTO0203]: pto.txors expects a signless integer as operand 'scalar', found ui16
//| txors.errors.mlir:26:19: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| txors.errors.mlir:31:34: error[PTO0304]: expected `tmp` in vec, found it in mat
//| txors.errors.mlir:31:34: error[PTO0322]: `tmp` has 32 bytes, 512 are needed
//| txors.errors.mlir:36:76: error[PTO0304]: expected `dst` in vec, found it in mat
//| txors.errors.mlir:41:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| txors.errors.mlir:46:76: error[PTO0323]: `dst` and `src` are the same buffer
//| txors.errors.mlir:55:19: error[PTO0302]: expected i8, i16 or i32 on a5, found i64 in `src`
//| txors.errors.mlir:64:29: error[PTO0301]: expected element type i16 as in `src`, found i8 in `tmp`
//| txors.errors.mlir:64:29: error[PTO0322]: `tmp` has 256 bytes, 512 are needed
//| txors.errors.mlir:69:29: error[PTO0322]: `tmp` has 256 bytes, 512 are needed
