// Each rule of pto.tprelu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>
!other = !pto.tile_buf<vec, 16x16xf16>
!no = !pto.tile_buf<vec, 16x16xi64>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>

func.func @types(%a: !tile, %b: !other, %c: !no) {
  pto.tprelu ins(%a, %b : !tile, !other) outs(%a : !tile)
  pto.tprelu ins(%c, %c : !no, !no) outs(%c : !no)
  return
}

func.func @places(%a: !tile, %p: !part, %m: !mat, %n: !dn) {
  pto.tprelu ins(%p, %a : !part, !tile) outs(%a : !tile)
  pto.tprelu ins(%a, %m : !tile, !mat) outs(%a : !tile)
  pto.tprelu ins(%a, %a : !tile, !tile) outs(%n : !dn)
  return
}

func.func @scratch(%a: !tile, %s: !pto.tile_buf<vec, 16x32xui8>, %n: !pto.tile_buf<vec, 17x1xui8>) {
  pto.tprelu ins(%a, %a, %a : !tile, !tile, !tile) outs(%a : !tile)
  pto.tprelu ins(%a, %a, %s : !tile, !tile, !pto.tile_buf<vec, 16x32xui8>) outs(%a : !tile)
  pto.tprelu ins(%a, %a, %n : !tile, !tile, !pto.tile_buf<vec, 17x1xui8>) outs(%a : !tile)
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 17x16xui8>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tprelu ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 17x16xui8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 32x16xf32, valid=16x16>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tprelu ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 32x16xf32, valid=16x16>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tprelu.errors.mlir:12:22: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tprelu.errors.mlir:13:18: error[PTO0302]: expected f16 or f32 on a3, found i64 in `src0`
//| tprelu.errors.mlir:18:18: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src0`
//| tprelu.errors.mlir:19:22: error[PTO0304]: expected `src1` in vec, found it in mat
//| tprelu.errors.mlir:20:46: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tprelu.errors.mlir:25:26: error[PTO0302]: expected i8 on a3, found f32 in `tmp`
//| tprelu.errors.mlir:25:26: error[PTO0323]: `tmp` and `src0` are the same buffer
//| tprelu.errors.mlir:25:26: error[PTO0324]: scratch `tmp` has 16 rows, 17 are needed for 16x16 elements of `dst`
//| tprelu.errors.mlir:26:26: error[PTO0324]: scratch `tmp` has 16 rows, 17 are needed for 16x16 elements of `dst`
//| tprelu.errors.mlir:27:26: error[PTO0324]: scratch `tmp` has 1 column, 2 are needed for 16x16 elements of `dst`
//| tprelu.errors.mlir:35:34: error[PTO0322]: `tmp` has 272 bytes, 544 are needed
//| tprelu.errors.mlir:44:27: error[PTO0328]: expected 16x16 elements as in `src0`, found 32x16 in `src1`
