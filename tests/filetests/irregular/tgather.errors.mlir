// Each rule of pto.tgather, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f16 = !pto.tile_buf<vec, 1x32xf16>
!i32 = !pto.tile_buf<vec, 1x32xi32>

func.func @forms(%a: !f16, %i: !i32, %d: !f16, %s: f16, %t: !i32, %c: !i32) {
  pto.tgather ins(%a, %i : !f16, !i32) outs(%d : !f16)
  pto.tgather ins(%a, %s : !f16, f16) outs(%c : !i32)
  pto.tgather ins(%a, %i, %t : !f16, !i32, !i32) outs(%d, %c : !f16, !i32)
  "pto.tgather"(%a, %d) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>} : (!f16, !f16) -> ()
  pto.tgather ins(%a, %i, %t : !f16, !i32, !i32) outs(%d : !f16) {axis = "row"}
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !f16) outs(%d : !f16)
  "pto.tgather"(%a, %d, %i) {axis = "row", maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>} : (!f16, !f16, !i32) -> ()
  "pto.tgather"(%a, %d, %t) {axis = "row", maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>} : (!f16, !f16, !i32) -> ()
  return
}

func.func @types(%a: !f16, %b: !pto.tile_buf<vec, 1x32xf64>, %i: !i32, %h: !pto.tile_buf<vec, 1x32xi16>, %s: f32, %m: !pto.tile_buf<mat, 1x32xf16>,
                 %n: !pto.tile_buf<vec, 1x16xi32>, %c: !i32) {
  pto.tgather ins(%b, %i, %i : !pto.tile_buf<vec, 1x32xf64>, !i32, !i32) outs(%b : !pto.tile_buf<vec, 1x32xf64>)
  pto.tgather ins(%a, %h, %i : !f16, !pto.tile_buf<vec, 1x32xi16>, !i32) outs(%a : !f16)
  pto.tgather ins(%a, %s, %i : !f16, f32, !i32) outs(%c, %c : !i32, !i32)
  pto.tgather ins(%m, %i, %i : !pto.tile_buf<mat, 1x32xf16>, !i32, !i32) outs(%a : !f16)
  pto.tgather ins(%a, %n, %i : !f16, !pto.tile_buf<vec, 1x16xi32>, !i32) outs(%a : !f16)
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !f16, "row") outs(%a : !f16)
  pto.tgather ins(%a, %i, %i : !f16, !i32, !i32) outs(%c : !i32)
  return
}

func.func @positions(%a: !f16, %s: f16, %t: !pto.tile_buf<vec, 1x32xui8>, %c: !i32) {
  pto.tgather ins(%a, %s, %t : !f16, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%a, %c : !f16, !i32)
  pto.tgather ins(%a, %s, %t : !f16, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%c, %a : !i32, !f16)
  return
}

// -----

func.func @order(%a: !pto.tile_buf<vec, 1x32xf16>, %s: f16) {
  pto.tgather ins(%a, %s, %s : !pto.tile_buf<vec, 1x32xf16>, f16, f16) outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  return
}

// -----

func.func @pattern(%a: !pto.tile_buf<vec, 1x32xf16>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0110>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>, "diagonal") outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  return
}

