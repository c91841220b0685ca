// Each rule of pto.thistogram, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @type(%src: !pto.tile_buf<vec, 8x32xi32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xi32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xi8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xi8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }

  func.func @type3(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xi32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xi32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 4x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 4x256xui32>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<mat, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<mat, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 8x32xui32, blayout=col_major>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32, blayout=col_major>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }

  func.func @layout2(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 32x32xui8, valid=2x32, blayout=col_major, slayout=row_major>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 32x32xui8, valid=2x32, blayout=col_major, slayout=row_major>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }

  func.func @histogram(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x128xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x128xui32>)
    return
  }

  func.func @histogram2(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 1x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 1x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }

  func.func @histogram3(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>) {byte = 0 : i32}
    return
  }

  func.func @histogram4(%src: !pto.tile_buf<vec, 8x32xui16>, %idx: !pto.tile_buf<vec, 32x1xui8, valid=8x1, blayout=col_major>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui16>, !pto.tile_buf<vec, 32x1xui8, valid=8x1, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>) {byte = 2 : i32}
    return
  }

  func.func @value(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 3x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 3x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>) {byte = 4 : i32}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @target(%src: !pto.tile_buf<vec, 8x32xui32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xui32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @element_type(%src: !pto.tile_buf<vec, 8x32xf32>, %idx: !pto.tile_buf<vec, 2x32xui8>, %dst: !pto.tile_buf<vec, 8x256xui32>) {
    pto.thistogram ins(%src, %idx : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 2x32xui8>) outs(%dst : !pto.tile_buf<vec, 8x256xui32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| thistogram.errors.mlir:21:24: error[PTO0303]: expected 4 valid rows as in `dst`, found 8 in `src`
//| thistogram.errors.mlir:21:103: error[PTO0335]: expected 8 rows in `dst` as in `src`, found 4
//| thistogram.errors.mlir:26:30: error[PTO0304]: expected `idx` in vec, found it in mat
//| thistogram.errors.mlir:31:24: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| thistogram.errors.mlir:36:30: error[PTO0305]: expected `idx` with layout ND (row_major, none_box) or DN (col_major, none_box), found NZ (col_major, row_major, fractal 512)
//| thistogram.errors.mlir:36:30: error[PTO0335]: expected `idx` with layout ND for ui32, found NZ (col_major, row_major, fractal 512)
//| thistogram.errors.mlir:41:103: error[PTO0335]: expected 256 valid columns, a bin for each value of a byte, found 128 in `dst`
//| thistogram.errors.mlir:46:30: error[PTO0335]: expected 2x32 elements in `idx` for byte 1 of ui32, found 1x32
//| thistogram.errors.mlir:51:30: error[PTO0335]: expected 3x32 elements in `idx` for byte 0 of ui32, found 2x32
//| thistogram.errors.mlir:56:173: error[PTO0335]: expected 0 to 1 as attribute `byte` for ui16, found 2
//| thistogram.errors.mlir:61:150: error[PTO0207]: attribute 'byte' of pto.thistogram expects an i32 from 0 to 3, found 4 : i32
//| thistogram.errors.mlir:70:5: error[PTO0209]: pto.thistogram is not available on a3
//| thistogram.errors.mlir:79:24: error[PTO0302]: expected i16 or i32 on a5, found f32 in `src`
