// Each rule of pto.tscatter, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src: !pto.tile_buf<vec, 1x32xf16>, %indexes: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xbf16>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xbf16>)
    return
  }

  func.func @type(%src: !pto.tile_buf<vec, 1x32xi64>, %indexes: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xi64>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 1x32xi64>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xi64>)
    return
  }

  func.func @type2(%src: !pto.tile_buf<vec, 1x32xf16>, %indexes: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @memory(%src: !pto.tile_buf<vec, 1x32xf16>, %indexes: !pto.tile_buf<mat, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<mat, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @layout(%src: !pto.tile_buf<vec, 1x32xf16>, %indexes: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xf16, blayout=col_major>) {
    pto.tscatter ins(%src, %indexes : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xf16, blayout=col_major>)
    return
  }

  func.func @pattern(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tscatter ins(%src, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @pattern2(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 4x32xf16>) {
    pto.tscatter ins(%src, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "col") outs(%dst : !pto.tile_buf<vec, 4x32xf16>)
    return
  }

  func.func @form(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>, %indexes: !pto.tile_buf<vec, 1x32xi16>) {
    "pto.tscatter"(%src, %dst, %indexes) <{axis = "row", maskPattern = #pto.mask_pattern<P1111>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) -> ()
    return
  }

  func.func @form2(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    "pto.tscatter"(%src, %dst) : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) -> ()
    return
  }

  func.func @partner(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>, %indexes: !pto.tile_buf<vec, 1x32xi16>) {
    "pto.tscatter"(%src, %dst, %indexes) <{axis = "row"}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi16>) -> ()
    return
  }

  func.func @partner2(%src: !pto.tile_buf<vec, 1x32xf16>, %dst: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tscatter ins(%src, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>) outs(%dst : !pto.tile_buf<vec, 1x32xf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @index_width(%src: !pto.tile_buf<vec, 1x32xf32>, %i: !pto.tile_buf<vec, 1x32xi16>, %dst: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tscatter ins(%src, %i : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi16>) outs(%dst : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @index_region(%src: !pto.tile_buf<vec, 1x32xf32>, %i: !pto.tile_buf<vec, 1x32xi32, valid=1x16>, %dst: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tscatter ins(%src, %i : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32, valid=1x16>) outs(%dst : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @region(%src: !pto.tile_buf<vec, 1x32xf32>, %i: !pto.tile_buf<vec, 1x32xi32>, %dst: !pto.tile_buf<vec, 1x32xf32, valid=1x16>) {
    pto.tscatter ins(%src, %i : !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%dst : !pto.tile_buf<vec, 1x32xf32, valid=1x16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tscatter.errors.mlir:6:104: error[PTO0301]: expected element type f16 as in `src`, found bf16 in `dst`
//| tscatter.errors.mlir:11:22: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a3, found i64 in `src`
//| tscatter.errors.mlir:16:28: error[PTO0302]: expected i16 or i32 on a3, found f16 in `indexes`
//| tscatter.errors.mlir:21:28: error[PTO0304]: expected `indexes` in vec, found it in mat
//| tscatter.errors.mlir:26:104: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tscatter.errors.mlir:31:22: error[PTO0330]: P0101 keeps 2 of 4 columns: 32 in `dst` do not become 32 in `src`
//| tscatter.errors.mlir:36:22: error[PTO0330]: P0101 keeps 2 of 4 rows: 4 in `dst` do not become 1 in `src`
//| tscatter.errors.mlir:41:32: error[PTO0329]: `indexes` and attribute `maskPattern` exclude each other
//| tscatter.errors.mlir:46:5: error[PTO0329]: expected `indexes` or attribute `maskPattern`
//| tscatter.errors.mlir:51:44: error[PTO0830]: attribute `axis` is given without `maskPattern`
//| tscatter.errors.mlir:56:29: error[PTO0830]: attribute `maskPattern` is given without `axis`
//| tscatter.errors.mlir:65:28: error[PTO0340]: expected indices of 4 bytes in `indexes` for f32 in `src`, found i16
//| tscatter.errors.mlir:70:28: error[PTO0340]: expected an index in `indexes` for each valid element of `src` (1x32), found 1x16
//| tscatter.errors.mlir:75:98: error[PTO0340]: valid region 1x16 of `dst` is smaller than that of `src`, 1x32