func.func @layout(%a: !pto.tile_buf<vec, 32x32xf16, blayout=col_major>, %i: !pto.tile_buf<vec, 32x32xi32, blayout=col_major>, %t: !pto.tile_buf<vec, 32x32xi32, blayout=col_major>, %d: !pto.tile_buf<vec, 32x32xf16, blayout=col_major>) {
  pto.tgather ins(%a, %i, %t : !pto.tile_buf<vec, 32x32xf16, blayout=col_major>, !pto.tile_buf<vec, 32x32xi32, blayout=col_major>, !pto.tile_buf<vec, 32x32xi32, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 32x32xf16, blayout=col_major>)
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @pattern_valid(%a: !pto.tile_buf<vec, 1x32xf16>, %d: !pto.tile_buf<vec, 1x32xf16, valid=1x16>) {
    pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%d : !pto.tile_buf<vec, 1x32xf16, valid=1x16>)
    return
  }

  func.func @pattern_rows(%a: !pto.tile_buf<vec, 2x32xf16>, %d: !pto.tile_buf<vec, 1x16xf16>) {
    pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 2x32xf16>, "row") outs(%d : !pto.tile_buf<vec, 1x16xf16>)
    return
  }

  func.func @pattern_width(%a: !pto.tile_buf<vec, 1x32xf16>, %d: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%d : !pto.tile_buf<vec, 1x16xf32>)
    return
  }

  func.func @pattern_type(%a: !pto.tile_buf<vec, 1x32xi8>, %d: !pto.tile_buf<vec, 1x16xi8>) {
    pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !pto.tile_buf<vec, 1x32xi8>, "row") outs(%d : !pto.tile_buf<vec, 1x16xi8>)
    return
  }

  func.func @index_valid(%a: !pto.tile_buf<vec, 1x32xf16>, %i: !pto.tile_buf<vec, 1x32xi32, valid=1x16>, %t: !pto.tile_buf<vec, 1x32xi32, valid=1x16>, %d: !pto.tile_buf<vec, 1x32xf16, valid=1x16>) {
    pto.tgather ins(%a, %i, %t : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32, valid=1x16>, !pto.tile_buf<vec, 1x32xi32, valid=1x16>) outs(%d : !pto.tile_buf<vec, 1x32xf16, valid=1x16>)
    return
  }

  func.func @scratch_type(%a: !pto.tile_buf<vec, 1x32xf16>, %i: !pto.tile_buf<vec, 1x32xi32>, %t: !pto.tile_buf<vec, 1x32xf32>, %d: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tgather ins(%a, %i, %t : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf32>) outs(%d : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @scratch_region(%a: !pto.tile_buf<vec, 1x32xf16>, %i: !pto.tile_buf<vec, 1x32xi32>, %t: !pto.tile_buf<vec, 1x64xi32>, %d: !pto.tile_buf<vec, 1x32xf16>) {
    pto.tgather ins(%a, %i, %t : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x64xi32>) outs(%d : !pto.tile_buf<vec, 1x32xf16>)
    return
  }

  func.func @relation(%a: !pto.tile_buf<vec, 1x32xf16>, %s: f16, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 1x32xi32>) {
    pto.tgather ins(%a, %s, %t : !pto.tile_buf<vec, 1x32xf16>, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%d, %d : !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) {cmpMode = #pto<cmp lt>}
    return
  }
}

// -----

// A gather by index has no bf16; one by pattern has.
module attributes {pto.target_arch = "a5"} {
  func.func @bf16(%a: !pto.tile_buf<vec, 1x64xbf16>, %i: !pto.tile_buf<vec, 1x64xi32>) {
    pto.tgather ins(%a, %i : !pto.tile_buf<vec, 1x64xbf16>, !pto.tile_buf<vec, 1x64xi32>) outs(%a : !pto.tile_buf<vec, 1x64xbf16>)
    pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x64xbf16>, "row") outs(%a : !pto.tile_buf<vec, 1x64xbf16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tgather.errors.mlir:8:3: error[PTO0331]: this form needs the operand `tmp` on a3
//| tgather.errors.mlir:9:3: error[PTO0331]: this form needs the operand `cdst` on a3
//| tgather.errors.mlir:9:3: error[PTO0331]: this form needs the operand `tmp` on a3
//| tgather.errors.mlir:10:59: error[PTO0329]: `cdst` is not an operand of this form
//| tgather.errors.mlir:11:3: error[PTO0329]: expected one of `indices`, `kValue` and `maskPattern`
//| tgather.errors.mlir:12:67: error[PTO0830]: attribute `axis` is given without `maskPattern`
//| tgather.errors.mlir:13:24: error[PTO0830]: attribute `maskPattern` is given without `axis`
//| tgather.errors.mlir:14:3: error[PTO0329]: `indices` and `maskPattern` exclude each other
//| tgather.errors.mlir:15:25: error[PTO0329]: `tmp` is not an operand of this form
//| tgather.errors.mlir:21:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3 by index, found f64 in `src`
//| tgather.errors.mlir:22:23: error[PTO0302]: expected i32 on a3, found i16 in `indices`
//| tgather.errors.mlir:22:27: error[PTO0301]: expected element type i16 as in `indices`, found i32 in `tmp`
//| tgather.errors.mlir:23:23: error[PTO0326]: expected f16, the element type of `src`, found f32 in `kValue`
//| tgather.errors.mlir:24:19: error[PTO0304]: expected `src` in vec, found it in mat
//| tgather.errors.mlir:25:23: error[PTO0303]: expected 32 valid columns as in `dst`, found 16 in `indices`
//| tgather.errors.mlir:25:27: error[PTO0340]: expected a valid region of 1x16 as in `indices`, found 1x32 in `tmp`
//| tgather.errors.mlir:26:84: error[PTO0330]: P0101 keeps 2 of 4 columns: 32 in `src` do not become 32 in `dst`
//| tgather.errors.mlir:27:55: error[PTO0301]: expected element type f16 as in `src`, found i32 in `dst`
//| tgather.errors.mlir:32:78: error[PTO0302]: expected i32, positions, in `dst`, found f16
//| tgather.errors.mlir:33:82: error[PTO0302]: expected i32 on a3, found f16 in `cdst`
//| tgather.errors.mlir:40:27: error[PTO0202]: pto.tgather expects its operands in the order indices, kValue, tmp: none is left for a scalar
//| tgather.errors.mlir:47:56: error[PTO0122]: unknown mask pattern 'P0110', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| tgather.errors.mlir:48:96: error[PTO0122]: unknown axis 'diagonal', expected row or col
//| tgather.errors.mlir:53:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tgather.errors.mlir:53:23: error[PTO0305]: expected `indices` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tgather.errors.mlir:53:187: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tgather.errors.mlir:61:110: error[PTO0340]: expected all 32 columns of `dst` to be valid, found 16
//| tgather.errors.mlir:66:110: error[PTO0330]: P0101 keeps all rows: expected 2 in `dst` as in `src`, found 1
//| tgather.errors.mlir:71:110: error[PTO0301]: expected elements of 16 bits as in `src`, found f32 in `dst`
//| tgather.errors.mlir:76:21: error[PTO0302]: expected i16, i32, f16, bf16 or f32 on a3 by pattern, found i8 in `src`
//| tgather.errors.mlir:81:25: error[PTO0340]: expected all 32 columns of `indices` to be valid, found 16
//| tgather.errors.mlir:81:153: error[PTO0340]: expected all 32 columns of `dst` to be valid, found 16
//| tgather.errors.mlir:86:29: error[PTO0301]: expected element type i32 as in `indices`, found f32 in `tmp`
//| tgather.errors.mlir:91:29: error[PTO0340]: expected a valid region of 1x32 as in `indices`, found 1x64 in `tmp`
//| tgather.errors.mlir:96:174: error[PTO0828]: attribute `cmpMode` cannot be lt in pto.tgather
//| tgather.errors.mlir:106:21: error[PTO0302]: expected i8, i16, i32, f16, f32, f8E4M3FN, f8E5M2, f8E4M3, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5 by index, found bf16 in `src`
