// Each rule of pto.tshls, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xi8>, %scalar: i8, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi8>, i8) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xi16, valid=8x16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16, valid=8x16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @region2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16, valid=16x8>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16, valid=16x8>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<mat, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<mat, 16x16xi16>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<mat, 16x16xi16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>)
    return
  }

  func.func @kind(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: ui16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, ui16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shift(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    %scalar = arith.constant 16 : i16
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shift2(%src: !pto.tile_buf<vec, 16x16xi16>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    %scalar = arith.constant -1 : i16
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%src: !pto.tile_buf<vec, 16x16xi64>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.tshls ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi64>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tshls.errors.mlir:6:76: error[PTO0301]: expected element type i16 as in `src`, found i32 in `dst`
//| tshls.errors.mlir:11:19: error[PTO0302]: expected i16 or i32 on a3, found i8 in `src`
//| tshls.errors.mlir:16:19: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tshls.errors.mlir:21:19: error[PTO0303]: expected 8 valid columns as in `dst`, found 16 in `src`
//| tshls.errors.mlir:26:19: error[PTO0304]: expected `src` in vec, found it in mat
//| tshls.errors.mlir:31:76: error[PTO0304]: expected `dst` in vec, found it in mat
//| tshls.errors.mlir:36:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tshls.errors.mlir:41:76: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tshls.errors.mlir:46:25: error[PTO0203]: pto.tshls expects a signless integer as operand 'scalar', found ui16
//| tshls.errors.mlir:52:25: error[PTO0332]: `scalar` is 16, expected 0 to 15 for i16
//| tshls.errors.mlir:58:25: error[PTO0332]: `scalar` is -1, expected 0 to 15 for i16
//| tshls.errors.mlir:67:19: error[PTO0302]: expected i8, i16 or i32 on a5, found i64 in `src`
