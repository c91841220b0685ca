// Each rule of pto.trems, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!mat = !pto.tile_buf<mat, 16x16xf32>
!part = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>

func.func @types(%a: !f32, %b: !f16, %s: f32, %h: f16) {
  pto.trems ins(%a, %s : !f32, f32) outs(%b : !f16)
  pto.trems ins(%b, %h : !f16, f16) outs(%b : !f16)
  pto.trems ins(%a, %h : !f32, f16) outs(%a : !f32)
  return
}

func.func @places(%a: !f32, %s: f32, %p: !part, %m: !mat, %n: !dn) {
  pto.trems ins(%p, %s : !part, f32) outs(%a : !f32)
  pto.trems ins(%a, %s, %m : !f32, f32, !mat) outs(%a : !f32)
  pto.trems ins(%n, %s : !dn, f32) outs(%a : !f32)
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_type(%src: !pto.tile_buf<vec, 16x16xf32>, %s: f32, %tmp: !pto.tile_buf<vec, 1x16xi32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trems ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 1x16xi32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_extent(%src: !pto.tile_buf<vec, 16x16xf32>, %s: f32, %tmp: !pto.tile_buf<vec, 1x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trems ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 1x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xf32, valid=16x8>, %s: f32, %tmp: !pto.tile_buf<vec, 1x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=16x8>) {
    pto.trems ins(%src, %s, %tmp : !pto.tile_buf<vec, 16x16xf32, valid=16x8>, f32, !pto.tile_buf<vec, 1x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=16x8>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trems.errors.mlir:11:42: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| trems.errors.mlir:12:17: error[PTO0302]: expected i32 or f32 on a3, found f16 in `src`
//| trems.errors.mlir:13:21: error[PTO0326]: expected f32, the element type of `src`, found f16 in `scalar`
//| trems.errors.mlir:18:17: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| trems.errors.mlir:19:25: error[PTO0304]: expected `tmp` in vec, found it in mat
//| trems.errors.mlir:20:17: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trems.errors.mlir:28:29: error[PTO0301]: expected element type f32 as in `dst`, found i32 in `tmp`
//| trems.errors.mlir:33:29: error[PTO0324]: scratch `tmp` has 8 columns, 16 are needed for 16x16 elements of `dst`
//| trems.errors.mlir:38:29: error[PTO0322]: `tmp` has 32 bytes, 64 are needed
