// Each rule of pto.tcmp, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf16>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf16>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 8x64xi16>, %src1: !pto.tile_buf<vec, 8x64xi16>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi16>, !pto.tile_buf<vec, 8x64xi16>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @type2(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf32>, %dst: !pto.tile_buf<vec, 8x64xi16>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%dst : !pto.tile_buf<vec, 8x64xi16>)
    return
  }

  func.func @region(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf32, valid=8x32>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32, valid=8x32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @region2(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf32>, %dst: !pto.tile_buf<vec, 8x64xi8, valid=4x64>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8, valid=4x64>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf32>, %dst: !pto.tile_buf<mat, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%dst : !pto.tile_buf<mat, 8x64xi8>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 8x64xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 8x64xf32>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xf32, blayout=col_major>, !pto.tile_buf<vec, 8x64xf32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @equality(%src0: !pto.tile_buf<vec, 8x64xi32>, %src1: !pto.tile_buf<vec, 8x64xi32>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi32>, !pto.tile_buf<vec, 8x64xi32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @word(%src0: !pto.tile_buf<vec, 8x64xf32>, %src1: !pto.tile_buf<vec, 8x64xf32>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp above>} : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src0: !pto.tile_buf<vec, 8x64xi64>, %src1: !pto.tile_buf<vec, 8x64xi64>, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.tcmp ins(%src0, %src1 {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 8x64xi64>, !pto.tile_buf<vec, 8x64xi64>) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcmp.errors.mlir:6:25: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tcmp.errors.mlir:11:18: error[PTO0302]: expected i32, f16 or f32 on a3, found i16 in `src0`
//| tcmp.errors.mlir:16:123: error[PTO0302]: expected i8 on a3, found i16 in `dst`
//| tcmp.errors.mlir:21:18: error[PTO0303]: expected 32 valid columns as in `src1`, found 64 in `src0`
//| tcmp.errors.mlir:26:18: error[PTO0303]: expected 4 valid rows as in `dst`, found 8 in `src0`
//| tcmp.errors.mlir:31:123: error[PTO0304]: expected `dst` in vec, found it in mat
//| tcmp.errors.mlir:36:18: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcmp.errors.mlir:41:32: warning[PTO0336]: i32 is compared for eq on a3, whatever `cmpMode` says: found gt
//| tcmp.errors.mlir:46:51: error[PTO0122]: unknown cmp 'above', expected eq, ne, lt, le, gt or ge
//| tcmp.errors.mlir:55:18: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `src0`
