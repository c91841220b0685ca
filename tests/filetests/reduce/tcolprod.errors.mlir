// Each rule of pto.tcolprod, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x64xbf16>, %dst: !pto.tile_buf<vec, 1x64xbf16>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xbf16>) outs(%dst : !pto.tile_buf<vec, 1x64xbf16>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 16x64xi8>, %dst: !pto.tile_buf<vec, 1x64xi8>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xi8>) outs(%dst : !pto.tile_buf<vec, 1x64xi8>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf32, valid=1x32>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32, valid=1x32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolprod ins(%src : !pto.tile_buf<mat, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<mat, 1x64xf32>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<mat, 1x64xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x64xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf32, blayout=col_major>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32, blayout=col_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src: !pto.tile_buf<vec, 16x64xi8>, %dst: !pto.tile_buf<vec, 1x64xi8>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xi8>) outs(%dst : !pto.tile_buf<vec, 1x64xi8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcolprod.errors.mlir:6:65: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tcolprod.errors.mlir:11:22: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src`
//| tcolprod.errors.mlir:16:22: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src`
//| tcolprod.errors.mlir:21:65: error[PTO0303]: expected 64 valid columns as in `src`, found 32 in `dst`
//| tcolprod.errors.mlir:26:22: error[PTO0304]: expected `src` in vec, found it in mat
//| tcolprod.errors.mlir:31:65: error[PTO0304]: expected `dst` in vec, found it in mat
//| tcolprod.errors.mlir:36:22: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolprod.errors.mlir:41:65: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolprod.errors.mlir:50:22: error[PTO0302]: expected i16, i32, f16, bf16 or f32 on a5, found i8 in `src`
