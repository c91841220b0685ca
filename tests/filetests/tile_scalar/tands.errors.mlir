// Each rule of pto.tands, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x16xi32>, %scalar: i32, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi32>, i32) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x16xi16, valid=8x16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16, valid=8x16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @region2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16, valid=16x8>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16, valid=16x8>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<mat, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<mat, 16x16xi16>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<mat, 16x16xi16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i16, %dst: !pto.tile_buf<vec, 16x16xi16, blayout=col_major>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%dst : !pto.tile_buf<vec, 16x16xi16, blayout=col_major>)
    return
  }

  func.func @scalar(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: i64, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, i64) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @kind(%src: !pto.tile_buf<vec, 16x16xi16>, %scalar: ui16, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi16>, ui16) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%src: !pto.tile_buf<vec, 16x16xi64>, %scalar: i64, %dst: !pto.tile_buf<vec, 16x16xi64>) {
    pto.tands ins(%src, %scalar : !pto.tile_buf<vec, 16x16xi64>, i64) outs(%dst : !pto.tile_buf<vec, 16x16xi64>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @in_place(%a: !pto.tile_buf<vec, 16x16xi16>, %s: i16) {
    pto.tands ins(%a, %s : !pto.tile_buf<vec, 16x16xi16>, i16) outs(%a : !pto.tile_buf<vec, 16x16xi16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tands.errors.mlir:6:76: error[PTO0301]: expected element type i16 as in `src`, found i8 in `dst`
//| tands.errors.mlir:11:19: error[PTO0302]: expected i8 or i16 on a3, found i32 in `src`
//| tands.errors.mlir:16:19: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| tands.errors.mlir:21:19: error[PTO0303]: expected 8 valid columns as in `dst`, found 16 in `src`
//| tands.errors.mlir:26:19: error[PTO0304]: expected `src` in vec, found it in mat
//| tands.errors.mlir:31:76: error[PTO0304]: expected `dst` in vec, found it in mat
//| tands.errors.mlir:36:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tands.errors.mlir:41:76: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tands.errors.mlir:46:25: error[PTO0326]: expected i16, the element type of `src`, found i64 in `scalar`
//| tands.errors.mlir:51:25: error[PTO0203]: pto.tands expects a signless integer as operand 'scalar', found ui16
//| tands.errors.mlir:60:19: error[PTO0302]: expected i8, i16 or i32 on a5, found i64 in `src`
//| tands.errors.mlir:69:69: error[PTO0323]: `dst` and `src` are the same buffer
