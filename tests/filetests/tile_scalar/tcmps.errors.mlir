// Each rule of pto.tcmps, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @type(%src: !pto.tile_buf<vec, 4x64xbf16>, %scalar: bf16, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xbf16>, bf16) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xi16>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xi16>)
    return
  }

  func.func @scalar(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f16, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f16) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xui8, valid=2x32>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xui8, valid=2x32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<mat, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xui8, blayout=col_major>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xui8, blayout=col_major>)
    return
  }

  func.func @word(%src: !pto.tile_buf<vec, 4x64xf32>, %scalar: f32, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp over>} : !pto.tile_buf<vec, 4x64xf32>, f32) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src: !pto.tile_buf<vec, 4x64xi64>, %scalar: i64, %dst: !pto.tile_buf<vec, 4x32xui8>) {
    pto.tcmps ins(%src, %scalar {cmpMode = #pto<cmp ge>} : !pto.tile_buf<vec, 4x64xi64>, i64) outs(%dst : !pto.tile_buf<vec, 4x32xui8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcmps.errors.mlir:6:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src`
//| tcmps.errors.mlir:11:100: error[PTO0302]: expected i8 on a3, found i16 in `dst`
//| tcmps.errors.mlir:16:25: error[PTO0326]: expected f32, the element type of `src`, found f16 in `scalar`
//| tcmps.errors.mlir:21:19: error[PTO0303]: expected 2 valid rows as in `dst`, found 4 in `src`
//| tcmps.errors.mlir:26:19: error[PTO0304]: expected `src` in vec, found it in mat
//| tcmps.errors.mlir:31:100: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcmps.errors.mlir:36:53: error[PTO0122]: unknown cmp 'over', expected eq, ne, lt, le, gt or ge
//| tcmps.errors.mlir:45:19: error[PTO0302]: expected i8, i16, i32, f16 or f32 on a5, found i64 in `src`
