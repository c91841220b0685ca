// Each rule of pto.tquant, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @type(%src: !pto.tile_buf<vec, 32x32xf16>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf16, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @type3(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi16>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi16>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 32x32xf32, valid=16x32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32, valid=16x32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @region2(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<mat, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<mat, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @memory2(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>, %tmp: !pto.tile_buf<mat, 32x32xf32>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst, %tmp : !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<mat, 32x32xf32>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8, blayout=col_major>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8, blayout=col_major>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x8xf32, blayout=col_major, slayout=row_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32, blayout=col_major, slayout=row_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @case(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type MXFP8>}
    return
  }

  func.func @belongs(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %offset: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp, %offset : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @belongs2(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_ASYM>}
    return
  }

  func.func @missing(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>)
    return
  }

  func.func @word(%src: !pto.tile_buf<vec, 32x32xf32>, %fp: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%src, %fp : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT4>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @column(%a: !pto.tile_buf<vec, 32x32xf32>, %f: !pto.tile_buf<vec, 32x2xf32, blayout=col_major>, %d: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%a, %f : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x2xf32, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }

  func.func @scratch_shape(%a: !pto.tile_buf<vec, 32x32xf32>, %f: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %t: !pto.tile_buf<vec, 64x32xf32, valid=32x32>, %d: !pto.tile_buf<vec, 32x32xi8>) {
    pto.tquant ins(%a, %f : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%d, %t : !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<vec, 64x32xf32, valid=32x32>) {quant_type = #pto<quant_type INT8_SYM>}
    return
  }
}

// run 1: exit 1
// stderr:
//| tquant.errors.mlir:6:20: error[PTO0302]: expected f32 on a3, found f16 in `src`
//| tquant.errors.mlir:11:26: error[PTO0302]: expected f32 on a3, found f16 in `fp`
//| tquant.errors.mlir:16:117: error[PTO0302]: expected i8 on a3, found i16 in `dst`
//| tquant.errors.mlir:21:20: error[PTO0303]: expected 32 valid rows as in `dst`, found 16 in `src`
//| tquant.errors.mlir:26:117: error[PTO0303]: expected 16 valid rows as in `fp`, found 32 in `dst`
//| tquant.errors.mlir:31:26: error[PTO0304]: expected `fp` in vec, found it in mat
//| tquant.errors.mlir:36:123: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tquant.errors.mlir:41:117: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tquant.errors.mlir:46:26: error[PTO0305]: expected `fp` with layout DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| tquant.errors.mlir:51:155: error[PTO0828]: attribute `quant_type` cannot be MXFP8 in pto.tquant
//| tquant.errors.mlir:56:31: error[PTO0829]: `offset` needs INT8_ASYM as attribute `quant_type`, found INT8_SYM
//| tquant.errors.mlir:61:155: error[PTO0829]: INT8_ASYM as attribute `quant_type` needs `offset`
//| tquant.errors.mlir:66:5: error[PTO0205]: pto.tquant expects attribute 'quant_type', INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| tquant.errors.mlir:71:184: error[PTO0122]: unknown quant type 'INT4', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| tquant.errors.mlir:80:24: error[PTO0339]: expected 1 valid column in `fp`, found 2
//| tquant.errors.mlir:85:118: error[PTO0328]: expected 32x32 elements as in `src`, found 64x32 in `tmp`
