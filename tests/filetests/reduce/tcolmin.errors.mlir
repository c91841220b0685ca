// Each rule of pto.tcolmin, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 16x64xbf16>, %dst: !pto.tile_buf<vec, 1x64xbf16>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xbf16>) outs(%dst : !pto.tile_buf<vec, 1x64xbf16>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 16x64xi8>, %dst: !pto.tile_buf<vec, 1x64xi8>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xi8>) outs(%dst : !pto.tile_buf<vec, 1x64xi8>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf32, valid=1x32>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32, valid=1x32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<mat, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolmin ins(%src : !pto.tile_buf<mat, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<mat, 1x64xf32>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<mat, 1x64xf32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 16x64xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 16x64xf32>, %dst: !pto.tile_buf<vec, 1x64xf32, blayout=col_major>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xf32>) outs(%dst : !pto.tile_buf<vec, 1x64xf32, blayout=col_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type3(%src: !pto.tile_buf<vec, 16x64xi64>, %dst: !pto.tile_buf<vec, 1x64xi64>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xi64>) outs(%dst : !pto.tile_buf<vec, 1x64xi64>)
    return
  }

  func.func @empty(%src: !pto.tile_buf<vec, 16x64xf32, valid=0x64>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolmin ins(%src : !pto.tile_buf<vec, 16x64xf32, valid=0x64>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcolmin.errors.mlir:6:64: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tcolmin.errors.mlir:11:21: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src`
//| tcolmin.errors.mlir:16:21: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src`
//| tcolmin.errors.mlir:21:64: error[PTO0303]: expected 64 valid columns as in `src`, found 32 in `dst`
//| tcolmin.errors.mlir:26:21: error[PTO0304]: expected `src` in vec, found it in mat
//| tcolmin.errors.mlir:31:64: error[PTO0304]: expected `dst` in vec, found it in mat
//| tcolmin.errors.mlir:36:21: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolmin.errors.mlir:41:64: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolmin.errors.mlir:50:21: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `src`
//| tcolmin.errors.mlir:55:21: error[PTO0313]: valid region of `src` is empty: 0x64
