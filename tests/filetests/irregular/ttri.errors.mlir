// Each rule of pto.ttri, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @type(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xbf16>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<vec, 8x64xbf16>)
    return
  }

  func.func @memory(%diagonal: i32, %dst: !pto.tile_buf<mat, 8x64xf32>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<mat, 8x64xf32>)
    return
  }

  func.func @layout(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xf32, blayout=col_major>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<vec, 8x64xf32, blayout=col_major>)
    return
  }

  func.func @kind(%diagonal: index, %dst: !pto.tile_buf<vec, 8x64xf32>) {
    pto.ttri ins(%diagonal : index) outs(%dst : !pto.tile_buf<vec, 8x64xf32>)
    return
  }

  func.func @value(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xf32>) {
    pto.ttri ins(%diagonal {upperOrLower = 2 : i32} : i32) outs(%dst : !pto.tile_buf<vec, 8x64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @type2(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xi64>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<vec, 8x64xi64>)
    return
  }
}

// run 1: exit 1
// stderr:
//| ttri.errors.mlir:6:40: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `dst`
//| ttri.errors.mlir:11:40: error[PTO0304]: expected `dst` in vec, found it in mat
//| ttri.errors.mlir:16:40: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| ttri.errors.mlir:21:18: error[PTO0203]: pto.ttri expects an integer as operand 'diagonal', found index
//| ttri.errors.mlir:26:44: error[PTO0207]: attribute 'upperOrLower' of pto.ttri expects an i32 from 0 to 1, found 2 : i32
//| ttri.errors.mlir:35:40: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found i64 in `dst`
