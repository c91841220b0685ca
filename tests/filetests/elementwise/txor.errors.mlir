// Each rule of pto.txor, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xi16>
!other = !pto.tile_buf<vec, 16x16xf16>
!no = !pto.tile_buf<vec, 16x16xi64>
!dn = !pto.tile_buf<vec, 16x16xi16, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xi16>
!part = !pto.tile_buf<vec, 16x16xi16, valid=8x16>

func.func @types(%a: !tile, %b: !other, %c: !no) {
  pto.txor ins(%a, %b : !tile, !other) outs(%a : !tile)
  pto.txor ins(%c, %c : !no, !no) outs(%c : !no)
  return
}

func.func @places(%a: !tile, %p: !part, %m: !mat, %n: !dn) {
  pto.txor ins(%p, %a : !part, !tile) outs(%a : !tile)
  pto.txor ins(%a, %m : !tile, !mat) outs(%a : !tile)
  pto.txor ins(%a, %a : !tile, !tile) outs(%n : !dn)
  return
}

// Scratch is another destination on a2 and a3.
func.func @scratch(%a: !tile, %t: !pto.tile_buf<vec, 16x16xi32>, %p: !part) {
  pto.txor ins(%a, %a, %t : !tile, !tile, !pto.tile_buf<vec, 16x16xi32>) outs(%a : !tile)
  pto.txor ins(%a, %a, %p : !tile, !tile, !part) outs(%a : !tile)
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x16xi32>, %tmp: !pto.tile_buf<vec, 8x16xi32, valid=?x?>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.txor ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 8x16xi32, valid=?x?>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| txor.errors.mlir:12:20: error[PTO0301]: expected element type i16 as in `src0`, found f16 in `src1`
//| txor.errors.mlir:13:16: error[PTO0302]: expected i8, i16 or i32 on a3, found i64 in `src0`
//| txor.errors.mlir:18:16: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src0`
//| txor.errors.mlir:19:20: error[PTO0304]: expected `src1` in vec, found it in mat
//| txor.errors.mlir:20:44: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| txor.errors.mlir:26:24: error[PTO0301]: expected element type i16 as in `src0`, found i32 in `tmp`
//| txor.errors.mlir:27:24: error[PTO0303]: expected 16 valid rows as in `src0`, found 8 in `tmp`
//| txor.errors.mlir:35:32: error[PTO0322]: `tmp` has 512 bytes, 1024 are needed
